import { expect, test } from 'vitest';
import { findTextErrors } from '../../text-rules.ts';
import { findForeign } from './english.ts';
import { findNames } from './names.ts';
import { findReaderWords } from './reader-words.ts';
import { findBreaches } from './rules.ts';

// The length of the longest answer that is read.
const SIZE = 20_000;
// What the expressions begin with, over and over, so that each place is tried and none is found.
const PARTS = [
  ...['God ', 'God has ', 'God is ', 'God’s ', 'Prayer ', 'Tell ', 'going ', 'the words ', 'keep it ', 'no not never '],
  ...['call one two ', 'one two a ', 'llama al uno y ', 'a.', 'a@', '1 ', '1-', 'A ', 'Anna '],
  ...['“', '"', "'", ' ', '\n', '.', ': ', ', ', '&a', 'A', 'a', 'é', 'й', '神', '🙏'],
];

test.each(PARTS)('G3, S6: the checks of an answer end soon for 20,000 characters of “%s”', (part) => {
  const text = part.repeat(SIZE / part.length);
  // A time that grows with the square would pass the time limit of the test.
  findBreaches(text);
  findTextErrors('content', [text]);
  findNames(text, 'Titus');
  findReaderWords([text], [text], '');
  expect(findForeign(text, 3).length).toBeLessThan(4);
});

test('G3, S6: the form of a text that is far too long is not looked at', () => {
  const text = 'call one two '.repeat(15_000);
  expect(findTextErrors('content', [text])).toEqual([expect.objectContaining({ kind: 'words' })]);
});
