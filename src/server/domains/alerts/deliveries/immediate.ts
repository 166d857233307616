import type { Queries, Work } from '../../../../../db/database.ts';
import type { AddressEffect, SendResult } from '../../../channels/send-result.ts';
import { randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { readAddressesOf } from '../addresses/repo.ts';
import {
  type Attempt,
  endAttempt,
  finalOutcome,
  handBackAttempt,
  makeAttempt,
  openAttempt,
  storeOutcome,
} from './attempts.ts';
import { type DeliveryRow, readDelivery } from './repo.ts';
import type { EndOfCall } from './send-rate.ts';
import type { Outcome } from './service.ts';

/** The longest that a person waits for a message to be handed over, in milliseconds. */
const PATIENCE_MS = 30_000;
/** The same for a message that the queue goes on with. */
const FIRST_TRY_MS = 10_000;

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
  if (!attempt) return readOutcome(site, id);
  const call = await attemptWithin(site, attempt, leaseToken, PATIENCE_MS);
  const outcome = outcomeOfCall(site, attempt, call);
  // The provider may have reported the end of the message before it answered (rules.md C7).
  return (await storeOutcome(site, attempt, leaseToken, outcome)) ? outcome : readOutcome(site, id);
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
  if (!attempt) return failureIn(await readOutcome(site, id));
  const call = await attemptWithin(site, attempt, leaseToken, FIRST_TRY_MS);
  if (call.kind !== 'ended') {
    await handBackAttempt(site, attempt, leaseToken);
    return null;
  }
  const outcome = await endAttempt(site, attempt, leaseToken, call.result);
  if (outcome.status === 'retry') site.due.announce(outcome.at);
  return failureIn(outcome);
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

/** Returns the stored outcome of a delivery that was settled without this call, such as by a report of its provider. */
function readOutcome(site: Site, id: number): Promise<Outcome> {
  return site.db.snapshot(function* (q): Work<Outcome> {
    const row = yield* readDelivery(q, id);
    const code = row?.errorCode ?? 'nothing_to_send';
    switch (row?.status) {
      case 'sent':
        return { status: 'sent', providerId: row.providerId };
      case 'captured':
        return { status: 'captured', providerId: row.providerId ?? '' };
      case 'pending':
      case 'sending':
        // Another process took it over, so the message may still arrive.
        return { status: 'unknown', code: 'timed_out' };
      case 'skipped':
      case 'suppressed':
      case 'unknown':
        return { status: row.status, code };
      default:
        return { status: 'failed', code, address: row ? yield* readEffect(q, row) : 'none' };
    }
  });
}

/** Returns the effect of a failed message on its address. */
function* readEffect(q: Queries, { userId, addressId, errorCode }: DeliveryRow): Work<AddressEffect> {
  const address = (yield* readAddressesOf(q, userId)).find(({ id }) => id === addressId);
  if (address?.optedOutAt) return 'opt_out';
  return address?.disabledAt && address.disabledReason === errorCode ? 'disable' : 'none';
}
