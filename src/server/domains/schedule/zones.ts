import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isTimeZone } from '../../../shared/schedule/time-zone.ts';
import type { Site } from '../../site/site.ts';
import * as repo from './repo.ts';
import { replan } from './service.ts';

/**
 * Replaces every stored time zone that `isTimeZone` rejects with another valid zone of the member, else `UTC`, and
 * plans their week again. Runs at each start and not in a migration, because the result depends on the time zone data
 * of the running Node. Returns the number of changed members.
 */
export async function repairZones(site: Site): Promise<number> {
  const unknown = (await repo.findZones(site.db)).filter((zone) => !isTimeZone(zone));
  if (unknown.length === 0) return 0;
  const userIds = await repo.findMembersIn(site.db, unknown);
  for (const userId of userIds) {
    await site.db.atomic(function* (q) {
      const timezone = (yield* repo.readZones(q, userId)).find(isTimeZone) ?? 'UTC';
      yield* repo.replaceZones(q, userId, unknown, timezone);
      yield* replan(q, site, userId);
    });
    await yieldToEventLoop();
  }
  site.log.warn({ members: userIds.length }, 'stored time zones that are not valid were replaced');
  return userIds.length;
}
