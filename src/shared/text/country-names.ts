/**
 * The names of countries in a language, as a list: `US,CA` → `United States and Canada`. What is no code of two letters
 * (ISO 3166-1) stays as it is.
 */
export function listCountries(locale: string, codes: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const nameOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined) ?? code;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(String(codes).split(',').map(nameOf));
}
