import { expect, test } from 'vitest';
import { excerptAround } from './excerpt.ts';

const TEXT = `${'One two three four. '.repeat(10)}Then Naomi came. ${'Five six seven eight. '.repeat(10)}`;

test('an excerpt shows the words as they stand, with whole words around them', () => {
  const excerpt = excerptAround(TEXT, '  naomi ');
  expect(excerpt?.match).toBe('Naomi');
  expect(excerpt?.before).toMatch(/^…(One|two|three|four\.) .* Then $/);
  expect(excerpt?.after).toMatch(/^ came\. Five .*…$/);
  expect(TEXT).toContain(`${excerpt?.before.slice(1)}Naomi${excerpt?.after.slice(0, -1)}`);
});

test('a short text is shown whole', () => {
  expect(excerptAround('Love that stays.', 'THAT')).toEqual({ before: 'Love ', match: 'that', after: ' stays.' });
});

test('there is none without the words, or without any', () => {
  expect(excerptAround(TEXT, 'Orpah')).toBeNull();
  expect(excerptAround(TEXT, '  ')).toBeNull();
});

test('a word longer than the room around it is still shown', () => {
  const long = 'a'.repeat(400);
  const excerpt = excerptAround(`${long}needle${long}`, 'needle');
  expect(excerpt?.match).toBe('needle');
  expect(`${excerpt?.before}${excerpt?.after}`.length).toBeGreaterThan(0);
});

test.each([
  ['Ο ΆΝΘΡΩΠΟΣ μας', 'ανθρωπος', 'Ο ', 'ΆΝΘΡΩΠΟΣ', ' μας'],
  ['İİİ İSTANBUL’da bir dost', 'istanbul', 'İİİ ', 'İSTANBUL', '’da bir dost'],
  ['Auf der Straße hier', 'STRASSE', 'Auf der ', 'Straße', ' hier'],
  ['Auf der Straße hier', 'stras', 'Auf der ', 'Straß', 'e hier'],
  ['Una oracio\u0301n, y ya', 'oracion', 'Una ', 'oracio\u0301n', ', y ya'],
  ['Una oracio\u0301n', 'oracio', 'Una ', 'oracio\u0301', 'n'],
  ['이 한국어 글', '한국', '이 ', '한국', '어 글'],
])('%s shows %s where it stands, though folding changes its length', (text, search, before, match, after) => {
  expect(excerptAround(text, search)).toEqual({ before, match, after });
});
