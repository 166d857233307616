import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { zoneOrUtc } from '../../../../shared/time-zone.ts';
import type { Site } from '../../../site/site.ts';
import type { Sendable } from './messages.ts';
import * as repo from './repo.ts';

/** Why a message of guidance is held back although its channel is ready. */
export type HoldReason = 'quiet_hours' | 'daily_limit';

/**
 * Whether the limits that members agreed to hold a message of guidance back: the hours and the number of messages a day
 * of its channel, by the member's own clock (rules.md C11, C12). Tests are not counted and not held back.
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
