const PRIVATE_PARTS = /[.'"`]_(?:def|zod)\b|\bsetPrototypeOf\b/;

// tRPC has no public way to list procedures, so one file may read its private parts.
const MAY_REACH_IN = 'src/server/http/list-calls.ts';

/** Returns a sentence where a file, or a test, reaches into private parts of tRPC or zod, or changes a prototype. */
export function checkPrivateParts(file: string, text: string): string[] {
  if (!/^(?:src|db)\//.test(file) || file === MAY_REACH_IN) return [];
  const found = PRIVATE_PARTS.exec(text);
  return found
    ? [
        `${file}: private parts of packages (${found[0]}) change with any version: use what they document (docs/decisions/public-interfaces.md).`,
      ]
    : [];
}
