import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { change, differsFrom, type Queries, run, runEach, type Work } from '../../../../../db/database.ts';
import { CANCELLED_BY_ADMIN } from '../../../../shared/alerts/queue-states.ts';

export type JobRow = Queries['tables']['queuedJobs']['$inferSelect'];
export type NewJob = Queries['tables']['queuedJobs']['$inferInsert'];

// An insert binds every column of every row, and engines limit the values of one statement.
const INSERT_BATCH = 500;

/** The reason of a row that is not sent because another slot of the member has the same instant (rules.md S3). */
export const SAME_INSTANT = 'same_instant';

/**
 * The condition of a job that is never planned again, so that its slot is taken: it was sent or failed, was skipped for
 * another reason than the instant of another slot, was cancelled by an administrator, or its instant has come.
 */
export function isTaken(t: Queries['tables']['queuedJobs'], now: Date | Placeholder): SQL {
  return or(
    inArray(t.status, ['completed', 'failed']),
    and(eq(t.status, 'skipped'), differsFrom(t.errorMessage, SAME_INSTANT)),
    and(eq(t.status, 'cancelled'), not(differsFrom(t.errorMessage, CANCELLED_BY_ADMIN))),
    and(inArray(t.status, ['waiting', 'processing']), lte(t.scheduledTime, now)),
  ) as SQL;
}

/**
 * Stores planned jobs. A job whose instant lies ahead is moved when the plan changed its instant. A cancelled job waits
 * again, unless an administrator cancelled it. Other existing jobs stay as they are. Returns the ids of new and changed
 * jobs.
 */
export function* upsertJobs(q: Queries, jobs: NewJob[], now: Date): Work<number[]> {
  const { queuedJobs } = q.tables;
  const planned = sql`excluded.scheduled_time`;
  const changed: number[] = [];
  for (let at = 0; at < jobs.length; at += INSERT_BATCH) {
    const rows = yield* run(
      q
        .insert(queuedJobs)
        .values(jobs.slice(at, at + INSERT_BATCH))
        .onConflictDoUpdate({
          target: queuedJobs.jobId,
          set: {
            scheduledTime: planned,
            executionTime: sql`excluded.execution_time`,
            runAt: sql`excluded.run_at`,
            modelAt: null,
            status: sql`excluded.status`,
            errorMessage: sql`excluded.error_message`,
            timezone: sql`excluded.timezone`,
            attempts: 0,
            leaseToken: null,
            completedAt: null,
          },
          setWhere: and(
            not(isTaken(queuedJobs, now)),
            or(
              inArray(queuedJobs.status, ['cancelled', 'skipped']),
              ne(queuedJobs.scheduledTime, planned),
              eq(sql`excluded.status`, 'skipped'),
            ),
          ),
        })
        .returning({ id: queuedJobs.id }),
    );
    changed.push(...rows.map((row) => row.id));
  }
  return changed;
}

/** Stores planned jobs and leaves existing ones unchanged; all rows must have the same fields. */
export function* insertJobs(q: Queries, jobs: NewJob[]): Work<void> {
  // A placeholder cannot represent null, so rows without a due instant are written by a statement of their own.
  for (const alike of Map.groupBy(jobs, (job) => job.runAt === null).values()) {
    const values = Object.entries(alike[0] as NewJob).map(([field, value]) => [
      field,
      value === null ? null : sql.placeholder(field),
    ]);
    yield* runEach(
      q
        .insert(q.tables.queuedJobs)
        .values(Object.fromEntries(values) as NewJob)
        .onConflictDoNothing(),
      alike,
    );
  }
}

/** Counts the jobs that wait or are being prepared, of those with some names. */
export function* countWaiting(q: Queries, jobIds: string[]): Work<number> {
  if (jobIds.length === 0) return 0;
  const { queuedJobs: t } = q.tables;
  const those = and(inArray(t.jobId, jobIds), inArray(t.status, ['waiting', 'processing']));
  const [row] = yield* run(q.select({ jobs: count() }).from(t).where(those));
  return row?.jobs ?? 0;
}

/** Cancels a member's coming slots except the ones to keep; returns their ids. */
export function* cancelUpcoming(q: Queries, userId: number, keep: string[], now: Date): Work<number[]> {
  const { queuedJobs } = q.tables;
  const rows = yield* run(
    q
      .update(queuedJobs)
      .set({ status: 'cancelled', runAt: null, leaseToken: null, completedAt: now })
      .where(
        and(
          eq(queuedJobs.userId, userId),
          gt(queuedJobs.scheduledTime, now),
          inArray(queuedJobs.status, ['waiting', 'processing']),
          eq(queuedJobs.isDev, false),
          notInArray(queuedJobs.jobId, keep),
        ),
      )
      .returning({ id: queuedJobs.id }),
  );
  return rows.map((row) => row.id);
}

/** Cancels the jobs that an administrator delayed for a member; returns their ids. */
export function* cancelDelayed(q: Queries, userId: number, now: Date): Work<number[]> {
  const { queuedJobs } = q.tables;
  const rows = yield* run(
    q
      .update(queuedJobs)
      .set({ status: 'cancelled', runAt: null, leaseToken: null, completedAt: now })
      .where(
        and(
          eq(queuedJobs.userId, userId),
          gt(queuedJobs.scheduledTime, now),
          inArray(queuedJobs.status, ['waiting', 'processing']),
          eq(queuedJobs.isDev, true),
        ),
      )
      .returning({ id: queuedJobs.id }),
  );
  return rows.map((row) => row.id);
}

/** Cancels a member's jobs whose instant has passed but whose guidance is not prepared yet. */
export function* cancelLate(q: Queries, userId: number, now: Date): Work<void> {
  const { queuedJobs } = q.tables;
  yield* run(
    q
      .update(queuedJobs)
      .set({ status: 'cancelled', runAt: null, leaseToken: null, completedAt: now })
      .where(and(eq(queuedJobs.userId, userId), lte(queuedJobs.scheduledTime, now), isNotNull(queuedJobs.runAt))),
  );
}

/** Returns a job; null when none has that id. */
export function* readJob(q: Queries, id: number): Work<JobRow | null> {
  const { queuedJobs: t } = q.tables;
  const [row] = yield* run(q.select().from(t).where(eq(t.id, id)));
  return row ?? null;
}

/** Changes a job without checking its lease. */
export function* updateJob(q: Queries, id: number, values: Partial<JobRow>): Work<void> {
  const { queuedJobs: t } = q.tables;
  yield* run(q.update(t).set(values).where(eq(t.id, id)));
}

/** Changes jobs whose lease we still hold; returns how many. */
export function* updateLeased(q: Queries, ids: number[], leaseToken: string, values: Partial<JobRow>): Work<number> {
  const { queuedJobs: t } = q.tables;
  return yield* change(
    q
      .update(t)
      .set(values)
      .where(and(q.isIn(t.id, ids), eq(t.leaseToken, leaseToken))),
  );
}

/** Returns a job whose lease we still hold. */
export async function findLeased(q: Queries, id: number, leaseToken: string): Promise<JobRow | null> {
  const { queuedJobs: t } = q.tables;
  const [row] = await q
    .select()
    .from(t)
    .where(and(eq(t.id, id), eq(t.leaseToken, leaseToken)));
  return row ?? null;
}

/** Lets the jobs that wait for a model be prepared at an instant; one that is being written, when its lease ends. */
export function* handToLibrary(q: Queries, now: Date): Work<void> {
  const { queuedJobs: t } = q.tables;
  const runAt = sql`case when ${t.leaseToken} is null then ${sql.param(now, t.runAt)} else ${t.modelAt} end`;
  const waits = and(isNotNull(t.modelAt), isNotNull(t.runAt));
  yield* run(q.update(t).set({ runAt, modelAt: null, errorMessage: null, attempts: 0 }).where(waits));
}

/** Returns whether a newer slot of the same member and type is due too. */
export async function hasNewerDue(q: Queries, job: JobRow, now: Date): Promise<boolean> {
  const { queuedJobs } = q.tables;
  const rows = await q
    .select({ id: queuedJobs.id })
    .from(queuedJobs)
    .where(
      and(
        eq(queuedJobs.userId, job.userId),
        gt(queuedJobs.scheduledTime, job.scheduledTime),
        lte(queuedJobs.scheduledTime, now),
        eq(queuedJobs.contentType, job.contentType),
        eq(queuedJobs.isDev, false),
        inArray(queuedJobs.status, ['waiting', 'processing', 'completed']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Deletes a batch of ended jobs from before an instant, oldest first; returns how many. */
export async function deleteEnded(q: Queries, before: Date, limit: number): Promise<number> {
  const { queuedJobs } = q.tables;
  const old = q
    .select({ id: queuedJobs.id })
    .from(queuedJobs)
    .where(and(lt(queuedJobs.scheduledTime, before), isNull(queuedJobs.runAt)))
    .orderBy(queuedJobs.scheduledTime)
    .limit(limit);
  const rows = await q.delete(queuedJobs).where(inArray(queuedJobs.id, old)).returning({ id: queuedJobs.id });
  return rows.length;
}

/** Counts the jobs in each state; the total leaves cancelled ones out (decisions.md D22). */
export async function countByStatus(q: Queries): Promise<Record<JobRow['status'], number>> {
  const { queuedJobs } = q.tables;
  const rows = await q
    .select({ status: queuedJobs.status, count: count() })
    .from(queuedJobs)
    .groupBy(queuedJobs.status);
  const none = { waiting: 0, processing: 0, completed: 0, failed: 0, skipped: 0, cancelled: 0 };
  return Object.assign(none, Object.fromEntries(rows.map((row) => [row.status, row.count])));
}
