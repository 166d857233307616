import { queueGuidance } from '../../domains/alerts/deliveries/service.ts';
import { readyChannels } from '../../domains/alerts/service.ts';
import { type Compose, composeFromLibrary, type Draft, storeEntry } from '../../domains/guidance/entries.ts';
import { type LeasedJob, markPrepared, postpone, readLeased } from '../../domains/schedule/jobs/service.ts';
import type { Site } from '../../lib/site.ts';
import type { Claimed } from '../claim.ts';

const MINUTE = 60_000;
// When a draft that failed is tried again, after the start of generation, and when the library steps in (rules.md S6).
const RETRY_AFTER_MS = [1, 3, 8, 15].map((minutes) => minutes * MINUTE);
const LIBRARY_BEFORE_MS = 2 * MINUTE;

/** Makes each job's entry, hidden until its slot, and one delivery per ready channel; each job succeeds or waits by itself. */
export async function prepareJobs(site: Site, compose: Compose, claimed: readonly Claimed[]): Promise<void> {
  const jobs = await readLeased(site, claimed);
  await Promise.all(jobs.map((job) => prepareJob(site, compose, job)));
}

async function prepareJob(site: Site, compose: Compose, job: LeasedJob): Promise<void> {
  try {
    const draft = await draftFor(site, compose, job);
    if (draft === null) return;
    const channels = await readyChannels(site, job.userId, job.contentType);
    await site.db.atomic(function* (q) {
      // The lease is checked in the same transaction: work that went to somebody else leaves nothing here.
      if ((yield* markPrepared(q, [job.id], job.leaseToken)) === 0) return;
      const entryId = yield* storeEntry(q, site, job, draft);
      yield* queueGuidance(q, site, job, entryId, channels);
    });
    site.due.announce(job.scheduledTime.getTime());
  } catch (error) {
    site.log.error({ err: error, job: job.jobId }, 'preparing failed; it is tried again in a minute');
    await site.db.atomic((q) => postpone(q, job.id, job.leaseToken, site.clock.now() + MINUTE, 'prepare_failed'));
  }
}

/** The job's words; null when making them failed and the job was put off to be tried again. */
async function draftFor(site: Site, compose: Compose, job: LeasedJob): Promise<Draft | null> {
  const now = site.clock.now();
  const lastCall = job.scheduledTime.getTime() - LIBRARY_BEFORE_MS;
  if (compose === composeFromLibrary || now >= lastCall) return composeFromLibrary(site, job);
  try {
    return await compose(site, job);
  } catch (error) {
    const wait = RETRY_AFTER_MS[job.attempts - 1];
    const again = Math.min(wait === undefined ? lastCall : job.executionTime.getTime() + wait, lastCall);
    site.log.warn({ err: error, job: job.jobId, attempt: job.attempts }, 'guidance could not be made yet');
    await site.db.atomic((q) => postpone(q, job.id, job.leaseToken, Math.max(again, now + 1), 'compose_failed'));
    site.due.announce(Math.max(again, now + 1));
    return null;
  }
}
