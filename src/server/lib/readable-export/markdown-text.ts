// Characters that Markdown interprets anywhere in a line: code, emphasis, links, images, HTML, strikethrough and
// tables.
const ANYWHERE = /[\\`*_[\]<~|]/g;
const ENTITY = /&(?=#?\w)/g;
// GitHub turns these schemes into links.
const SCHEME = /\b(https?|ftp|mailto|xmpp):/gi;
const MAIL = /(?<=\w)@(?=\w)/g;
const WWW = /\bwww\./gi;
// Characters that begin a heading, quote, list, rule, or the row under a table's head; a heading may end with # as
// well.
const AT_START = /^[>+=:-]/;
const HEADING = /(^|\s)#/g;
const NUMBERED = /^(\d{1,9})([.)])/;

/**
 * Returns the lines of a text, each escaped so that Markdown (CommonMark and GitHub's) shows it as it was written: no
 * line becomes a heading, list, quote, table or code, and nothing becomes HTML, emphasis or a link. A viewer such as
 * GitHub may still turn a displayed e-mail address into a link to that address.
 */
export function markdownLines(text: string): string[] {
  return text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => escapeLine(line.trim()));
}

/** Returns a text as one escaped line of Markdown. */
export function markdownLine(text: string): string {
  return escapeLine(text.trim().replace(/\s*[\r\n]\s*/g, ' '));
}

function escapeLine(line: string): string {
  return line
    .replace(ANYWHERE, '\\$&')
    .replace(ENTITY, '\\&')
    .replace(SCHEME, '$1\\:')
    .replace(MAIL, '\\@')
    .replace(WWW, (www) => `${www.slice(0, -1)}\\.`)
    .replace(AT_START, '\\$&')
    .replace(HEADING, '$1\\#')
    .replace(NUMBERED, '$1\\$2');
}
