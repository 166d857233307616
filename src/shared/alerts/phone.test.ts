import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPhoneNumber, isPhoneNumber } from './phone.ts';

test.each([
  ['+1234567890', true],
  ['1234567890', true],
  ['+1 (234) 567-890', true],
  ['1.234.567.890', true],
  ['[12] {34} 567890', true],
  ['+1\t234\u00a0567890', true],
  ['1234567890123456', true],
  ['+123456789012345', true],
  ['12345678901234567', false],
  ['+1234567890123456', false],
  ['123456789', false],
  ['+12345678', false],
  ['0123456789', false],
  ['+0123456789', false],
  ['++1234567890', false],
  ['1234567890+', false],
  ['1234/567890', false],
  ['12345x67890', false],
  ['١٢٣٤٥٦٧٨٩٠', false],
  ['+1234567890\n', true],
  ['+1234567890;ext=1', false],
  ['', false],
  ['+', false],
])('%j is a number: %s (product.md §5)', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected);
});

test('a valid number, once cleaned, is an optional plus and ten to sixteen characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 -().[]x'), maxLength: 24 }), (text) => {
      if (isPhoneNumber(text)) expect(cleanPhoneNumber(text)).toMatch(/^(?=.{10,16}$)\+?[1-9]\d+$/);
    }),
  );
});
