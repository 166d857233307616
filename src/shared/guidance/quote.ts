/** The two parts of a stored quote, which the screen sets apart. */
export interface QuoteParts {
  text: string;
  /** Author, work, place, year. */
  source: string;
}

/** Puts the parts into the one string that `historicalQuote` holds: `“…” — Matthew Henry, …` (rules.md G2). */
export function joinQuote({ text, source }: QuoteParts): string {
  return `“${text}” — ${source}`;
}

/** Sets the parts of a stored quote apart again; null where the string is not one. */
export function parseQuote(quote: string): QuoteParts | null {
  const [, text, source] = /^“(.+)” — (\S.*)$/s.exec(quote) ?? [];
  return text && source ? { text, source } : null;
}
