import type { SendResult } from '../../../channels/send-result.ts';
import { randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import {
  type Attempt,
  endAttempt,
  finalOutcome,
  handBackAttempt,
  makeAttempt,
  openAttempt,
  storeOutcome,
} from './attempts.ts';
import type { Lease } from './repo.ts';
import type { EndOfCall } from './send-rate.ts';
import { type Outcome, readOutcome } from './service.ts';

/** The longest that a person waits for a message to be handed over, in milliseconds. */
const PATIENCE_MS = 30_000;
/** The same for a message that the queue goes on with. */
const FIRST_TRY_MS = 10_000;

/** The lease of a delivery that is handed over at once, in milliseconds. Nobody renews it, so it outlasts the call. */
const IMMEDIATE_LEASE_MS = PATIENCE_MS + 15_000;

// The first attempts of each site for which nobody waits any more.
const endingOf = new WeakMap<Site, Set<Promise<unknown>>>();

/** Makes the lease with which a delivery is stored that goes to {@link deliverNow}. */
export function leaseNow(site: Site): Lease {
  return { leaseToken: randomToken(), runAt: new Date(site.clock.now() + IMMEDIATE_LEASE_MS) };
}

/**
 * Sends a delivery that was stored as leased, and returns its outcome. There is one try: the person who asked sees a
 * failure and may ask again.
 */
export async function deliverNow(site: Site, { id, leaseToken }: { id: number; leaseToken: string }): Promise<Outcome> {
  const attempt = await openAttempt(site, id, leaseToken);
  if (!attempt) return readOutcome(site, id);
  const call = await attemptWithin(site, attempt, leaseToken, PATIENCE_MS);
  const outcome = outcomeOfCall(site, attempt, call);
  // The provider may have reported the end of the message before it answered (rules.md C7).
  return (await storeOutcome(site, attempt, leaseToken, outcome)) ? outcome : readOutcome(site, id);
}

/**
 * Makes the first attempt at a delivery that was stored as leased, while somebody waits. The queue goes on with it where
 * that attempt may be repeated, or did not begin in time. A call that takes longer ends in the background: its row keeps
 * the lease, so that the queue does not make the call a second time beside it. Returns how it failed for good; null
 * otherwise.
 */
export async function deliverFirst(
  site: Site,
  { id, leaseToken }: { id: number; leaseToken: string },
): Promise<Outcome | null> {
  const attempt = await openAttempt(site, id, leaseToken);
  if (!attempt) return failureIn(await readOutcome(site, id));
  const call = await attemptWithin(site, attempt, leaseToken, FIRST_TRY_MS);
  if (call.kind === 'ended') return failureIn(await endFirst(site, attempt, leaseToken, call.result));
  if (call.kind === 'not_begun' || site.providerAbort.signal.aborted)
    await handBackAttempt(site, attempt, leaseToken, call.kind);
  else endLater(site, attempt, leaseToken, call.running);
  return null;
}

async function endFirst(site: Site, attempt: Attempt, leaseToken: string, result: SendResult): Promise<Outcome> {
  const outcome = await endAttempt(site, attempt, leaseToken, result);
  if (outcome.status === 'retry') site.due.announce(outcome.at);
  return outcome;
}

/** Stores the outcome of a call when it ends. If the site stops first, it hands the row back. */
function endLater(site: Site, attempt: Attempt, leaseToken: string, running: Promise<SendResult>): void {
  const all = endingOf.get(site) ?? new Set();
  endingOf.set(site, all);
  const stopped = Promise.withResolvers<null>();
  const stop = () => stopped.resolve(null);
  site.providerAbort.signal.addEventListener('abort', stop);
  const ended = Promise.race([running, stopped.promise])
    .then(async (result) => {
      if (result) await endFirst(site, attempt, leaseToken, result);
      else await handBackAttempt(site, attempt, leaseToken, 'aborted');
    })
    .catch((err) => site.log.error({ err, delivery: attempt.delivery.id }, 'the outcome of a send was not stored'))
    .finally(() => {
      site.providerAbort.signal.removeEventListener('abort', stop);
      all.delete(ended);
    });
  all.add(ended);
}

/** Resolves when the outcomes of all first attempts for which nobody waits any more are stored. */
export async function firstAttemptsEnded(site: Site): Promise<void> {
  await Promise.all(endingOf.get(site) ?? []);
}

/** Returns an outcome where the message will not arrive; null where it has, or may. */
function failureIn(outcome: Outcome): Outcome | null {
  return ['failed', 'skipped', 'suppressed'].includes(outcome.status) ? outcome : null;
}

/** Makes an attempt while a person waits, for some milliseconds at most. */
function attemptWithin(
  site: Site,
  attempt: Attempt,
  leaseToken: string,
  patienceMs: number,
): Promise<EndOfCall<SendResult>> {
  const patience = new AbortController();
  const cancelTimer = site.clock.after(patienceMs, () => patience.abort());
  const giveUp = AbortSignal.any([patience.signal, site.providerAbort.signal]);
  return makeAttempt(site, attempt, leaseToken, giveUp).finally(cancelTimer);
}

/** Returns the outcome of a call that is not made again. */
function outcomeOfCall(site: Site, { channel }: Attempt, call: EndOfCall<SendResult>): Outcome {
  if (call.kind === 'ended') return finalOutcome(site, channel, call.result);
  if (call.kind === 'not_begun')
    return { status: 'failed', code: 'too_busy', address: 'none', isTemporary: true, isUncalled: true };
  // The message may arrive, and nobody knows.
  return { status: 'unknown', code: 'timed_out' };
}
