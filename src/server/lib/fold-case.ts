/**
 * Returns the form in which names are compared: the same for all names that differ only in case or invisible
 * characters.
 */
export function foldCase(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
}
