import { describe, expect, it } from 'vitest';
import { pluralsOf } from './plural.ts';

describe('a counted phrase', () => {
  it('follows the plural rules of its language', () => {
    const polish = pluralsOf('pl');
    const forms = { one: '# list', few: '# listy', many: '# listów', other: '# listu' };
    expect([1, 2, 5, 22, 25].map((count) => polish(count, forms))).toEqual([
      '1 list',
      '2 listy',
      '5 listów',
      '22 listy',
      '25 listów',
    ]);
  });

  it('writes the number as the locale does', () => {
    expect(pluralsOf('en-US')(1234, { one: '# job', other: '# jobs' })).toBe('1,234 jobs');
    expect(pluralsOf('de')(1234, { other: '# Aufträge' })).toBe('1.234 Aufträge');
  });

  it('uses the form `other` for a missing category', () => {
    expect(pluralsOf('es')(1_000_000, { one: '# persona', other: '# personas' })).toMatch(/personas$/);
  });
});
