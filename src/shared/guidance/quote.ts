/** The two parts of a stored quote, which the screen shows separately. */
interface QuoteParts {
  text: string;
  /** Author, work, place, year. */
  source: string;
}

/** Joins the parts into the form of `historicalQuote`: `“…” — Matthew Henry, …` (rules.md G2). */
export function joinQuote({ text, source }: QuoteParts): string {
  return `“${text}” — ${source}`;
}

/** Splits a stored quote into its parts; returns null for any other text. */
export function parseQuote(quote: string): QuoteParts | null {
  const [, text, source] = /^“(.+)” — (\S.*)$/s.exec(quote) ?? [];
  return text && source ? { text, source } : null;
}
