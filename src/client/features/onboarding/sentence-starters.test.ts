import { describe, expect, test } from 'vitest';
import { insertSentenceStarter } from './sentence-starters.ts';

/** Inserts a beginning into a text. `|` marks the caret, or both ends of a selection. */
function insertAt(marked: string, beginning: string): string {
  const from = marked.indexOf('|');
  const to = marked.lastIndexOf('|');
  const text = marked.replaceAll('|', '');
  const { text: after, caret } = insertSentenceStarter(text, from, to === from ? from : to - 1, beginning);
  return `${after.slice(0, caret)}|${after.slice(caret)}`;
}

describe('a beginning is inserted at the caret, and the caret moves behind it', () => {
  test.each([
    ['an empty text', '|', 'A friend is |'],
    ['the end of a sentence', 'She stayed.|', 'She stayed. A friend is |'],
    ['a space at the end', 'She stayed. |', 'She stayed. A friend is |'],
    ['a sentence without its full stop', 'She stayed|', 'She stayed. A friend is |'],
    ['a new line', 'She stayed.\n|', 'She stayed.\nA friend is |'],
    ['the middle of a text', 'She stayed.| He left.', 'She stayed. A friend is |He left.'],
    ['the start of a text', '|She stayed.', 'A friend is |She stayed.'],
    ['a selection, which it replaces', 'She stayed. |He left.|', 'She stayed. A friend is |'],
  ])('%s', (_where, marked, expected) => {
    expect(insertAt(marked, 'A friend is')).toBe(expected);
  });
});
