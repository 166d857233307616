/** The forms of a phrase by plural category; `#` stands for the number. `other` replaces each missing category. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns a function that writes counted phrases by the plural rules of a locale (decisions.md D45). */
export function pluralsOf(locale: string): (count: number, forms: PluralForms) => string {
  // Made for the first phrase, because they take milliseconds and a start needs none.
  let made: { rules: Intl.PluralRules; numbers: Intl.NumberFormat } | undefined;
  return (count, forms) => {
    made ??= { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) };
    const { rules, numbers } = made;
    return (forms[rules.select(count)] ?? forms.other).replace('#', () => numbers.format(count));
  };
}
