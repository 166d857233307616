import { randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { faultOf, finalOutcome, openAttempt, storeOutcome } from './attempts.ts';
import { readDelivery } from './repo.ts';
import type { Outcome } from './service.ts';

/** The longest that a person waits for a message to be handed over, in milliseconds. */
const PATIENCE_MS = 30_000;

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
 * Sends a delivery that was stored as leased, and says what became of it. There is one try: whoever asked is told of a
 * failure and may ask again.
 */
export async function deliverNow(site: Site, { id, leaseToken }: { id: number; leaseToken: string }): Promise<Outcome> {
  const attempt = await openAttempt(site, id, leaseToken);
  if (!attempt) {
    const row = await site.db.snapshot((q) => readDelivery(q, id));
    return { status: 'failed', code: row?.errorCode ?? 'nothing_to_send', address: 'none' };
  }
  const { channel, message } = attempt;
  const outcome = await inTime(
    site,
    channel.send(message, site.calls.signal).then(
      (result) => finalOutcome(site, channel, result),
      (error) => finalOutcome(site, channel, faultOf(site, id, error)),
    ),
  );
  await storeOutcome(site, attempt, leaseToken, outcome);
  return outcome;
}

/** Stops waiting for a call that takes too long, or when the site stops: the message may arrive, and nobody knows. */
async function inTime(site: Site, call: Promise<Outcome>): Promise<Outcome> {
  const tooLate = Promise.withResolvers<Outcome>();
  const giveUp = () => tooLate.resolve({ status: 'unknown', code: 'timed_out' });
  const cancelTimer = site.clock.at(site.clock.now() + PATIENCE_MS, giveUp);
  site.calls.signal.addEventListener('abort', giveUp);
  return Promise.race([call, tooLate.promise]).finally(() => {
    cancelTimer();
    site.calls.signal.removeEventListener('abort', giveUp);
  });
}
