import type { Queries, Work } from '../../../../../db/database.ts';
import { CANCELLED_BY_ADMIN } from '../../../../shared/alerts/queue-states.ts';
import { CHANNELS, isMethod } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { settleJob } from '../../schedule/prepared/service.ts';
import { reasonNotConfigured } from '../method-states.ts';
import { lastTryOf } from './next-try.ts';
import * as repo from './repo.ts';

type Judged = Pick<repo.DeliveryRow, 'status' | 'channel' | 'kind' | 'dueAt' | 'retryUntil'>;

/** Returns the reason why a delivery may not be sent again, or null (rules.md S5, S7). */
export function reasonNotToResend(site: Site, delivery: Judged): CodedMessage | null {
  const { channel, status } = delivery;
  if (!isMethod(channel) || (status !== 'failed' && status !== 'unknown')) return message('delivery_did_not_fail');
  if (status === 'unknown' && !CHANNELS[channel].repeatable) return message('may_arrive_twice', { method: channel });
  if (site.clock.now() > lastTryOf(site, delivery)) return message('delivery_too_late');
  return reasonNotConfigured(site, channel);
}

/** Returns whether a delivery can be cancelled: it is guidance, and its sending has not begun. */
export function mayCancel({ status, kind, channel }: Judged): boolean {
  return status === 'pending' && kind === 'guidance' && isMethod(channel);
}

/**
 * Sends a failed delivery again, at once. Its job waits for it again if nothing of the job had arrived.
 * @throws {AppError} not_found for an unknown id, conflict with the reason where it may not be sent.
 */
export async function retryOne(site: Site, actor: Actor, id: number): Promise<void> {
  const now = site.clock.now();
  await atomicAs(site, actor, function* (q) {
    const delivery = yield* requireDelivery(q, id);
    const reason = reasonNotToResend(site, delivery);
    if (reason !== null) throw new AppError('conflict', reason);
    yield* repo.updateDeliveries(q, [id], again(now));
    const { jobId } = delivery;
    if (jobId !== null) yield* settleJob(q, site, jobId);
  });
  site.due.announce(now);
}

/**
 * Cancels a delivery that waits. Its job ends with the last of them.
 * @throws {AppError} not_found for an unknown id, conflict when it cannot be cancelled.
 */
export async function cancelOne(site: Site, actor: Actor, id: number): Promise<void> {
  const finishedAt = new Date(site.clock.now());
  const userId = await atomicAs(site, actor, function* (q) {
    const delivery = yield* requireDelivery(q, id);
    if (!mayCancel(delivery)) throw new AppError('conflict', message('delivery_not_waiting'));
    const ended = { runAt: null, leaseToken: null, errorCode: CANCELLED_BY_ADMIN, finishedAt };
    yield* repo.updateDeliveries(q, [id], { ...ended, status: 'cancelled' });
    const { jobId } = delivery;
    if (jobId !== null) yield* settleJob(q, site, jobId);
    return delivery.userId;
  });
  site.live.announce(userId);
}

/**
 * Sends the failed deliveries of a job again; it waits for them. Returns whether the job has any deliveries.
 * @throws {AppError} conflict with the reason where there are some and none may be sent.
 */
export function* reopenForJob(q: Queries, site: Site, jobId: number): Work<boolean> {
  const rows = yield* repo.readOfJob(q, jobId);
  const ids = rows.filter((row) => reasonNotToResend(site, row) === null).map(({ id }) => id);
  const failed = rows.find(({ status }) => status === 'failed' || status === 'unknown');
  if (rows.length > 0 && ids.length === 0)
    throw new AppError('conflict', (failed && reasonNotToResend(site, failed)) ?? message('job_nothing_to_send'));
  if (rows.length === 0) return false;
  yield* repo.updateDeliveries(q, ids, again(site.clock.now()));
  yield* settleJob(q, site, jobId);
  return true;
}

/** The delivery is due at once. Its earlier attempts still count, so that a retry is one try and not a new series. */
function again(now: number): Partial<repo.DeliveryRow> {
  return { status: 'pending', runAt: new Date(now), leaseToken: null, errorCode: null, finishedAt: null };
}

function* requireDelivery(q: Queries, id: number): Work<repo.DeliveryRow> {
  const delivery = yield* repo.readDelivery(q, id);
  if (!delivery) throw new AppError('not_found', message('no_such_delivery'));
  return delivery;
}
