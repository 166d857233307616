import { beforeAll, expect, test } from 'vitest';
import { LIBRARY } from '../../../content/library/library.ts';
import { freeText } from '../../../content/library/measures/texts.ts';
import { readAll } from '../kjv.ts';
import { BibleIndex } from './bible-index.ts';
import { findUnsourced } from './unsourced.ts';
import type { Bibles } from './verify.ts';

let bibles: Bibles;
beforeAll(async () => {
  bibles = { main: await BibleIndex.build('KJV', readAll()), others: [] };
});

const codes = (text: string) => findUnsourced(text, bibles).map(({ code }) => code);

test.each([
  ['Scripture with its reference', '“Bear ye one another’s burdens” (Galatians 6:2).'],
  ['references of every kind', 'Read Psalm 23, 1 John 4:11, Romans 12:15-16 and the letter that we call 1 Peter.'],
  ['a verse of the passage', 'Read verse 4 of that chapter, and chapter 5 after it.'],
  ['apostrophes', 'The friends’ door’s open, and ’tis late.'],
])('G1: %s passes', (_what, text) => {
  expect(codes(text)).toEqual([]);
});

test.each([
  ['a saying of nobody', 'He wrote, “A friend is the harbor of the tired soul.”'],
  ['two words', 'We call that “true love” here.'],
  ['straight marks', 'We call that "true love" here.'],
  ['single marks', 'We call that ‘true love’ here.'],
  ['French marks', 'We call that «true love» here.'],
  ['German marks', 'We call that „true love“ here.'],
  ['a mark that does not end', 'He said, “come in.'],
  ['Scripture without its reference', '“A friend loveth at all times, and a brother is born for adversity.”'],
])('G1: quotation marks around %s are found', (_what, text) => {
  expect(codes(text)).toEqual(['quotation_unsourced']);
});

test.each(['Name 3 friends.', 'At 7:30 ring her.', 'Give 10% of it.', 'Read ٣ lines.'])(
  'G5: digits outside of a reference are found: %s',
  (text) => {
    expect(codes(text)).toEqual(['number_unsourced']);
  },
);

test('G3: of all texts of the library only seven years of history are found, which no model is asked for', () => {
  const found = LIBRARY.flatMap((entry) => freeText(entry).flatMap(({ text }) => findUnsourced(text, bibles)));
  const years = ['1636', '389', '1712', '350', '155', '387', '1770'];
  expect(found).toEqual(years.map((number) => ({ code: 'number_unsourced', params: { number } })));
});
