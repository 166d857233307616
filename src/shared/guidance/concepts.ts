import { DAY_MS } from '../schedule/durations.ts';

/** The daily theological cycle, in its specified order (product.md §9). */
export const CONCEPTS = [
  "God's Unconditional Love",
  'Grace in Relationships',
  'Covenant Friendship',
  'Speaking Truth in Love',
  "Bearing One Another's Burdens",
  'Forgiveness and Reconciliation',
  'Sanctification Through Friendship',
] as const;
export type Concept = (typeof CONCEPTS)[number];

const CYCLE_START = Date.UTC(2024, 0, 1);

/**
 * Returns the concept that all members share on a local date (`YYYY-MM-DD`): days since 2024-01-01 mod 7 (decisions.md
 * D20).
 */
export function conceptOfDay(localDate: string): Concept {
  const days = Math.round((Date.parse(localDate) - CYCLE_START) / DAY_MS);
  const index = ((days % CONCEPTS.length) + CONCEPTS.length) % CONCEPTS.length;
  return CONCEPTS[index] as Concept;
}
