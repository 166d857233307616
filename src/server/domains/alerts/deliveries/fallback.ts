import type { Queries, Work } from '../../../../../db/database.ts';
import { isMethod } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';
import { isMemberPaused, isPastWindow, type JobRow, requireJob } from '../../schedule/jobs/service.ts';
import { settleJob } from '../../schedule/prepared/service.ts';
import { readAddressesOf } from '../addresses/repo.ts';
import { destinationsOf } from '../destinations.ts';
import { describeMethods, methodsFor } from '../method-states.ts';
import { requirePreferences } from '../preferences.ts';
import * as repo from './repo.ts';

// The entry reached the member by this delivery, or may have, or still may.
const REACHED_OR_MAY: readonly repo.DeliveryRow['status'][] = ['sent', 'captured', 'unknown', 'pending', 'sending'];

/**
 * Ends a job whose deliveries have ended. Where none of the chosen channels delivered its entry and one failed
 * permanently, the entry goes out on the next ready channel that the member chose and that has not had it, in the order
 * of the facts. The new row belongs to the same transaction, so it survives a crash, and every limit applies to it
 * (rules.md C11, C12).
 */
export function* settleOrFallBack(q: Queries, site: Site, jobId: number): Work<void> {
  const job = yield* requireJob(q, jobId);
  const deliveries = yield* repo.readOfJob(q, jobId);
  const failed = yield* readFailed(q, deliveries);
  if (failed && !isTooLate(site, job, failed)) yield* fallBack(q, site, job, deliveries, failed);
  yield* settleJob(q, site, jobId);
}

/**
 * Returns the delivery that failed permanently, where no other delivered the entry or still may. A delivery that failed
 * because of an opt-out does not count, because the member wants no message in its place.
 */
function* readFailed(q: Queries, deliveries: repo.DeliveryRow[]): Work<repo.DeliveryRow | null> {
  const sentOut = deliveries.filter(({ channel }) => isMethod(channel));
  if (sentOut.some(({ status }) => REACHED_OR_MAY.includes(status))) return null;
  for (const delivery of sentOut.filter(({ status }) => status === 'failed')) {
    const addresses = yield* readAddressesOf(q, delivery.userId);
    const address = addresses.find(({ id }) => id === delivery.addressId);
    if (!address?.optedOutAt) return delivery;
  }
  return null;
}

/**
 * Returns whether an entry is too late for another channel. Where the provider asked to wait longer than the catch-up
 * window (rules.md C15), the end of those waits counts for the other channel too.
 */
function isTooLate(site: Site, job: JobRow, { retryUntil }: repo.DeliveryRow): boolean {
  return isPastWindow(site, job) && (retryUntil === null || retryUntil.getTime() < site.clock.now());
}

function* fallBack(
  q: Queries,
  site: Site,
  job: JobRow,
  deliveries: repo.DeliveryRow[],
  failed: repo.DeliveryRow,
): Work<void> {
  const now = new Date(site.clock.now());
  const insteadOf = failed.channel;
  if (!isMethod(insteadOf) || failed.entryId === null || (yield* isMemberPaused(q, site, job.userId))) return;
  const preferences = yield* requirePreferences(q, job.userId);
  const states = describeMethods(site, preferences, preferences.addresses);
  const ready = methodsFor(states, preferences, job.contentType, ['ready']);
  const next = ready.find((method) => deliveries.every(({ channel }) => channel !== method));
  if (!next) return;
  const destinations = destinationsOf(preferences, next).map((destination) => ({
    ...destination,
    insteadOf,
    retryUntil: failed.retryUntil,
  }));
  yield* repo.upsertGuidance(q, job, failed.entryId, destinations, now);
  q.afterCommit(() => site.due.announce(now.getTime()));
}
