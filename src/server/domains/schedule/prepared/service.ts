import type { Queries, Work } from '../../../../../db/database.ts';
import type { DeliveryStatus } from '../../../../shared/alerts/queue-states.ts';
import { type DeliveryChannel, isMethod } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

export type { PendingOf } from './repo.ts';

/** The result of one delivery, as far as its job needs it. */
export interface DeliveryOutcome {
  channel: DeliveryChannel;
  status: DeliveryStatus;
  errorCode: string | null;
}

/**
 * Stores the state of a prepared job after one of its deliveries changed: completed when one arrived, failed when all
 * failed (decisions.md D22). A provider may report a failure long after it took the message, so a completed or failed job
 * changes too, and it waits again while nothing has arrived and a delivery is pending. A cancelled job stays cancelled.
 */
export function* settleJob(q: Queries, site: Site, jobId: number): Work<void> {
  const outcomes = yield* repo.readOutcomes(q, jobId);
  const result = statusOf(outcomes);
  if (!result && outcomes.some(hasArrived)) return;
  yield* repo.updatePrepared(q, jobId, {
    status: result?.status ?? 'processing',
    errorMessage: result?.reason ?? null,
    completedAt: result && new Date(site.clock.now()),
  });
}

/** Returns the state of a job from its deliveries; null while one of them is pending. */
export function statusOf(
  outcomes: DeliveryOutcome[],
): { status: 'completed' | 'failed' | 'skipped' | 'cancelled'; reason: string | null } | null {
  if (outcomes.some(({ status }) => status === 'pending' || status === 'sending')) return null;
  const inApp = outcomes.find(({ channel }) => !isMethod(channel));
  const sentOut = outcomes.filter(({ channel }) => isMethod(channel));
  if (sentOut.some(hasArrived)) return { status: 'completed', reason: null };
  const failed = sentOut.find(({ status }) => status === 'failed' || status === 'unknown');
  if (failed) return { status: 'failed', reason: failed.errorCode };
  const skipped = outcomes.find(({ status }) => status === 'skipped');
  if (skipped) return { status: 'skipped', reason: skipped.errorCode };
  return inApp?.status === 'sent' ? { status: 'completed', reason: null } : { status: 'cancelled', reason: null };
}

/** Returns whether a channel took the entry. The app does not count: it shows every entry. */
function hasArrived({ channel, status }: DeliveryOutcome): boolean {
  return isMethod(channel) && (status === 'sent' || status === 'captured');
}

/** Cancels a member's waiting deliveries of some kinds, and ends the jobs that wait for nothing else. */
export function* cancelWaiting(q: Queries, site: Site, which: repo.PendingOf, reason: string): Work<void> {
  const jobIds = yield* repo.cancelPending(q, which, reason, new Date(site.clock.now()));
  for (const jobId of new Set(jobIds)) yield* settleJob(q, site, jobId);
}

/**
 * Drops what was prepared for jobs that no longer happen: cancels their waiting deliveries, and deletes their hidden
 * entries, which are never shown (decisions.md D21).
 */
export function* dropPrepared(q: Queries, site: Site, jobIds: number[], reason: string): Work<void> {
  if (jobIds.length === 0) return;
  const now = new Date(site.clock.now());
  yield* repo.cancelPending(q, { jobIds }, reason, now);
  yield* repo.deleteHidden(q, jobIds, now);
}
