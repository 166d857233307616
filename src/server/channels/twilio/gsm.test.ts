import { expect, test } from 'vitest';
import { segmentsOf, toGsm } from './gsm.ts';

test.each([
  ['“He said: ‘Come’” – and—well… so', '"He said: \'Come\'" - and-well... so'],
  ['a‐b‑c‒d–e—f―g−h', 'a-b-c-d-e-f-g-h'],
  ['‹a› ‟b” it´s «c»', '\'a\' "b" it\'s "c"'],
  ['a\u2002b\u2007c\u3000d', 'a b c d'],
  ['Œuvre, cœur, 1.º de Samuel†', 'OEuvre, coeur, 1.o de Samuel'],
  ['á í ó ú â ç ñ é ü', 'a i o u a c ñ é ü'],
  ['a\u00A0b\tc\u200Bd\u0000e', 'a b cde'],
  ['Thanks 🙏🏽!', 'Thanks !'],
  ['[1] {2} ~ ^ | \\ €', '[1] {2} ~ ^ | \\ €'],
  ['은혜 교회', '은혜 교회'],
])('C13: %j is written as %j', (text, written) => {
  expect(toGsm(text)).toBe(written);
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(459), 3],
  ['a'.repeat(460), 4],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['은'.repeat(70), 1],
  ['은'.repeat(71), 2],
  ['은'.repeat(201), 3],
  // A character of two places is not divided: it begins the next part, and leaves one place of this part empty.
  [`${'a'.repeat(152)}€${'b'.repeat(151)}`, 2],
  [`${'a'.repeat(152)}€${'b'.repeat(152)}`, 3],
  [`${'은'.repeat(66)}🙏${'은'.repeat(66)}`, 3],
  ['', 1],
])('C13: %j takes its number of segments', (text, count) => {
  expect(segmentsOf(text)).toBe(count);
});
