import type { Queries, Work } from '../../../../../db/database.ts';
import { CHANNELS, isMethod } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';
import type { Destination } from '../destinations.ts';
import { readDestinations } from '../member-methods.ts';
import * as repo from './repo.ts';

/**
 * Queues the guidance that is prepared for a member's coming slot also for the channels that the member has switched on,
 * or whose messages they have started again, since then.
 */
export function* queueComing(q: Queries, site: Site, userId: number): Work<void> {
  const now = new Date(site.clock.now());
  for (const job of yield* repo.readComingJobs(q, userId, now)) {
    const rows = (yield* repo.readOfJob(q, job.id)).filter(({ repeat }) => repeat === 0);
    const entryId = rows.find(({ channel, status }) => !isMethod(channel) && status === 'pending')?.entryId;
    if (!entryId) continue;
    const wanted = yield* readDestinations(q, site, userId, job.contentType);
    const missing = wanted.filter((destination) => !rows.some((row) => brings(row, destination)));
    if (missing.length === 0) continue;
    yield* repo.upsertGuidance(q, job, entryId, missing, now);
    q.onceStored(() => site.due.announce(job.scheduledTime.getTime()));
  }
}

/**
 * Returns whether a row that was queued earlier brings the entry to a destination. A row without an address, and one for a
 * chat, goes to the address that exists when it is sent.
 */
function brings({ channel, addressId, status }: repo.DeliveryRow, to: Destination): boolean {
  if (channel !== to.channel || status === 'cancelled') return false;
  const usesLatest = addressId === 0 || (isMethod(channel) && CHANNELS[channel].address.kind === 'linked');
  return usesLatest || addressId === to.addressId;
}
