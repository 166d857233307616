import { describe, expect, it } from 'vitest';
import { formatWhen, typeWithArticle } from './next-entry-words.ts';

const at = (text: string) => new Date(text);

describe('the next entry', () => {
  it('is named with its article', () => {
    expect(typeWithArticle('prayer')).toBe('a prayer');
    expect(typeWithArticle('do')).toBe('an action');
    expect(typeWithArticle('reflection')).toBe('a reflection');
  });

  it('comes today, tomorrow, on a weekday, or on a date', () => {
    const now = at('2026-11-20T15:00:00Z');
    const when = (text: string) => formatWhen(at(text), now, 'UTC');
    expect(when('2026-11-20T20:30:00Z')).toBe('today at 8:30 PM');
    expect(when('2026-11-21T08:00:00Z')).toBe('tomorrow at 8:00 AM');
    expect(when('2026-11-22T08:00:00Z')).toBe('on Sunday at 8:00 AM');
    expect(when('2026-11-26T08:00:00Z')).toBe('on Thursday at 8:00 AM');
    expect(when('2026-11-27T08:00:00Z')).toBe('on Friday, November 27 at 8:00 AM');
  });

  it('counts days in the member’s zone, not in the browser’s', () => {
    const now = at('2026-11-20T22:00:00Z');
    const slot = at('2026-11-21T03:00:00Z');
    expect(formatWhen(slot, now, 'America/New_York')).toBe('today at 10:00 PM');
    expect(formatWhen(slot, now, 'Asia/Tokyo')).toBe('today at 12:00 PM');
    expect(formatWhen(slot, now, 'Europe/London')).toBe('tomorrow at 3:00 AM');
  });
});
