import { expect, test } from 'vitest';
import { isQuotedLetter } from './letter.ts';

test.each([
  ['Dear Paolo, you told me that she’s fading.', true],
  ['Dear Mr. Nwosu, you taught me fractions.', true],
  ['Dear Esi and Kofi, the truck comes on Friday.', true],
  ['Dear friends are rare, and Paul had several.', false],
  ['He wrote: Dear Anna, come soon.', false],
])('%s', (text, expected) => {
  expect(isQuotedLetter(text)).toBe(expected);
});
