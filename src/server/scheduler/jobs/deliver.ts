import {
  endAttempt,
  handBackAttempt,
  makeAttempt,
  openAttempt,
  postponeAttempt,
} from '../../domains/alerts/deliveries/attempts.ts';
import type { Site } from '../../site/site.ts';
import type { Claimed } from '../claim.ts';

/**
 * Sends one claimed delivery and stores its outcome; does nothing when the delivery is not to be sent. An aborted send
 * leaves its row to the next process, as a crash would.
 */
export async function deliver(site: Site, claimed: Claimed): Promise<void> {
  const attempt = await openAttempt(site, claimed.id, claimed.leaseToken);
  if (!attempt) return;
  const later = await postponeAttempt(site, attempt, claimed.leaseToken);
  if (later !== null) return site.due.announce(later);
  const call = await makeAttempt(site, attempt, claimed.leaseToken, site.calls.signal);
  if (call.kind !== 'ended') return handBackAttempt(site, attempt, claimed.leaseToken);
  const outcome = await endAttempt(site, attempt, claimed.leaseToken, call.result);
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
