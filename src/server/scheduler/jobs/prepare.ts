import { queueGuidance } from '../../domains/alerts/deliveries/service.ts';
import { waysToQueue } from '../../domains/alerts/ways.ts';
import { type Compose, chooseFromLibrary, type Draft, storeEntry } from '../../domains/guidance/entries.ts';
import {
  giveUp,
  isPastWindow,
  type LeasedJob,
  markPrepared,
  postpone,
  readLeased,
} from '../../domains/schedule/jobs/service.ts';
import type { Site } from '../../site/site.ts';
import type { Claimed } from '../claim.ts';

const MINUTE = 60_000;
// With these waits a failed draft is tried again 1, 3, 8 and 15 minutes after the first try (rules.md S6).
const RETRY_AFTER_MS = [1, 2, 5, 7].map((minutes) => minutes * MINUTE);
// The library's text is used when no draft exists this long before the slot.
const LIBRARY_BEFORE_MS = 2 * MINUTE;

/** Stores a claimed job's entry, hidden until its slot, and one delivery for each channel that may be ready by then. */
export async function prepare(site: Site, compose: Compose | null, claimed: Claimed): Promise<void> {
  const job = await readLeased(site, claimed);
  if (!job) return;
  try {
    const draft = await draftFor(site, compose, job);
    if (draft === 'postponed') return;
    const ways = await waysToQueue(site, job.userId, job.contentType);
    await site.db.atomic(function* (q) {
      // This transaction checks the lease, so a process that lost the job stores nothing.
      if (!(yield* markPrepared(q, job.id, job.leaseToken))) return;
      // One transaction chooses and stores the text, so the member's next job knows that it is used.
      const words = draft === 'from_library' ? yield* chooseFromLibrary(q, site, job) : draft;
      const entryId = yield* storeEntry(q, site, job, words);
      yield* queueGuidance(q, site, job, entryId, ways);
    });
    site.due.announce(job.scheduledTime.getTime());
    site.live.announce(job.userId);
  } catch (error) {
    // If the member was deleted in the meantime, the job was deleted too.
    if (!(await readLeased(site, claimed))) return;
    site.log.error({ err: error, job: job.jobId }, 'preparing failed');
    const again = site.clock.now() + MINUTE;
    await site.db.atomic((q) =>
      isPastWindow(site, job) ? giveUp(q, site, job, 'prepare_failed') : postpone(q, job, again, 'prepare_failed'),
    );
    site.due.announce(again);
  }
}

/**
 * Returns the job's text, `from_library` when the library must supply it, or `postponed` when making it failed and will
 * be tried again.
 */
async function draftFor(
  site: Site,
  compose: Compose | null,
  job: LeasedJob,
): Promise<Draft | 'from_library' | 'postponed'> {
  const lastCall = job.scheduledTime.getTime() - LIBRARY_BEFORE_MS;
  if (compose === null || site.clock.now() >= lastCall) return 'from_library';
  try {
    return (await until(site, lastCall, compose(site, job))) ?? 'from_library';
  } catch (error) {
    site.log.warn({ err: error, job: job.jobId, attempt: job.attempts }, 'guidance could not be made yet');
    const wait = RETRY_AFTER_MS[job.attempts - 1] ?? Number.POSITIVE_INFINITY;
    const again = Math.min(site.clock.now() + wait, lastCall);
    await site.db.atomic((q) => postpone(q, job, again, 'compose_failed'));
    site.due.announce(again);
    return 'postponed';
  }
}

/** Returns the result of some work, or null when it is not finished by an instant (milliseconds). */
async function until<T>(site: Site, instant: number, work: Promise<T>): Promise<T | null> {
  let callOff = () => {};
  const tooLate = new Promise<null>((resolve) => {
    callOff = site.clock.at(instant, () => resolve(null));
  });
  return Promise.race([work, tooLate]).finally(callOff);
}
