export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/**
 * Returns the greeting's part of the day for an hour (0–23) of the member's day. The small hours belong to the evening.
 */
export function greetingAt(hour: number): PartOfDay {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}
