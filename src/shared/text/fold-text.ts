// The diacritics of the Latin, Greek and Cyrillic scripts. Other scripts use marks as letters, so their marks stay.
const DIACRITICS = /[\u0300-\u036f]/g;
// Matches a run of more than 30 marks and captures the first 30. Two halfwidth letters, U+FF9E and U+FF9F, become
// marks.
const MARKS_PAST_30 = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;
const NOT_ASCII = /[^\p{ASCII}]/u;

/**
 * Folds a text for search. Texts that differ only in case, in diacritics or in the encoding of their letters fold to
 * the same text, in any script: `Ά` becomes `α`, `İ` and `ı` become `i`, `ß` becomes `ss`, `ς` becomes `σ`.
 *
 * Only the first 30 of a run of combining marks count, as in the Stream-Safe Text Format (UAX #15). The time to
 * normalize a run grows with the square of its length, and no language needs more than a few marks.
 */
export function foldText(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  const plain = text.replace(MARKS_PAST_30, '$1').normalize('NFKD').replace(DIACRITICS, '');
  // Only upper case unites `ß` with `ss` and `ı` with `i`. Lower case comes first for `ẞ`, which has no other capital.
  const folded = plain.toLowerCase().toUpperCase().toLowerCase();
  // Lower case produces `ς` at the end of a word, but a member may have typed part of a longer word.
  return folded.replaceAll('ς', 'σ').normalize('NFC');
}

/**
 * Folds a text like {@link foldText}, and its quotation marks too: texts have curly ones, and a keyboard has straight
 * ones.
 */
export function foldTyped(text: string): string {
  return foldText(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
