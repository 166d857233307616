import { type Attempt, endAttempt, handBackAttempt, openAttempt } from '../../domains/alerts/deliveries/attempts.ts';
import type { Site } from '../../site/site.ts';
import type { Claimed } from '../claim.ts';

const CALLED_OFF = Symbol('called off');

/**
 * Sends one claimed delivery and stores its outcome; does nothing when the delivery is not to be sent. An aborted send
 * leaves its row to the next process, as a crash would.
 */
export async function deliver(site: Site, claimed: Claimed): Promise<void> {
  const attempt = await openAttempt(site, claimed.id, claimed.leaseToken);
  if (!attempt) return;
  const result = await sendUnlessCalledOff(site.calls.signal, attempt);
  if (result === CALLED_OFF) return handBackAttempt(site, attempt, claimed.leaseToken);
  const outcome = await endAttempt(site, attempt, claimed.leaseToken, result);
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

/** Returns the channel's answer, or `CALLED_OFF` when the site aborts the call. */
async function sendUnlessCalledOff(calledOff: AbortSignal, { channel, message }: Attempt) {
  const stopped = Promise.withResolvers<typeof CALLED_OFF>();
  const stop = () => stopped.resolve(CALLED_OFF);
  calledOff.addEventListener('abort', stop);
  try {
    return await Promise.race([channel.send(message, calledOff), stopped.promise]);
  } catch (error) {
    return calledOff.aborted ? CALLED_OFF : { error };
  } finally {
    calledOff.removeEventListener('abort', stop);
  }
}
