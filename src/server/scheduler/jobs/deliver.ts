import { endAttempt, openAttempt } from '../../domains/alerts/deliveries/attempts.ts';
import type { Site } from '../../lib/site.ts';
import type { Claimed } from '../claim.ts';

/** Sends one claimed delivery and writes down its outcome; where nothing is to be sent, the attempt ends at once. */
export async function deliver(site: Site, claimed: Claimed): Promise<void> {
  const attempt = await openAttempt(site, claimed.id, claimed.leaseToken);
  if (!attempt) return;
  const { channel } = attempt;
  const result = await channel.send(attempt.message).catch((error: unknown) => ({ error }));
  const outcome = await endAttempt(site, attempt, claimed.leaseToken, result);
  const { id, attempts, dueAt } = attempt.delivery;
  site.log.info(
    {
      delivery: id,
      channel: channel.name,
      outcome: outcome.status,
      code: 'code' in outcome ? outcome.code : undefined,
      attempts,
      lateMs: site.clock.now() - dueAt.getTime(),
    },
    'delivery attempted',
  );
  if (outcome.status === 'retry') site.due.announce(outcome.at);
}
