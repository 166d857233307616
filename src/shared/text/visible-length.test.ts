import { expect, test } from 'vitest';
import { visibleLength } from './visible-length.ts';

test.each([
  ['', 0],
  [' \t\n', 0],
  ['\u200b\u200b', 0],
  ['\u200b \u200b', 0],
  ['\u2060\ufeff\u00ad\u200e\u0000', 0],
  ['\u3164\u115f\u034f\ufe0f\u2800', 0],
  [' a b ', 3],
  ['a\nb', 3],
  ['می\u200cخواهم', 7],
  ['Ἰησοῦς', 6],
])('the visible length of %j is %i', (text, expected) => {
  expect(visibleLength(text)).toBe(expected);
});
