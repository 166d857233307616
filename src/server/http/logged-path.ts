/**
 * A path for the log, without what in it could be a token: what an unsubscribe link ends in, however it is spelt, and
 * any part with 32 or more letters of one.
 */
export function loggedPath(path: string): string {
  return decode(path)
    .replace(/(unsubscribe[/\\]).+/is, '$1…')
    .split(/([/\\])/)
    .map((part) => (/[\w-]{32}/.test(part) ? '…' : part))
    .join('');
}

/** As it reads: what is written with percent signs, once or several times over, becomes letters and slashes. */
function decode(path: string): string {
  let text = path;
  for (let layer = 0; layer < 5 && text.includes('%'); layer += 1)
    text = text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return text;
}
