import type { Queries, Work } from '../../../../../db/engine/sqlite.ts';
import type { Site } from '../../../lib/site.ts';
import { recordConsent } from '../../alerts/consent/service.ts';
import { cancelForMember } from '../../alerts/deliveries/service.ts';
import { removeHidden } from '../../guidance/entries.ts';
import { cancelDelayed, cancelLate } from '../jobs/repo.ts';
import { replan } from '../service.ts';
import * as repo from './repo.ts';

const TWO_WEEKS_MS = 14 * 86_400_000;

/** The end of the pause a member is in; null when they are in none. */
export async function pausedUntil(site: Site, userId: number): Promise<Date | null> {
  return site.db.atomic((q) => repo.readPausedUntil(q, userId, new Date(site.clock.now())));
}

/** Rests a member's messages for two weeks, unless they rest already; what waits is called off (decisions.md D24). */
export function* pauseTwoWeeks(q: Queries, site: Site, userId: number, source: string): Work<void> {
  const startsAt = new Date(site.clock.now());
  if (yield* repo.readPausedUntil(q, userId, startsAt)) return;
  yield* repo.insertPause(q, userId, { startsAt, endsAt: new Date(startsAt.getTime() + TWO_WEEKS_MS) });
  yield* recordConsent(q, site, { userId, channel: 'all', action: 'paused', source });
  yield* replan(q, site, userId);
  // What an administrator put off is in no plan; what was made for it must not be seen.
  yield* removeHidden(q, yield* cancelDelayed(q, userId, startsAt));
  // A slot whose instant has come is no longer in the plan, but may be late or waiting for another try.
  yield* cancelLate(q, userId, startsAt);
  yield* cancelForMember(q, site, userId, 'paused');
}

/** Ends the pause a member is in, if any, and plans what is to come again. */
export function* resume(q: Queries, site: Site, userId: number, source: string): Work<void> {
  if (!(yield* repo.endPause(q, userId, new Date(site.clock.now())))) return;
  yield* recordConsent(q, site, { userId, channel: 'all', action: 'resumed', source });
  yield* replan(q, site, userId);
}
