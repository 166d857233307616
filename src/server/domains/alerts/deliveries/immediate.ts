import type { DeliveryStatus } from '../../../../shared/alerts/queue-states.ts';
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
import { readDelivery } from './repo.ts';
import type { EndOfCall } from './send-rate.ts';
import type { Outcome } from './service.ts';

/** The longest that a person waits for a message to be handed over, in milliseconds. */
const PATIENCE_MS = 30_000;
/** The same for a message that the queue goes on with. */
const FIRST_TRY_MS = 10_000;

// The statuses of a delivery that did not fail.
const UNDER_WAY: readonly DeliveryStatus[] = ['pending', 'sending', 'sent', 'captured'];

/** The lease of a delivery that is handed over at once, in milliseconds. Nobody renews it, so it outlasts the call. */
const IMMEDIATE_LEASE_MS = PATIENCE_MS + 15_000;

/** The lease of a delivery that is stored as claimed, so that only its caller sends it. */
export interface Lease {
  leaseToken: string;
  runAt: Date;
}

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
  if (!attempt) return outcomeOf(site, id);
  const call = await attemptWithin(site, attempt, leaseToken, PATIENCE_MS);
  const outcome = outcomeOfCall(site, attempt, call);
  return (await storeOutcome(site, attempt, leaseToken, outcome)) ? outcome : outcomeOf(site, id);
}

/**
 * Makes the first attempt at a delivery that was stored as leased, while somebody waits. The queue goes on with it where
 * that attempt may be repeated, or has no end in time. Returns how it failed for good; null otherwise.
 */
export async function deliverFirst(
  site: Site,
  { id, leaseToken }: { id: number; leaseToken: string },
): Promise<Outcome | null> {
  const attempt = await openAttempt(site, id, leaseToken);
  if (!attempt) {
    const row = await site.db.snapshot((q) => readDelivery(q, id));
    // Somebody else took it over, or it has arrived by now.
    return row && UNDER_WAY.includes(row.status) ? null : outcomeOf(site, id);
  }
  const call = await attemptWithin(site, attempt, leaseToken, FIRST_TRY_MS);
  if (call.kind !== 'ended') {
    await handBackAttempt(site, attempt, leaseToken);
    site.due.announce(site.clock.now());
    return null;
  }
  const outcome = await endAttempt(site, attempt, leaseToken, call.result);
  if (outcome.status === 'retry') site.due.announce(outcome.at);
  return outcome.status === 'failed' ? outcome : null;
}

/** Makes an attempt while a person waits, for some milliseconds at most. */
function attemptWithin(
  site: Site,
  attempt: Attempt,
  leaseToken: string,
  patienceMs: number,
): Promise<EndOfCall<SendResult>> {
  const patience = new AbortController();
  const cancelTimer = site.clock.at(site.clock.now() + patienceMs, () => patience.abort());
  const giveUp = AbortSignal.any([patience.signal, site.calls.signal]);
  return makeAttempt(site, attempt, leaseToken, giveUp).finally(cancelTimer);
}

/** Returns the outcome of a call that is not made again. */
function outcomeOfCall(site: Site, { channel }: Attempt, call: EndOfCall<SendResult>): Outcome {
  if (call.kind === 'ended') return finalOutcome(site, channel, call.result);
  if (call.kind === 'not_begun') return { status: 'failed', code: 'too_busy', address: 'none' };
  // The message may arrive, and nobody knows.
  return { status: 'unknown', code: 'timed_out' };
}

/** Returns the outcome of a delivery that was settled without a call, such as one that was cancelled. */
async function outcomeOf(site: Site, id: number): Promise<Outcome> {
  const row = await site.db.snapshot((q) => readDelivery(q, id));
  return { status: 'failed', code: row?.errorCode ?? 'nothing_to_send', address: 'none' };
}
