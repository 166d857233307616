/** The words that a table has for a code, and the end of the code that its family does not name, such as `554`. */
interface FoundCode<Words> {
  words: Words;
  reply: string;
}

/**
 * Finds what a table says of a delivery's code: its own row, else that of its family; null where the table has neither.
 * `smtp_554` is of the family `smtp_5xx`, and `outbox_enospc` of `outbox_*`.
 */
export function findCode<Words>(table: Readonly<Record<string, Words>>, code: string): FoundCode<Words> | null {
  const [, kind = '', rest = ''] = /^([a-z]+)_(.+)$/.exec(code) ?? [];
  const names = [code, ...(/^\d{3}$/.test(rest) ? [`${kind}_${rest.charAt(0)}xx`] : []), `${kind}_*`];
  for (const name of names) {
    const words = Object.hasOwn(table, name) ? table[name] : undefined;
    if (words) return { words, reply: rest };
  }
  return null;
}
