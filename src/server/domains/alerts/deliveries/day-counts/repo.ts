import { and, count, eq, gt, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../../../db/database.ts';
import { GUIDANCE_KINDS } from '../../../../../shared/alerts/queue-states.ts';
import type { AlertMethod } from '../../../../../shared/channels/channels.ts';

/** A member's messages on a channel in a time. */
interface InTime {
  userId: number;
  channel: AlertMethod;
  from: Date;
  until: Date;
}

/**
 * Counts the messages of guidance, and the reminders of it, that a member was sent on a channel in a time, except one;
 * tests are left out. The last try counts, which may come a day after its slot (rules.md C11, C15).
 */
export function* readGuidanceSent(q: Queries, which: InTime & { except: number }): Work<number> {
  const [row] = yield* run(sentOf(q, which));
  return row?.sent ?? 0;
}

const sentOf = defineStatement((q, given: Given<InTime & { except: number }>) => {
  const { deliveries: t, queuedJobs } = q.tables;
  return q
    .select({ sent: count() })
    .from(t)
    .leftJoin(queuedJobs, eq(queuedJobs.id, t.jobId))
    .where(
      and(
        eq(t.userId, given.userId),
        eq(t.channel, given.channel),
        inArray(t.kind, GUIDANCE_KINDS),
        inArray(t.status, ['sending', 'sent', 'captured', 'unknown']),
        or(
          and(gte(t.startedAt, given.from), lt(t.startedAt, given.until)),
          and(isNull(t.startedAt), gte(t.dueAt, given.from), lt(t.dueAt, given.until)),
        ),
        ne(t.id, given.except),
        or(isNull(t.jobId), eq(queuedJobs.isDev, false)),
      ),
    );
});

/**
 * Counts the messages of guidance that are still to come to a member on a channel in a time: one for each slot that has
 * not ended, and the repeats that wait.
 */
export function* countUpcomingGuidance(q: Queries, which: InTime): Work<number> {
  const { userId, from, until } = which;
  const [slots] = yield* run(slotsComing(q, { userId, from, until }));
  const [repeats] = yield* run(repeatsComing(q, which));
  return (slots?.coming ?? 0) + (repeats?.coming ?? 0);
}

const slotsComing = defineStatement((q, given: Given<Omit<InTime, 'channel'>>) => {
  const { queuedJobs: jobs } = q.tables;
  return q
    .select({ coming: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, given.userId),
        eq(jobs.isDev, false),
        inArray(jobs.status, ['waiting', 'processing']),
        gte(jobs.scheduledTime, given.from),
        lt(jobs.scheduledTime, given.until),
      ),
    );
});

const repeatsComing = defineStatement((q, given: Given<InTime>) => {
  const { deliveries: t } = q.tables;
  return q
    .select({ coming: count() })
    .from(t)
    .where(
      and(
        eq(t.userId, given.userId),
        eq(t.channel, given.channel),
        eq(t.status, 'pending'),
        gt(t.repeat, 0),
        gte(t.dueAt, given.from),
        lt(t.dueAt, given.until),
      ),
    );
});
