import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queries, Work } from '../../../../../db/database.ts';
import { CANCELLED_BY_ADMIN } from '../../../../shared/alerts/queue-states.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { AppError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { readPausedUntil } from '../pauses/repo.ts';
import * as repo from './repo.ts';

export type { JobRow, NewJob } from './repo.ts';

// From this delay on, lateness means downtime or a clock jump and not a busy moment (rules.md S5, S10).
export const LATE_MS = 2 * MINUTE_MS;

// The number of old jobs that one statement deletes.
const DELETE_BATCH = 500;

/** Stores new jobs and leaves existing ones unchanged. All must have the same fields. */
export function* storeJobs(q: Queries, jobs: repo.NewJob[]): Work<void> {
  yield* repo.insertJobs(q, jobs);
}

/** Returns whether a member has paused their messages now. */
export function* isMemberPaused(q: Queries, site: Site, userId: number): Work<boolean> {
  return (yield* readPausedUntil(q, userId, new Date(site.clock.now()))) !== null;
}

/** Returns the last instant, in milliseconds, at which a slot is still sent (rules.md S5). */
export function endOfSlot(site: Site, job: Pick<repo.JobRow, 'scheduledTime'>): number {
  return job.scheduledTime.getTime() + site.env.CATCH_UP_MINUTES * MINUTE_MS;
}

/** Returns whether a slot is too late to be sent (rules.md S5). */
export function isPastWindow(site: Site, job: Pick<repo.JobRow, 'scheduledTime'>): boolean {
  return site.clock.now() > endOfSlot(site, job);
}

/**
 * Returns why a late slot is not sent; null when it is sent. Past the catch-up window it is missed. Within the window
 * only the newest per member and type is sent (rules.md S5).
 */
export async function reasonToSkip(site: Site, job: repo.JobRow): Promise<'missed_window' | 'superseded' | null> {
  if (isPastWindow(site, job)) return 'missed_window';
  // Tests are independent of slots, so no slot supersedes one.
  if (job.isDev) return null;
  const now = site.clock.now();
  const late = now - job.scheduledTime.getTime();
  if (late > LATE_MS && (await repo.hasNewerDue(site.db, job, new Date(now)))) return 'superseded';
  return null;
}

/** Counts the jobs in each state; the total leaves cancelled ones out (decisions.md D22). */
export async function queueStats(site: Site) {
  const { waiting, processing, completed, failed, skipped } = await repo.countByStatus(site.db);
  return {
    waiting,
    processing,
    completed,
    failed,
    totalScheduled: waiting + processing + completed + failed + skipped,
  };
}

/** A claimed job's row. */
export type LeasedJob = repo.JobRow & { leaseToken: string };

/** Reads a claimed job; null when another process has taken it over. */
export async function readLeased(site: Site, claimed: { id: number; leaseToken: string }): Promise<LeasedJob | null> {
  return (await repo.findLeased(site.db, claimed.id, claimed.leaseToken)) as LeasedJob | null;
}

/** Marks a job as prepared, so that only its deliveries are pending. Returns false when its lease was lost. */
export function* markPrepared(q: Queries, id: number, leaseToken: string): Work<boolean> {
  const prepared = { runAt: null, modelAt: null, leaseToken: null, errorMessage: null };
  return (yield* repo.updateLeased(q, [id], leaseToken, prepared)) > 0;
}

/** Releases a job until an instant, in milliseconds, at which it begins again. */
export function* postpone(q: Queries, { id, leaseToken }: LeasedJob, until: number, reason: string): Work<void> {
  yield* repo.updateLeased(q, [id], leaseToken, {
    status: 'waiting',
    runAt: new Date(until),
    modelAt: null,
    leaseToken: null,
    errorMessage: reason,
  });
}

/**
 * Hands a job to the lane of the model. Until then the row waits for that lane, and from an instant on, in milliseconds,
 * for the library.
 */
export function* handToModel(q: Queries, site: Site, { id, leaseToken }: LeasedJob, libraryAt: number): Work<void> {
  yield* repo.updateLeased(q, [id], leaseToken, {
    status: 'waiting',
    modelAt: new Date(site.clock.now()),
    runAt: new Date(libraryAt),
    leaseToken: null,
    // The tries of the model are counted from here.
    attempts: 0,
  });
}

/** Releases a job in the lane of the model until an instant, in milliseconds; null leaves it to the library. */
export function* postponeModel(
  q: Queries,
  { id, leaseToken }: LeasedJob,
  until: number | null,
  reason: string | null,
): Work<void> {
  yield* repo.updateLeased(q, [id], leaseToken, {
    status: 'waiting',
    modelAt: until === null ? null : new Date(until),
    leaseToken: null,
    errorMessage: reason,
  });
}

/** Gives all jobs that wait for a model to the library at once, on a site that has none any more. */
export async function handToLibrary(site: Site): Promise<void> {
  const now = new Date(site.clock.now());
  await site.db.atomic((q) => repo.handToLibrary(q, now));
}

/** Ends a job whose guidance could not be made in time. */
export function* giveUp(q: Queries, site: Site, { id, leaseToken }: LeasedJob, reason: string): Work<void> {
  yield* repo.updateLeased(q, [id], leaseToken, {
    status: 'failed',
    runAt: null,
    leaseToken: null,
    errorMessage: reason,
    completedAt: new Date(site.clock.now()),
  });
}

/**
 * Returns a job by its id.
 * @throws {AppError} not_found when there is none.
 */
export function* requireJob(q: Queries, id: number): Work<repo.JobRow> {
  const job = yield* repo.readJob(q, id);
  if (!job) throw new AppError('not_found', message('no_such_job'));
  return job;
}

/** Reopens a failed job, whose guidance is then prepared at once. */
export function* prepareAgain(q: Queries, site: Site, id: number): Work<void> {
  yield* repo.updateJob(q, id, {
    status: 'waiting',
    runAt: new Date(site.clock.now()),
    modelAt: null,
    leaseToken: null,
    errorMessage: null,
    completedAt: null,
  });
}

/** Cancels a job without checking its lease, so that no plan reopens it. */
export function* cancelForGood(q: Queries, site: Site, id: number): Work<void> {
  yield* repo.updateJob(q, id, {
    status: 'cancelled',
    runAt: null,
    leaseToken: null,
    errorMessage: CANCELLED_BY_ADMIN,
    completedAt: new Date(site.clock.now()),
  });
}

/** Deletes old ended jobs in batches, with pauses between them. */
export async function deleteOldJobs(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - RETENTION_MS.jobs);
  while ((await repo.deleteEnded(site.db, before, DELETE_BATCH)) === DELETE_BATCH) await yieldToEventLoop();
}
