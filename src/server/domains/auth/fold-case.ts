/** The form names are compared by: one for all that look the same but for their case, invisible characters aside. */
export function foldCase(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
}
