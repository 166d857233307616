export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/**
 * Returns the part of the day that the greeting names, for an hour (0–23) of the member's day. Hours 0 to 3 count as evening.
 */
export function greetingAt(hour: number): PartOfDay {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}
