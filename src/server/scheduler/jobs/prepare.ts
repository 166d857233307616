import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { queueGuidance } from '../../domains/alerts/deliveries/service.ts';
import { readDestinations } from '../../domains/alerts/member-methods.ts';
import {
  type Composer,
  ComposerRests,
  type Draft,
  mayCompose,
  sendableDraft,
  storeEntry,
} from '../../domains/guidance/entries.ts';
import {
  giveUp,
  handToModel,
  isPastWindow,
  type LeasedJob,
  markPrepared,
  postpone,
  postponeModel,
  readLeased,
} from '../../domains/schedule/jobs/service.ts';
import type { Site } from '../../site/site.ts';
import type { Claimed } from '../claim.ts';

// With these waits a failed draft is tried again 1, 3, 8 and 15 minutes after the first try (rules.md S6).
const RETRY_AFTER_MS = [1, 2, 5, 7].map((minutes) => minutes * MINUTE_MS);
// The library's text is used when no draft exists this long before the slot.
const LIBRARY_BEFORE_MS = 2 * MINUTE_MS;

/**
 * Prepares a claimed job from the library, or hands it to the lane of the model, which has time until shortly before
 * the slot. Then this function gets the job again, even if the model still works on it (rules.md S6).
 */
export async function prepare(site: Site, composer: Composer | null, claimed: Claimed): Promise<void> {
  const job = await readLeased(site, claimed);
  if (!job) return;
  try {
    if (composer && site.clock.now() < libraryTakesOverAt(job) && (await mayCompose(site, composer, job))) {
      await site.db.atomic((q) => handToModel(q, site, job, libraryTakesOverAt(job)));
      site.due.announce(site.clock.now());
    } else {
      await store(site, job, null);
    }
  } catch (error) {
    await prepareLater(site, job, claimed, error);
  }
}

/** Lets a model write a claimed job's entry. Without an entry shortly before the slot, the library supplies it. */
export async function composeEntry(site: Site, composer: Composer, claimed: Claimed): Promise<void> {
  const job = await readLeased(site, claimed);
  if (!job) return;
  let draft: Draft | null;
  try {
    if (site.clock.now() >= libraryTakesOverAt(job))
      return await site.db.atomic((q) => postponeModel(q, job, null, null));
    const written = await until(site, libraryTakesOverAt(job), compose(site, composer, job));
    // The library has the job by now.
    if (written === 'too_late') return;
    draft = written;
  } catch (error) {
    if (!(await readLeased(site, claimed))) return;
    // The failures that led to the rest are in the log already, and thousands of jobs may meet it.
    if (!(error instanceof ComposerRests))
      site.log.warn({ err: error, job: job.jobId, attempt: job.attempts }, 'guidance could not be made yet');
    const wait = RETRY_AFTER_MS[job.attempts - 1] ?? Number.POSITIVE_INFINITY;
    const again = site.clock.now() + wait;
    const isInTime = again < libraryTakesOverAt(job);
    await site.db.atomic((q) => postponeModel(q, job, isInTime ? again : null, 'compose_failed'));
    if (isInTime) site.due.announce(again);
    return;
  }
  try {
    await store(site, job, draft);
  } catch (error) {
    await prepareLater(site, job, claimed, error);
  }
}

/** Asks the model, unless it may no longer write by now. */
async function compose(site: Site, composer: Composer, job: LeasedJob): Promise<Draft | null> {
  if (!(await mayCompose(site, composer, job))) return null;
  return site.tracing.inSpan('ask the language model', { kind: 'client' }, () => composer.compose(site, job));
}

function libraryTakesOverAt(job: LeasedJob): number {
  return job.scheduledTime.getTime() - LIBRARY_BEFORE_MS;
}

/**
 * Stores a job's entry, hidden until its slot, and one delivery for each channel that may be ready by then. Without a
 * draft the library supplies the text.
 */
async function store(site: Site, job: LeasedJob, draft: Draft | null): Promise<void> {
  await site.db.atomic(function* (q) {
    // This transaction checks the lease, so a process or lane that lost the job stores nothing.
    if (!(yield* markPrepared(q, job.id, job.leaseToken))) return;
    // One transaction chooses and stores the text, so the member's next job knows that it is used.
    const words = yield* sendableDraft(q, site, job, draft);
    const entryId = yield* storeEntry(q, site, job, words);
    yield* queueGuidance(q, site, job, entryId, yield* readDestinations(q, site, job.userId, job.contentType));
  });
  site.due.announce(job.scheduledTime.getTime());
  site.live.announce(job.userId);
}

async function prepareLater(site: Site, job: LeasedJob, claimed: Claimed, error: unknown): Promise<void> {
  // If the member was deleted in the meantime, the job was deleted too.
  if (!(await readLeased(site, claimed))) return;
  site.log.error({ err: error, job: job.jobId }, 'preparing failed');
  const again = site.clock.now() + MINUTE_MS;
  await site.db.atomic((q) =>
    isPastWindow(site, job) ? giveUp(q, site, job, 'prepare_failed') : postpone(q, job, again, 'prepare_failed'),
  );
  site.due.announce(again);
}

/** Returns the result of some work, or `too_late` when it is not finished by an instant (milliseconds). */
async function until<T>(site: Site, instant: number, work: Promise<T>): Promise<T | 'too_late'> {
  let callOff = () => {};
  const tooLate = new Promise<'too_late'>((resolve) => {
    callOff = site.clock.at(instant, () => resolve('too_late'));
  });
  return Promise.race([work, tooLate]).finally(callOff);
}
