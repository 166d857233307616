/** A claim that a model may not make. */
export interface Claim {
  /** The reason that the model is told. */
  why: string;
  /** A sentence that makes the claim. A test compares it with the expression. */
  like: string;
  phrase: RegExp;
}

/** Returns the pattern of so many characters within one sentence. */
export const within = (most: number) => `[^.?!\\n]{0,${most}}?`;
/** Returns the pattern of one of some patterns. */
export const any = (...words: string[]) => `(?:${words.join('|')})`;
/** Returns an expression that takes capital and small letters alike. */
export const anyCase = (pattern: string) => new RegExp(pattern, 'iu');
/** Returns an expression in which a capital letter means a name. */
export const cased = (pattern: string) => new RegExp(pattern, 'u');

/** The names by which a text speaks of God and of those whom he sends. */
export const GOD = any(
  '[Gg]od',
  'Jesus(?: Christ)?',
  'Christ',
  '(?:[Tt]he|[Oo]ur|[Yy]our|[Mm]y) (?:Lord|Father|Saviou?r|Almighty|(?:Holy )?Spirit)',
  '(?:[Aa]n|[Tt]he|[Yy]our) angel',
  'Heaven',
);
