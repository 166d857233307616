/** The non-empty lines of a text: how stored prose is split into paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
