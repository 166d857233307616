import { describe, expect, test } from 'vitest';
import { lastChapter, lastVerse } from './kjv.ts';
import { compareNumbers, isNumberedAlike, type NumberedVerse } from './verse-numbers.ts';

const chapter = (book: NumberedVerse['book'], number: number, verses: number[]): NumberedVerse[] =>
  verses.map((verse) => ({ book, chapter: number, verse, through: verse }));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('the chapters and verses of the King James Version are known', () => {
  expect([lastChapter('Psalms'), lastVerse('Psalms', 119), lastVerse('3 John', 1)]).toEqual([150, 176, 14]);
  expect([lastVerse('Jude', 2), lastVerse('Song of Solomon', 8)]).toEqual([0, 14]);
});

describe('a chapter has the numbers of the King James Version', () => {
  test.each([
    ['when it ends with the same verse', 'Galatians', 6, 2, 18, true],
    ['not when a psalm’s title is its first verse', 'Psalms', 51, 10, 21, false],
    ['not when the chapter is divided otherwise', 'Joel', 2, 28, 27, false],
    ['up to the verse that others divide: 3 John 14 and 15', '3 John', 1, 13, 15, true],
    ['but not the divided verse', '3 John', 1, 14, 15, false],
  ] as const)('%s', (_what, book, number, verse, last, expected) => {
    expect(isNumberedAlike(book, number, verse, last)).toBe(expected);
  });
});

test('missing books, missing verses and chapters that end otherwise are told', () => {
  const jude = chapter(
    'Jude',
    1,
    upTo(25).filter((verse) => verse !== 5),
  );
  const john = [...chapter('3 John', 1, upTo(15))];
  const { missingBooks, missingVerses, chapters } = compareNumbers([...jude, ...john]);
  expect(missingBooks).toHaveLength(64);
  expect(missingVerses).toEqual(['Jude 1:5']);
  expect(chapters).toEqual([{ chapter: '3 John 1', last: 15, lastInKjv: 14 }]);
});

test('verses printed as one are not missing', () => {
  const verses = [
    ...chapter(
      'Jude',
      1,
      upTo(25).filter((verse) => verse > 2),
    ),
  ];
  verses.push({ book: 'Jude', chapter: 1, verse: 1, through: 2 });
  expect(compareNumbers(verses).missingVerses).toEqual([]);
});
