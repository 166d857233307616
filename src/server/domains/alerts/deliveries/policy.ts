import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { zoneOrUtc } from '../../../../shared/schedule/time-zone.ts';
import type { Site } from '../../../site/site.ts';
import type { Sendable } from './messages.ts';
import * as repo from './repo.ts';

/** Why a message of guidance is held back although its channel is ready. */
export type HoldReason = 'quiet_hours' | 'daily_limit';

/**
 * Returns why a message of guidance must not go now: its channel has hours and a number of messages a day that members
 * agreed to, by the member's own clock (rules.md C11, C12). Returns null where it may go. Tests are never held back and
 * do not count.
 */
export async function reasonToHold(
  site: Site,
  { delivery, job, timeZone }: Pick<Sendable, 'delivery' | 'job' | 'timeZone'>,
  channel: AlertMethod,
): Promise<HoldReason | null> {
  if (delivery.kind !== 'guidance' || job?.isDev) return null;
  const { hours, aDay } = CHANNELS[channel].limits;
  const zone = zoneOrUtc(timeZone);
  const local = Temporal.Instant.fromEpochMilliseconds(site.clock.now()).toZonedDateTimeISO(zone);
  if (hours && (local.hour < hours.from || local.hour >= hours.until)) return 'quiet_hours';
  if (!aDay) return null;
  const day = Temporal.Instant.fromEpochMilliseconds(delivery.dueAt.getTime()).toZonedDateTimeISO(zone).startOfDay();
  const others = await repo.countGuidance(site.db, {
    userId: delivery.userId,
    channel,
    from: new Date(day.epochMilliseconds),
    until: new Date(day.add({ days: 1 }).epochMilliseconds),
    except: delivery.id,
  });
  return others >= aDay.most ? 'daily_limit' : null;
}
