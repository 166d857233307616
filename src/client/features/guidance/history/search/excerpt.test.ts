import { expect, test } from 'vitest';
import { searchWords } from '../../../../../shared/text/search-words.ts';
import { excerptAround } from './excerpt.ts';

const TEXT = `${'One two three four. '.repeat(10)}Then Naomi came. ${'Five six seven eight. '.repeat(10)}`;

/** The excerpt with marked words in square brackets. */
const excerpt = (text: string, search: string) =>
  excerptAround(text, searchWords(search))
    ?.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('') ?? null;

test('an excerpt shows the words as written, with whole words around them', () => {
  expect(excerpt(TEXT, '  naomi ')).toMatch(/^…(One|two|three|four\.) .* Then \[Naomi\] came\. Five .*…$/);
  expect(TEXT).toContain(excerpt(TEXT, 'naomi')?.slice(1, -1).replaceAll(/[[\]]/g, ''));
});

test('a short text is shown whole', () => {
  expect(excerpt('Love that stays.', 'THAT')).toBe('Love [that] stays.');
});

test('every searched word is marked at the beginning of words', () => {
  expect(excerpt('The art of the heart is an art, and love bears.', 'bear art')).toBe(
    'The [art] of the heart is an [art], and love [bear]s.',
  );
  expect(excerpt('A heart.', 'art')).toBe('A he[art].');
  expect(excerpt('Ruth 1:16 (KJV)', 'ruth 1:1')).toBe('[Ruth] [1:1]6 (KJV)');
});

test('there is no excerpt without a match or without searched words', () => {
  expect(excerpt(TEXT, 'Orpah')).toBeNull();
  expect(excerpt(TEXT, '  ')).toBeNull();
});

test('a match inside a very long word is shown', () => {
  const long = 'a'.repeat(400);
  expect(excerpt(`${long}needle${long}`, 'needle')).toContain('[needle]');
});

test.each([
  ['Ο ΆΝΘΡΩΠΟΣ μας', 'ανθρωπος', 'Ο ', 'ΆΝΘΡΩΠΟΣ', ' μας'],
  ['İİİ İSTANBUL’da bir dost', 'istanbul', 'İİİ ', 'İSTANBUL', '’da bir dost'],
  ['Auf der Straße hier', 'STRASSE', 'Auf der ', 'Straße', ' hier'],
  ['Auf der Straße hier', 'stras', 'Auf der ', 'Straß', 'e hier'],
  ['Una oracio\u0301n, y ya', 'oracion', 'Una ', 'oracio\u0301n', ', y ya'],
  ['Una oracio\u0301n', 'oracio', 'Una ', 'oracio\u0301', 'n'],
  ['이 한국어 글', '한국', '이 ', '한국', '어 글'],
])('%s marks %s at the right place, although folding changes its length', (text, search, before, match, after) => {
  expect(excerpt(text, search)).toBe(`${before}[${match}]${after}`);
});
