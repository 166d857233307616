import type { AccountExport } from '../../../../../shared/account.ts';

/** Writes an export as JSON in pieces, one row of a list at a time, so that no piece takes long. */
export function* writeJson(document: AccountExport): Generator<string> {
  let opening = '{';
  for (const [name, value] of Object.entries(document)) {
    yield `${opening}\n  ${JSON.stringify(name)}: `;
    opening = ',';
    if (Array.isArray(value)) yield* writeList(value);
    else yield JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
  }
  yield '\n}\n';
}

function* writeList(rows: unknown[]): Generator<string> {
  let opening = '[';
  for (const row of rows) {
    yield `${opening}\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;
    opening = ',';
  }
  yield rows.length ? '\n  ]' : '[]';
}
