import { describe, expect, test } from 'vitest';
import { firstSentences, sentencesOf } from './sentences.ts';

test('sentences stand on one line each, without blanks', () => {
  expect(sentencesOf('I rang him.\n\nHe was   glad! Was I? ¿Y él?')).toEqual([
    'I rang him.',
    'He was glad!',
    'Was I?',
    '¿Y él?',
  ]);
  expect(sentencesOf(' \n ')).toEqual([]);
});

describe('the beginning of a text', () => {
  test('is the whole sentences that fit', () => {
    expect(firstSentences('One two. Three four. Five six.', 22)).toBe('One two. Three four.');
    expect(firstSentences('One two. Three four.', 20)).toBe('One two. Three four.');
    expect(firstSentences('One two. Three four.', 19)).toBe('One two.');
  });

  test('ends after a word where the first sentence is too long', () => {
    expect(firstSentences('One two three four five.', 14)).toBe('One two three…');
    expect(firstSentences('One, two three four five.', 5)).toBe('One,…');
  });

  test('never cuts a character in two', () => {
    const cut = firstSentences('😀'.repeat(20), 8);
    expect(cut).toMatch(/^(😀)+…$/u);
    expect(cut.length).toBeLessThanOrEqual(8);
    expect(firstSentences('x'.repeat(400), 300)).toHaveLength(299);
  });

  test('of nothing is nothing', () => {
    expect(firstSentences('', 300)).toBe('');
  });
});
