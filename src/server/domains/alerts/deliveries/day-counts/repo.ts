import { and, count, eq, gt, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../../db/database.ts';
import type { AlertMethod } from '../../../../../shared/channels/channels.ts';

/**
 * Counts the messages of guidance, and the reminders of it, that a member was sent on a channel for a time, except one;
 * tests are left out.
 */
export function* readGuidanceSent(
  q: Queries,
  which: { userId: number; channel: AlertMethod; from: Date; until: Date; except: number },
): Work<number> {
  const { deliveries: t, queuedJobs } = q.tables;
  const [row] = yield* run(
    q
      .select({ sent: count() })
      .from(t)
      .leftJoin(queuedJobs, eq(queuedJobs.id, t.jobId))
      .where(
        and(
          eq(t.userId, which.userId),
          eq(t.channel, which.channel),
          inArray(t.kind, ['guidance', 'prayer_reminder', 'reflection_prompt']),
          inArray(t.status, ['sending', 'sent', 'captured', 'unknown']),
          gte(t.dueAt, which.from),
          lt(t.dueAt, which.until),
          ne(t.id, which.except),
          or(isNull(t.jobId), eq(queuedJobs.isDev, false)),
        ),
      ),
  );
  return row?.sent ?? 0;
}

/**
 * Counts the messages of guidance that are still to come to a member on a channel in a time: one for each slot that has
 * not ended, and the repeats that wait.
 */
export function* readGuidanceComing(
  q: Queries,
  which: { userId: number; channel: AlertMethod; from: Date; until: Date },
): Work<number> {
  const { deliveries: t, queuedJobs: jobs } = q.tables;
  const [slots] = yield* run(
    q
      .select({ coming: count() })
      .from(jobs)
      .where(
        and(
          eq(jobs.userId, which.userId),
          eq(jobs.isDev, false),
          inArray(jobs.status, ['waiting', 'processing']),
          gte(jobs.scheduledTime, which.from),
          lt(jobs.scheduledTime, which.until),
        ),
      ),
  );
  const [repeats] = yield* run(
    q
      .select({ coming: count() })
      .from(t)
      .where(
        and(
          eq(t.userId, which.userId),
          eq(t.channel, which.channel),
          eq(t.status, 'pending'),
          gt(t.repeat, 0),
          gte(t.dueAt, which.from),
          lt(t.dueAt, which.until),
        ),
      ),
  );
  return (slots?.coming ?? 0) + (repeats?.coming ?? 0);
}
