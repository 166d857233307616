import { describe, expect, it } from 'vitest';
import { measurePassword, STRENGTHS } from './password-strength.ts';

describe('measurePassword', () => {
  it('rates a password that the contract refuses as short', () => {
    expect(measurePassword('')).toBe('short');
    expect(measurePassword('aB3$x')).toBe('short');
  });

  it('rates common words, lookalike letters, sequences and repeats as weak', () => {
    for (const password of [
      'password',
      'P@ssw0rd',
      'Password123',
      'qwerty123',
      'abcdefgh',
      'aaaaaaaaaaaa',
      '1234567890',
    ])
      expect(measurePassword(password), password).toBe('weak');
    expect(measurePassword('passpasspass')).toBe('weak');
  });

  it('does not count the member’s own name and address', () => {
    expect(measurePassword('ruth.naomi1', ['Ruth Naomi', 'ruth@parish.example'])).toBe('weak');
    expect(STRENGTHS.indexOf(measurePassword('ruthnaomi1'))).toBeGreaterThanOrEqual(STRENGTHS.indexOf('weak'));
  });

  it('rates length higher than symbols', () => {
    expect(measurePassword('Tr0ub4')).toBe('weak');
    expect(measurePassword('kettle orchard lantern bridge')).toBe('strong');
  });

  it('never falls when a character is added to a random password', () => {
    const password = 'v7#qL!m2Zx9&';
    const levels = Array.from({ length: password.length }, (_, length) =>
      STRENGTHS.indexOf(measurePassword(password.slice(0, length + 1))),
    );
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels.at(-1)).toBeGreaterThanOrEqual(STRENGTHS.indexOf('good'));
  });
});
