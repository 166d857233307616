import { describe, expect, test } from 'vitest';
import { spellingsOf } from './spellings.ts';

describe('one account of WhatsApp, written in two ways', () => {
  test.each([
    ['Brazil, with and without the ninth digit', '+5531996883193', '+553196883193'],
    ['Mexico, with and without the 1', '+5215512345678', '+525512345678'],
    ['Argentina, with and without the 9', '+5491158749895', '+541158749895'],
  ])('C2: %s', (_where, long, short) => {
    expect(spellingsOf(long)).toEqual([long, short]);
    expect(spellingsOf(short)).toEqual([short, long]);
  });

  test.each([
    ['a landline in Brazil', '+553133334444'],
    ['a mobile number in Brazil that was never shorter', '+5511950001234'],
    ['the United States', '+12025550123'],
    ['a number of another length', '+52155123456789'],
  ])('C2: %s has one spelling', (_what, number) => {
    expect(spellingsOf(number)).toEqual([number]);
  });
});
