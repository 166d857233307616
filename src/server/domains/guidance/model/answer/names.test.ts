import { expect, test } from 'vitest';
import { findNames } from './names.ts';

test.each([
  ['God', 'You may ask God, our Father, for the Spirit of Christ, the Lamb.'],
  ['days and feasts', 'Call them on Monday, or on Sundays, and at Christmas.'],
  ['the people of the book', 'There Jonathan gave David his robe, and Saul saw it.'],
  ['the name of the book', 'Read on in Samuel tonight.'],
  ['a word that begins a sentence', 'Kind words help. Ring them. Today: Ask once.'],
])('G2: an answer on 1 Samuel may name %s', (_what, text) => {
  expect(findNames(text, '1 Samuel')).toEqual([]);
});

test.each([
  ['somebody of another book', 'Think of Ruth in the field.', 'Ruth'],
  ['an author', 'It is as old as Augustine.', 'Augustine'],
  ['a friend', 'Ask how Kevin slept.', 'Kevin'],
  ['a friend with the name of a word', 'Ask how Grace slept.', 'Grace'],
  ['a place', 'Friends in Tulsa miss you.', 'Tulsa'],
  ['a company', 'Send it by Venmo.', 'Venmo'],
  ['a church', 'Talk to a Lutheran.', 'Lutheran'],
  ['a word in capitals', 'Write the word WIN.', 'WIN'],
])('G2, G5: and not %s', (_what, text, name) => {
  expect(findNames(text, '1 Samuel')).toEqual([name]);
});

test('G3: an answer on a letter may name its writer and its readers', () => {
  expect(findNames('When Paul thought of his friends at Philippi, he was glad.', 'Philippians')).toEqual([]);
});
