export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** What one wishes a member at an hour (0–23) of their own day; the small hours still belong to the evening. */
export function greetingAt(hour: number): PartOfDay {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}
