import { burdensActions } from './burdens/actions.ts';
import { burdensPrayers } from './burdens/prayers.ts';
import { burdensReflections } from './burdens/reflections.ts';
import { covenantFriendshipActions } from './covenant-friendship/actions.ts';
import { covenantFriendshipPrayers } from './covenant-friendship/prayers.ts';
import { covenantFriendshipReflections } from './covenant-friendship/reflections.ts';
import { forgivenessActions } from './forgiveness/actions.ts';
import { forgivenessPrayers } from './forgiveness/prayers.ts';
import { forgivenessReflections } from './forgiveness/reflections.ts';
import { graceActions } from './grace/actions.ts';
import { gracePrayers } from './grace/prayers.ts';
import { graceReflections } from './grace/reflections.ts';
import type { LibraryEntry } from './library-entry.ts';
import { sanctificationActions } from './sanctification/actions.ts';
import { sanctificationPrayers } from './sanctification/prayers.ts';
import { sanctificationReflections } from './sanctification/reflections.ts';
import { truthInLoveActions } from './truth-in-love/actions.ts';
import { truthInLovePrayers } from './truth-in-love/prayers.ts';
import { truthInLoveReflections } from './truth-in-love/reflections.ts';
import { unconditionalLoveActions } from './unconditional-love/actions.ts';
import { unconditionalLovePrayers } from './unconditional-love/prayers.ts';
import { unconditionalLoveReflections } from './unconditional-love/reflections.ts';

/**
 * Every entry written for this product, in the order of the daily cycle (rules.md G4, product.md §9). Each concept has a
 * folder, and each type a file in it.
 */
export const LIBRARY: readonly LibraryEntry[] = [
  ...unconditionalLovePrayers,
  ...unconditionalLoveActions,
  ...unconditionalLoveReflections,
  ...gracePrayers,
  ...graceActions,
  ...graceReflections,
  ...covenantFriendshipPrayers,
  ...covenantFriendshipActions,
  ...covenantFriendshipReflections,
  ...truthInLovePrayers,
  ...truthInLoveActions,
  ...truthInLoveReflections,
  ...burdensPrayers,
  ...burdensActions,
  ...burdensReflections,
  ...forgivenessPrayers,
  ...forgivenessActions,
  ...forgivenessReflections,
  ...sanctificationPrayers,
  ...sanctificationActions,
  ...sanctificationReflections,
];

const BY_KEY = new Map(LIBRARY.map((entry) => [entry.key, entry]));

/** The entry that a member's history names; undefined where the library has none. */
export function libraryEntry(key: string): LibraryEntry | undefined {
  return BY_KEY.get(key);
}
