import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { z } from 'zod';
import type {
  ActiveWeeks,
  activeWeeksInput,
  ComingSlot,
  DeliveryDay,
  deliveryDaysInput,
} from '../../../../shared/admin/trends.ts';
import type { DeliveryStatus } from '../../../../shared/alerts/queue-states.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import { localDateAt } from '../../../../shared/slot-time.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

// The rows of one statement: few enough that the event loop is held for some milliseconds only.
const BATCH = 1_000;

type Ending = 'sent' | 'failed' | 'notSent';
/** The ending that each state of a message counts as; null while the message is under way. */
const ENDINGS: Record<DeliveryStatus, Ending | null> = {
  pending: null,
  sending: null,
  sent: 'sent',
  captured: 'sent',
  failed: 'failed',
  unknown: 'failed',
  skipped: 'notSent',
  suppressed: 'notSent',
  cancelled: 'notSent',
};

/**
 * Counts the scheduled messages of the last days by their outcome, with the lateness of those that left. A day is one of the
 * given time zone, and the last is today.
 */
export async function readDeliveryDays(
  site: Site,
  { timezone, days }: z.output<typeof deliveryDaysInput>,
): Promise<DeliveryDay[]> {
  const now = site.clock.now();
  const today = localDateAt(now, timezone);
  const found: DeliveryDay[] = [];
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const date = today.subtract({ days: ago });
    const [from, until] = [date, date.add({ days: 1 })].map((day) => day.toZonedDateTime(timezone).epochMilliseconds);
    found.push(await readDay(site, date.toString(), new Date(from ?? now), new Date(Math.min(until ?? now, now))));
  }
  return found;
}

async function readDay(site: Site, date: string, from: Date, until: Date): Promise<DeliveryDay> {
  const totals = { sent: 0, failed: 0, notSent: 0 };
  const sentByTenths = new Map<number, number>();
  let after: repo.JobPlace | undefined = { id: 0, scheduledTime: from };
  while (after) {
    const jobs: repo.JobPlace[] = await repo.readJobs(site.db, after, until, BATCH);
    const counted = await repo.countMessages(
      site.db,
      jobs.map(({ id }) => id),
    );
    for (const { status, tenths, messages } of counted) {
      const ending = ENDINGS[status];
      if (!ending) continue;
      totals[ending] += messages;
      if (ending !== 'sent' || tenths === null) continue;
      const late = Math.max(0, tenths);
      sentByTenths.set(late, (sentByTenths.get(late) ?? 0) + messages);
    }
    after = jobs.length === BATCH ? jobs.at(-1) : undefined;
    await yieldToEventLoop();
  }
  return { date, ...totals, medianSeconds: quantile(sentByTenths, 0.5), p99Seconds: quantile(sentByTenths, 0.99) };
}

/** Returns the seconds within which a share of the messages left; null where none did. */
function quantile(sentByTenths: ReadonlyMap<number, number>, share: number): number | null {
  const total = sentByTenths.values().reduce((sum, messages) => sum + messages, 0);
  let reached = 0;
  for (const [tenths, messages] of [...sentByTenths].toSorted(([a], [b]) => a - b)) {
    reached += messages;
    if (reached >= total * share) return tenths / 10;
  }
  return null;
}

/** Counts what is planned for the next 24 hours, by its minute and its kind. */
export async function readComingDay(site: Site): Promise<ComingSlot[]> {
  const now = site.clock.now();
  const until = new Date(now + DAY_MS);
  const slots = new Map<number, ComingSlot>();
  let after: repo.JobPlace | undefined = { id: 0, scheduledTime: new Date(now) };
  while (after) {
    const jobs: Awaited<ReturnType<typeof repo.readJobs>> = await repo.readJobs(site.db, after, until, BATCH);
    for (const { scheduledTime, contentType, status } of jobs) {
      if (status !== 'waiting' && status !== 'processing') continue;
      const slot = slots.get(scheduledTime.getTime()) ?? { at: scheduledTime, prayer: 0, do: 0, reflection: 0 };
      slot[contentType] += 1;
      slots.set(scheduledTime.getTime(), slot);
    }
    after = jobs.length === BATCH ? jobs.at(-1) : undefined;
    await yieldToEventLoop();
  }
  return [...slots.values()];
}

/** Counts the members who completed guidance in each of the last weeks, the present one last. */
export async function readActiveWeeks(
  site: Site,
  { timezone, weeks }: z.output<typeof activeWeeksInput>,
): Promise<ActiveWeeks> {
  const today = localDateAt(site.clock.now(), timezone);
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 });
  const found = Array.from({ length: weeks }, (_, index) => {
    const monday = thisMonday.subtract({ weeks: weeks - 1 - index });
    return { first: monday.toString(), last: monday.add({ days: 6 }).toString(), active: 0 };
  });
  let members = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    const userIds: number[] = await repo.readMembers(site.db, after, BATCH);
    members += userIds.length;
    for (const week of found) {
      week.active += await repo.countActive(site.db, userIds, week);
      await yieldToEventLoop();
    }
    after = userIds.length === BATCH ? userIds.at(-1) : undefined;
  }
  return { weeks: found.map(({ first, active }) => ({ monday: first, active })), members };
}
