/** A piece of a USFM file. */
export type Token = { line: number } & (
  | { kind: 'text'; text: string }
  /** `\nd`, or nested in another `\+nd`. The white space after it is not part of the text. */
  | { kind: 'open'; marker: string }
  /** `\nd*` */
  | { kind: 'close'; marker: string }
);

const MARKER = /\\(\+?)([a-z][a-z0-9]*(?:-[a-z0-9]+)?)(\*?)/giy;
// `\qt-s |sid="1"\*`: the attributes and the end of a milestone follow its marker.
const MILESTONE_END = /\s*(?:\|[^\\]*)?\\\*/y;
const WHITE = /[ \t\n]/y;

/** Splits a USFM text with line feeds into its tokens. Milestones hold no words of the text and are left out. */
export function* readTokens(text: string): Generator<Token> {
  let line = 1;
  let at = 0;
  const pass = (end: number) => {
    for (; at < end; at++) if (text[at] === '\n') line++;
  };
  while (at < text.length) {
    const start = line;
    if (text[at] === '\\') {
      const found = matchAt(MARKER, text, at);
      if (found) {
        const [whole, , marker = '', close] = found;
        pass(at + whole.length);
        if (close) yield { kind: 'close', marker, line: start };
        else {
          const milestone = matchAt(MILESTONE_END, text, at);
          if (milestone) pass(at + milestone[0].length);
          else {
            pass(at + (matchAt(WHITE, text, at)?.[0].length ?? 0));
            yield { kind: 'open', marker, line: start };
          }
        }
        continue;
      }
    }
    const next = text.indexOf('\\', at + 1);
    const end = next < 0 ? text.length : next;
    const words = text.slice(at, end);
    pass(end);
    yield { kind: 'text', text: words, line: start };
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
