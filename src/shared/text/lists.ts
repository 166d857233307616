/** Returns a function that writes several things as a list within a sentence, by the rules of a locale. */
export function listsOf(locale: string): (items: readonly string[]) => string {
  // Made for the first list, because it takes milliseconds and a start needs none.
  let format: Intl.ListFormat | undefined;
  return (items) => {
    format ??= new Intl.ListFormat(locale, { type: 'conjunction' });
    return format.format(items);
  };
}
