import type { Queries, Work } from '../../../../db/database.ts';
import { HOUR_MS, MINUTE_MS } from '../../../shared/schedule/durations.ts';
import type { Site } from '../../site/site.ts';
import type { Pause } from './pauses/repo.ts';
import * as repo from './repo.ts';

// After a shorter outage, what was prepared before it or is sent late can still be completed on its day.
const MIN_OUTAGE_MS = 12 * HOUR_MS;

/**
 * Stores the time in which no process scheduled, from an instant (milliseconds) up to the catch-up window: what was due in
 * the window is sent late (rules.md S5). Stores nothing for less than {@link MIN_OUTAGE_MS}.
 * @param isSameProcess false when another process scheduled before.
 */
export function* storeOutage(q: Queries, site: Site, lastSign: number, isSameProcess: boolean): Work<void> {
  const now = site.clock.now();
  // While this process ran, the clock was ahead and has been set right, so an outage that ends later was none.
  if (isSameProcess && lastSign > now) return yield* repo.deleteOutagesEndingAfter(q, new Date(now));
  const endsAt = new Date(now - site.env.CATCH_UP_MINUTES * MINUTE_MS);
  if (endsAt.getTime() - lastSign < MIN_OUTAGE_MS) return;
  // The clock may have been behind when the last sign was stored, but the site did send at its last slot.
  const lastSlot = yield* repo.readLastCompletedSlot(q, endsAt);
  const startsAt = new Date(Math.max(lastSign, lastSlot?.getTime() ?? 0));
  if (endsAt.getTime() - startsAt.getTime() >= MIN_OUTAGE_MS) yield* repo.insertOutage(q, { startsAt, endsAt });
}

/** Returns the times after an instant in which nothing was scheduled. */
export function* readOutages(q: Queries, since: Date): Work<Pause[]> {
  return yield* repo.readOutages(q, since);
}
