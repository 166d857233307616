import {
  type Attempt,
  endAttempt,
  handBackAttempt,
  makeAttempt,
  openAttempt,
  postponeAttempt,
} from '../../domains/alerts/deliveries/attempts.ts';
import type { Site } from '../../site/site.ts';
import { inBackground } from '../background-work.ts';
import type { Claimed } from '../claim.ts';

/**
 * Sends one claimed delivery and stores its outcome; does nothing when the delivery is not to be sent. An aborted send
 * leaves its row to the next process, as a crash would.
 */
export async function deliver(site: Site, claimed: Claimed): Promise<void> {
  const { leaseToken } = claimed;
  const attempt = await inBackground(() => openInTurn(site, claimed));
  if (!attempt) return;
  const call = await makeAttempt(site, attempt, leaseToken, site.providerAbort.signal, inBackground);
  if (call.kind !== 'ended') return handBackAttempt(site, attempt, leaseToken, call.kind);
  const { result } = call;
  const outcome = await inBackground(() => endAttempt(site, attempt, leaseToken, result));
  const { id, attempts, dueAt } = attempt.delivery;
  site.log.info(
    {
      delivery: id,
      channel: attempt.channel.name,
      outcome: outcome.status,
      code: 'code' in outcome ? outcome.code : undefined,
      attempts,
      lateMs: site.clock.now() - dueAt.getTime(),
    },
    'delivery attempted',
  );
  if (outcome.status === 'retry') site.due.announce(outcome.at);
}

/** Prepares an attempt; null where there is nothing to send now, which is stored as the outcome. */
async function openInTurn(site: Site, { id, leaseToken }: Claimed): Promise<Attempt | null> {
  const attempt = await openAttempt(site, id, leaseToken);
  const later = attempt && (await postponeAttempt(site, attempt, leaseToken));
  if (later === null) return attempt;
  site.due.announce(later);
  return null;
}
