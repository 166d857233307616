// The diacritics of the Latin, Greek and Cyrillic scripts. The marks of other scripts are letters of theirs and stay.
const DIACRITICS = /[\u0300-\u036f]/g;
const NOT_ASCII = /[^\p{ASCII}]/u;

/**
 * The form texts are searched by: the same for texts that differ in case, in diacritics or in how their letters are
 * encoded, in any script. `Ά` becomes `α`, `İ` and `ı` become `i`, `ß` becomes `ss`, `ς` becomes `σ`.
 */
export function foldText(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').replace(DIACRITICS, '');
  // Only capitals unite `ß` with `ss` and `ı` with `i`; lower case comes first for `ẞ`, which has no other capital.
  const folded = plain.toLowerCase().toUpperCase().toLowerCase();
  // Lower case gives `ς` at the end of a word, where a part of a longer word was typed.
  return folded.replaceAll('ς', 'σ').normalize('NFC');
}
