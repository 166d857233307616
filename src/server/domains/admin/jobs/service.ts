import type { JobRecord } from '../../../../shared/admin-lists.ts';
import { CANCELLED_BY_ADMIN, type JobStatus } from '../../../../shared/alerts/queue-states.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { reopenForJob } from '../../alerts/deliveries/retry-cancel.ts';
import { atomicAs } from '../../authority/service.ts';
import { cancelForGood, isPastWindow, type JobRow, prepareAgain, requireJob } from '../../schedule/jobs/service.ts';
import { dropPrepared } from '../../schedule/prepared/service.ts';
import { findSearched } from '../members/search.ts';
import { findJobs } from './repo.ts';

interface ListQuery {
  status?: JobStatus | undefined;
  q?: string | undefined;
  page: number;
  limit: number;
}

/** Returns one page of the jobs in a state and of the members a search finds, with the actions allowed on each. */
export async function listJobs(
  site: Site,
  { status, q, page, limit }: ListQuery,
): Promise<{ jobs: JobRecord[]; hasMore: boolean }> {
  const userIds = await findSearched(site, q);
  const now = new Date(site.clock.now());
  const rows = await findJobs(site.db, { status, userIds, now, limit, offset: (page - 1) * limit });
  const jobs = rows.slice(0, limit).map((row) => ({
    ...row,
    canRetry: row.status === 'failed' && !isPastWindow(site, row),
    canCancel: mayCancel(row, now),
  }));
  return { jobs, hasMore: rows.length > limit };
}

/**
 * Retries a failed job: sends its failed messages again, or prepares its guidance when that failed. Messages that
 * arrived are not repeated.
 * @throws {AppError} not_found when there is no such job, conflict when it did not fail or none of its messages may be
 * sent again.
 */
export async function retryJob(site: Site, actor: Actor, id: number): Promise<{ message: string }> {
  const now = site.clock.now();
  await atomicAs(site, actor, function* (q) {
    const row = yield* requireJob(q, id);
    if (row.status !== 'failed') throw new AppError('conflict', message('job_did_not_fail'));
    if (isPastWindow(site, row))
      throw new AppError('conflict', message('job_too_late', { minutes: site.env.CATCH_UP_MINUTES }));
    if (!(yield* reopenForJob(q, site, id))) yield* prepareAgain(q, site, id);
  });
  site.due.announce(now);
  return { message: `Job ${id} is being retried.` };
}

/**
 * Cancels a waiting job with its hidden entry and deliveries; no later plan reopens it (decisions.md D21).
 * @throws {AppError} not_found when there is no such job, conflict when its time has come or it has ended.
 */
export async function cancelJob(site: Site, actor: Actor, id: number): Promise<{ message: string }> {
  const now = new Date(site.clock.now());
  const userId = await atomicAs(site, actor, function* (q) {
    const row = yield* requireJob(q, id);
    if (!mayCancel(row, now)) throw new AppError('conflict', message('job_not_waiting'));
    yield* cancelForGood(q, site, id);
    yield* dropPrepared(q, site, [id], CANCELLED_BY_ADMIN);
    return row.userId;
  });
  site.live.announce(userId);
  return { message: `Job ${id} was canceled.` };
}

/** Returns whether the member has seen nothing of a job yet: prepared entries are hidden until their instant. */
function mayCancel({ status, scheduledTime }: Pick<JobRow, 'status' | 'scheduledTime'>, now: Date): boolean {
  return status === 'waiting' || (status === 'processing' && scheduledTime > now);
}
