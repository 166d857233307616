const BEFORE = 48;
const AFTER = 96;

/** A text around the words that were looked for. */
export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

/** Where a text holds the words, with a little around them; null where it does not. */
export function excerptAround(text: string, search: string): Excerpt | null {
  const words = search.trim();
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return null;
  const end = at + words.length;
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const space = text.lastIndexOf(' ', end + AFTER);
  const to = text.length <= end + AFTER || space < end ? text.length : space;
  return {
    before: (from > 0 ? '…' : '') + text.slice(Math.min(from, at), at),
    match: text.slice(at, end),
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
  };
}
