import { describe, expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

describe('the greeting', () => {
  it('depends on the hour in the member’s zone', () => {
    const parts = Array.from({ length: 24 }, (_, hour) => greetingAt(hour));
    expect(parts.slice(0, 4)).toEqual(Array(4).fill('evening'));
    expect(parts.slice(4, 12)).toEqual(Array(8).fill('morning'));
    expect(parts.slice(12, 17)).toEqual(Array(5).fill('afternoon'));
    expect(parts.slice(17)).toEqual(Array(7).fill('evening'));
  });
});
