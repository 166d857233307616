/**
 * Returns a path for the log, with possible tokens replaced: the end of an unsubscribe or answer link, in any encoding, and
 * any segment with 32 or more token characters.
 */
export function loggedPath(path: string): string {
  return decode(path)
    .replace(/((?:unsubscribe|answer)[/\\]).+/is, '$1…')
    .split(/([/\\])/)
    .map((part) => (/[\w-]{32}/.test(part) ? '…' : part))
    .join('');
}

/** Decodes percent-encoded characters in a path, up to five times. */
function decode(path: string): string {
  let text = path;
  for (let layer = 0; layer < 5 && text.includes('%'); layer += 1)
    text = text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return text;
}
