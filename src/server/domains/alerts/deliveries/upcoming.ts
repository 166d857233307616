import type { Queries, Work } from '../../../../../db/database.ts';
import { CANCELLED_BY_ADMIN } from '../../../../shared/alerts/queue-states.ts';
import { CHANNELS, isMethod } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';
import type { Destination } from '../destinations.ts';
import { readDestinations } from '../member-methods.ts';
import * as repo from './repo.ts';

/**
 * Queues the prepared guidance of a member's coming slot on the channels that were switched on, linked or started again
 * after it was prepared.
 */
export function* queueUpcoming(q: Queries, site: Site, userId: number): Work<void> {
  const now = new Date(site.clock.now());
  for (const job of yield* repo.readUpcomingJobs(q, userId, now)) {
    const rows = (yield* repo.readOfJob(q, job.id)).filter(({ repeat }) => repeat === 0);
    const entryId = rows.find(({ channel, status }) => !isMethod(channel) && status === 'pending')?.entryId;
    if (!entryId) continue;
    const wanted = yield* readDestinations(q, site, userId, job.contentType);
    const missing = wanted.filter((destination) => !rows.some((row) => coversDestination(row, destination)));
    if (missing.length === 0) continue;
    yield* repo.upsertGuidance(q, job, entryId, missing, now);
    q.afterCommit(() => site.due.announce(job.scheduledTime.getTime()));
  }
}

/**
 * Returns whether a row that was queued earlier brings the entry to a destination. A row with the address id 0, the only
 * address of its channel, and one for a chat go to the address that exists when it is sent.
 */
function coversDestination({ channel, addressId, status, errorCode }: repo.DeliveryRow, to: Destination): boolean {
  if (channel !== to.channel) return false;
  // What an administrator cancelled stays cancelled.
  if (status === 'cancelled' && errorCode !== CANCELLED_BY_ADMIN) return false;
  const usesLatest = addressId === 0 || (isMethod(channel) && CHANNELS[channel].address.kind === 'linked');
  return usesLatest || addressId === to.addressId;
}
