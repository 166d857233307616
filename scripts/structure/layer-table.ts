/** A layer of the architecture, and the layers that its files may import. */
export interface Layer {
  name: string;
  holds: RegExp;
  mayImport: readonly string[];
}

// Every layer may import itself and `shared`, and the table has one row for all domains.
const UNSAID = new Set(['shared', 'shared domains']);
const WORDS: Record<string, readonly string[]> = { everything: ['*'], nothing: [], 'the router’s type': [] };

/** Compares the last column of the table of layers in docs/architecture.md with the rules of the imports. */
export function checkLayerTable(document: string, layers: readonly Layer[]): string[] {
  const [, table = ''] = /\n\| Where \| What \| May also import \|\n\|[-|]+\n((?:\|.*\n)*)/.exec(document) ?? [];
  const rows = [...table.matchAll(/^\| `([^`]+)`.* \| ([^|]+) \|$/gm)];
  if (rows.length === 0) return ['docs/architecture.md: it has no table of the layers.'];
  return rows.flatMap(([, path = '', cell = '']) => {
    const layer = layers.find(({ holds }) => holds.test(path.endsWith('/') ? `${path}file.ts` : path));
    if (!layer) return [`docs/architecture.md: \`${path}\` is in no layer of scripts/structure.ts.`];
    const said = cell.split(', ').flatMap((name) => WORDS[name] ?? [name]);
    const rules = layer.mayImport.filter((name) => name !== layer.name && !UNSAID.has(name));
    if (said.toSorted().join() === rules.toSorted().join()) return [];
    return [
      `docs/architecture.md: \`${path}\` may also import ${rules.join(', ') || 'nothing'}, and the table says ${cell}.`,
    ];
  });
}
