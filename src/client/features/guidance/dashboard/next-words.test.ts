import { describe, expect, it } from 'vitest';
import { whatComes, whenItComes } from './next-words.ts';

const at = (text: string) => new Date(text);

describe('what comes next', () => {
  it('is named with its article', () => {
    expect(whatComes('prayer')).toBe('a prayer');
    expect(whatComes('do')).toBe('an action');
    expect(whatComes('reflection')).toBe('a reflection');
  });

  it('is said as today, tomorrow, a weekday, or a date', () => {
    const now = at('2026-11-20T15:00:00Z');
    const when = (text: string) => whenItComes(at(text), now, 'UTC');
    expect(when('2026-11-20T20:30:00Z')).toBe('today at 8:30 PM');
    expect(when('2026-11-21T08:00:00Z')).toBe('tomorrow at 8:00 AM');
    expect(when('2026-11-22T08:00:00Z')).toBe('on Sunday at 8:00 AM');
    expect(when('2026-11-26T08:00:00Z')).toBe('on Thursday at 8:00 AM');
    expect(when('2026-11-27T08:00:00Z')).toBe('on Friday, November 27 at 8:00 AM');
  });

  it('counts days in the member’s zone, not in the browser’s', () => {
    const now = at('2026-11-20T22:00:00Z');
    const slot = at('2026-11-21T03:00:00Z');
    expect(whenItComes(slot, now, 'America/New_York')).toBe('today at 10:00 PM');
    expect(whenItComes(slot, now, 'Asia/Tokyo')).toBe('today at 12:00 PM');
    expect(whenItComes(slot, now, 'Europe/London')).toBe('tomorrow at 3:00 AM');
  });
});
