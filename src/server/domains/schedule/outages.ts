import type { Queries, Work } from '../../../../db/database.ts';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import type { Site } from '../../site/site.ts';
import type { Pause } from './pauses/repo.ts';
import * as repo from './repo.ts';

/**
 * Stores that nothing was scheduled since an instant (milliseconds), up to the catch-up window: what was due in the
 * window is sent late (rules.md S5). Stores nothing for a shorter time.
 */
export async function storeOutage(site: Site, since: number): Promise<void> {
  const until = site.clock.now() - site.env.CATCH_UP_MINUTES * MINUTE_MS;
  if (until <= since) return;
  await site.db.atomic((q) => repo.insertOutage(q, { startsAt: new Date(since), endsAt: new Date(until) }));
}

/** Returns the times after an instant in which nothing was scheduled. */
export function* readOutages(q: Queries, since: Date): Work<Pause[]> {
  return yield* repo.readOutages(q, since);
}
