/** The start of a text in at most `limit` characters, ending with a whole word. */
export function openingOf(text: string, limit = 140): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= limit) return flat;
  const cut = flat.slice(0, limit);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > limit / 2 ? lastSpace : limit - 1).replace(/[\s,;:.–—-]+$/, '')}…`;
}
