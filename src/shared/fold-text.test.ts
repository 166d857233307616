import { expect, test } from 'vitest';
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
  // The same letter in one character and in two.
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
])('%s and %s are different letters and stay so', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

test('a part of a word is part of the folded word, at a final sigma too', () => {
  expect(foldText('ΦΊΛΟΣΤΟΡΓΟΣ')).toContain(foldText('ΦΙΛΟΣ'));
  expect(foldText('한국어')).toContain(foldText('국'));
});

test('folding twice changes nothing more', () => {
  for (const text of ['İıßẞς', 'Ά Ё é', '각 が नि', 'ﬁﬂ', 'ŉ ǰ ΐ'])
    expect(foldText(foldText(text))).toBe(foldText(text));
});
