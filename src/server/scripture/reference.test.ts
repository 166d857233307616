import { describe, expect, test } from 'vitest';
import { AppError } from '../lib/app-error.ts';
import { BOOKS } from './books.ts';
import { parseReference, showReference } from './reference.ts';

function errorOf(input: string): AppError {
  try {
    parseReference(input);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error(`${input} was accepted`);
}

describe('a valid reference is parsed', () => {
  test.each([
    ['Galatians 6:2', { book: 'Galatians', chapter: 6, from: 2, to: 2 }],
    ['1 John 4:7-11', { book: '1 John', chapter: 4, from: 7, to: 11 }],
    ['1 John 4:7–11', { book: '1 John', chapter: 4, from: 7, to: 11 }],
    ['Psalm 133:1', { book: 'Psalms', chapter: 133, from: 1, to: 1 }],
    ['Psalms 133:1', { book: 'Psalms', chapter: 133, from: 1, to: 1 }],
    ['Song of Solomon 8:6-7', { book: 'Song of Solomon', chapter: 8, from: 6, to: 7 }],
    ["Solomon's Song 8:6", { book: 'Song of Solomon', chapter: 8, from: 6, to: 6 }],
    ['  romans   12:9 - 10 ', { book: 'Romans', chapter: 12, from: 9, to: 10 }],
    ['Gal. 6:2', { book: 'Galatians', chapter: 6, from: 2, to: 2 }],
    ['1 Jn 4.7–11', { book: '1 John', chapter: 4, from: 7, to: 11 }],
    ['Ps 133:1', { book: 'Psalms', chapter: 133, from: 1, to: 1 }],
    ['Jude 5', { book: 'Jude', chapter: 1, from: 5, to: 5 }],
    ['3 John 15', { book: '3 John', chapter: 1, from: 15, to: 15 }],
    ['Psalm 119:105-110', { book: 'Psalms', chapter: 119, from: 105, to: 110 }],
  ])('%s', (input, expected) => {
    expect(parseReference(input)).toEqual(expected);
  });

  test('there are 66 books, no two alike', () => {
    expect(new Set(BOOKS).size).toBe(66);
  });
});

test('a missing reference is asked for', () => {
  expect(() => parseReference(' ')).toThrow('Please name the verses');
});

describe('an invalid reference is named in the error', () => {
  test.each([
    ['Galatians', 'is not a reference'],
    ['Galatians 6', 'is not a reference'],
    ['Galatians 6:2, 5', 'is not a reference'],
    ['Galatians 6:2-7:1', 'is not a reference'],
    ['Bear ye one another', 'is not a reference'],
    ['Gal 6', 'is not a reference'],
    ['Gal 6:2-7:1', 'is not a reference'],
    ['1 Jn 4:11-7', 'names no book'],
    ['I am 5', 'is not a reference'],
    ['Hezekiah 3:16', 'names no book'],
    ['constructor 1:1', 'names no book'],
    ['1 John 4:11-7', 'ends before it begins'],
    ['1 John 4:7-13', 'more than 6 verses'],
  ])('%s', (input, problem) => {
    const error = errorOf(input);
    expect(error.code).toBe('bad_request');
    expect(error.message).toContain(problem);
    expect(error.message).toContain(`"${input}"`);
  });
});

test.each([
  ['psalms 133:1', 'Psalm 133:1'],
  ['psalm 103:13-14', 'Psalm 103:13-14'],
  ['song of songs 8:6', 'Song of Solomon 8:6'],
  ['1 john 4:19-19', '1 John 4:19'],
])('%s is shown as %s', (input, shown) => {
  expect(showReference(parseReference(input))).toBe(shown);
});
