/** The forms of a phrase by plural category; `#` stands for the number. `other` replaces each missing category. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns a function that writes counted phrases by the plural rules of a locale (decisions.md D45). */
export function pluralsOf(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', () => numbers.format(count));
}
