// The diacritics of the Latin, Greek and Cyrillic scripts. The marks of other scripts are letters of theirs and stay.
const DIACRITICS = /[\u0300-\u036f]/g;
// The first 30 of a run of marks, and the rest. Two halfwidth letters, U+FF9E and U+FF9F, become marks.
const MARKS_PAST_30 = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;
const NOT_ASCII = /[^\p{ASCII}]/u;

/**
 * The form texts are searched by: the same for texts that differ in case, in diacritics or in how their letters are
 * encoded, in any script. `Ά` becomes `α`, `İ` and `ı` become `i`, `ß` becomes `ss`, `ς` becomes `σ`.
 *
 * Of a run of combining marks 30 count, as in the Stream-Safe Text Format (UAX #15). Normalizing a run takes time by the
 * square of its length, and no language needs more than a few.
 */
export function foldText(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  const plain = text.replace(MARKS_PAST_30, '$1').normalize('NFKD').replace(DIACRITICS, '');
  // Only capitals unite `ß` with `ss` and `ı` with `i`; lower case comes first for `ẞ`, which has no other capital.
  const folded = plain.toLowerCase().toUpperCase().toLowerCase();
  // Lower case gives `ς` at the end of a word, where a part of a longer word was typed.
  return folded.replaceAll('ς', 'σ').normalize('NFC');
}
