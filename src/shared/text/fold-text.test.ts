import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['NAOMI', 'naomi'],
  ['Ά', 'ά'],
  ['ΛΌΓΟΣ', 'λόγος'],
  ['ΛΟΓΟΣ', 'Λόγος'],
  ['ДРУЖБА', 'дружба'],
  ['Ёлка', 'елка'],
  ['İSTANBUL', 'istanbul'],
  ['ISPARTA', 'ısparta'],
  ['STRASSE', 'straße'],
  ['STRAẞE', 'Strasse'],
  ['ORACIÓN', 'oracion'],
  // The same letter as one character and as two.
  ['Caf\u00e9', 'cafe\u0301'],
  ['ԲԱՐԵԿԱՄ', 'բարեկամ'],
  ['Ｐｒａｙ', 'pray'],
])('%s is searched as %s', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['か', 'が'],
  ['न', 'नि'],
  ['ㄱ', '각'],
  ['o', 'ø'],
])('%s and %s stay different letters', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

test('part of a word folds to part of the folded word, even at a final sigma', () => {
  expect(foldText('ΦΊΛΟΣΤΟΡΓΟΣ')).toContain(foldText('ΦΙΛΟΣ'));
  expect(foldText('한국어')).toContain(foldText('국'));
});

test('folding twice changes nothing', () => {
  for (const text of ['İıßẞς', 'Ά Ё é', '각 が नि', 'ﬁﬂ', 'ŉ ǰ ΐ'])
    expect(foldText(foldText(text))).toBe(foldText(text));
});

describe('only 30 marks of a run count, since normalizing a long run would block the process', () => {
  const TWO_CLASSES = ['\u05b0\u05b1', '\u05b1\u05b0', '\uff9e\u05b0', '\u093c\u094d'];

  test.each(TWO_CLASSES)('%j', (two) => {
    const folded = foldText(`a${two.repeat(8_000)}b${two.repeat(8_000)}`);
    expect(folded).toBe(`a${foldText(two.repeat(15))}b${foldText(two.repeat(15))}`);
    expect(folded).toHaveLength(62);
  });

  test('runs as long as languages write them stay unchanged', () => {
    for (const text of ['נִקּוּד', 'ก็้', 'ཧྐྵྨླྺྼྻྂ', '한국어']) expect(foldText(text)).toBe(foldText(text.normalize('NFD')));
    expect(foldText('שָּׁ')).toBe('שָּׁ'.normalize('NFKD').normalize('NFC'));
  });
});
