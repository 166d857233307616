import { statfs } from 'node:fs/promises';
import { DELIVERY_CHANNELS } from '../../../../shared/channels/channels.ts';
import { HOUR_MS } from '../../../../shared/schedule/durations.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

const JOB_WINDOW_MS = HOUR_MS;
const STATUSES = ['waiting', 'processing', 'completed', 'failed', 'skipped', 'cancelled'] as const;

/**
 * Counts the jobs in each state whose slot was within the last hour, so the number does not grow with the age of the
 * site.
 */
export async function countRecentJobs(site: Site): Promise<Map<string, number>> {
  const now = site.clock.now();
  const counted = await repo.countJobs(site.db, new Date(now - JOB_WINDOW_MS), new Date(now));
  return new Map<string, number>([
    ...STATUSES.map((status) => [status, 0] as const),
    ...counted.map(({ status, jobs }) => [status, jobs] as const),
  ]);
}

/** Counts the rows that are due and not claimed: jobs to prepare, and the deliveries of each channel. */
export async function countOverdue(site: Site): Promise<Map<string, number>> {
  const now = new Date(site.clock.now());
  const counts = new Map([['jobs', await repo.countOverdueJobs(site.db, now)]]);
  for (const channel of DELIVERY_CHANNELS)
    counts.set(channel, await repo.countOverdueDeliveries(site.db, channel, now));
  return counts;
}

/** Returns the free space on the disk of the data folder, in bytes; NaN when there is no such folder. */
export async function measureFreeSpace({ env }: Site): Promise<number> {
  const disk = await statfs(env.DATA_DIR).catch(() => null);
  return disk ? disk.bavail * disk.bsize : Number.NaN;
}
