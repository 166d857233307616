import { burdens } from './burdens.ts';
import { covenantFriendship } from './covenant-friendship.ts';
import { forgiveness } from './forgiveness.ts';
import { grace } from './grace.ts';
import type { LibraryEntry } from './library-entry.ts';
import { sanctification } from './sanctification.ts';
import { truthInLove } from './truth-in-love.ts';
import { unconditionalLove } from './unconditional-love.ts';

/** Every entry written for this product, in the order of the daily cycle (rules.md G4, product.md §9). */
export const LIBRARY: readonly LibraryEntry[] = [
  ...unconditionalLove,
  ...grace,
  ...covenantFriendship,
  ...truthInLove,
  ...burdens,
  ...forgiveness,
  ...sanctification,
];

const BY_KEY = new Map(LIBRARY.map((entry) => [entry.key, entry]));

/** The entry that a member's history names; undefined where the library has none. */
export function libraryEntry(key: string): LibraryEntry | undefined {
  return BY_KEY.get(key);
}
