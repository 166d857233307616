import type { Queries, Work } from '../../../../../db/database.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import type { IncomingEvent } from '../../../channels/incoming.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import type { Site } from '../../../site/site.ts';
import { settleJob } from '../../schedule/prepared/service.ts';
import { clearFailures, recordAddressFailure } from '../addresses/failures.ts';
import { readAddressesOf } from '../addresses/repo.ts';
import { updateTermsOwed } from '../addresses/terms-owed.ts';
import { settleOrFallBack } from '../deliveries/fallback.ts';
import { readByMessageId } from '../deliveries/messages.ts';
import { isAwaited, nextTry } from '../deliveries/next-try.ts';
import { type DeliveryRow, updateDeliveries } from '../deliveries/repo.ts';
import { beginRest } from '../deliveries/rests/service.ts';
import { type Effect, NO_EFFECT } from './effect.ts';
import * as repo from './repo.ts';

// Mail servers give up after five days (RFC 5321 §4.5.4.1), and the report needs time of its own.
const RETURNED_WITHIN_MS = 14 * DAY_MS;

/** States only move forward: a read message was delivered, and a failed one stays failed (rules.md C7). */
export function* handleReceipt(q: Queries, site: Site, event: IncomingEvent & { kind: 'receipt' }): Work<Effect> {
  const delivery = yield* readReported(q, site, event);
  if (delivery?.status !== 'sent' || delivery.readAt) return NO_EFFECT;
  if (delivery.deliveredAt && event.state === 'delivered') return NO_EFFECT;
  const now = new Date(site.clock.now());
  const readAt = event.state === 'read' ? now : null;
  yield* updateDeliveries(q, [delivery.id], { deliveredAt: delivery.deliveredAt ?? now, readAt });
  const { channel, sentTo } = event;
  yield* clearFailures(q, site, { userId: delivery.userId, channel, sentTo });
  return { ...NO_EFFECT, members: [delivery.userId] };
}

/**
 * Queues a message again that the provider took and could not deliver, where that may help. Otherwise marks it as
 * failed and counts it against its address. Where the provider refuses the site itself, the whole channel rests
 * (rules.md C6).
 */
export function* handleFailure(q: Queries, site: Site, event: IncomingEvent & { kind: 'failure' }): Work<Effect> {
  const { channel, code, effect, retryHint, restMs } = event;
  const returned = event.isUnproven ? yield* readReturned(q, site, event) : null;
  const delivery = event.isUnproven ? returned?.delivery : yield* readReported(q, site, event);
  // A mail server may write an address in other letters.
  const sentTo = returned?.storedAddress ?? event.sentTo;
  if (delivery?.status !== 'sent' || delivery.deliveredAt) return NO_EFFECT;
  if (restMs !== undefined) yield* beginRest(q, site, { channel, until: new Date(site.clock.now() + restMs), code });
  const { id, userId } = delivery;
  const next = retryHint && !isAwaited(delivery.kind) ? nextTry(site, channel, delivery, retryHint) : null;
  if (next !== null) {
    // The provider's id stays until there is a new one, so that a repeated report is recognised.
    const waiting = { status: 'pending', runAt: new Date(next.at), finishedAt: null } as const;
    const retryUntil = next.until === undefined ? delivery.retryUntil : new Date(next.until);
    yield* updateDeliveries(q, [id], { ...waiting, retryUntil, errorCode: code });
    yield* updateTermsOwed(q, delivery);
    if (delivery.jobId !== null) yield* settleJob(q, site, delivery.jobId);
    return { ...NO_EFFECT, members: [userId], dueAt: next.at };
  }
  // It ends now, so that the bell and the open tabs of its member hear of it.
  yield* updateDeliveries(q, [id], { status: 'failed', errorCode: code, finishedAt: new Date(site.clock.now()) });
  yield* updateTermsOwed(q, delivery);
  yield* recordAddressFailure(q, site, { deliveryId: id, userId, channel, sentTo, code, effect });
  if (delivery.jobId !== null) yield* settleOrFallBack(q, site, delivery.jobId);
  return { ...NO_EFFECT, members: [userId] };
}

/**
 * Returns the delivery of a report. A report may come before the provider's answer, or after a call whose outcome is
 * unknown. It proves that the provider took the message, so the delivery is then stored as sent (rules.md C7, S7).
 */
function* readReported(
  q: Queries,
  site: Site,
  { channel, providerId, messageId }: IncomingEvent & { kind: 'receipt' | 'failure' },
): Work<DeliveryRow | null> {
  const known = yield* repo.readByProviderId(q, channel, providerId);
  if (known || messageId === undefined) return known;
  const own = yield* readByMessageId(q, site, messageId);
  if (own?.channel !== channel || (own.status !== 'sending' && own.status !== 'unknown')) return null;
  const taken = { status: 'sent', providerId, errorCode: null } as const;
  const ended = { runAt: null, leaseToken: null, finishedAt: new Date(site.clock.now()) };
  yield* updateDeliveries(q, [own.id], { ...taken, ...ended });
  yield* updateTermsOwed(q, own);
  if (own.jobId !== null) yield* settleJob(q, site, own.jobId);
  return { ...own, ...taken, ...ended };
}

/**
 * Returns the delivery of a report that anybody could have written. Only recipients and mail servers know the id of a
 * message, and the address must be the one that it went to.
 */
function* readReturned(
  q: Queries,
  site: Site,
  { channel, providerId, messageId, sentTo }: IncomingEvent & { kind: 'failure' },
): Work<{ delivery: DeliveryRow; storedAddress: string } | null> {
  const own = messageId === undefined ? null : yield* readByMessageId(q, site, messageId);
  if (own?.channel !== channel || own.providerId !== providerId) return null;
  // A security alert may have gone to an earlier address, so its bounce blames none of the present ones.
  if (own.kind === 'security_alert') return null;
  if (!own.finishedAt || site.clock.now() - own.finishedAt.getTime() > RETURNED_WITHIN_MS) return null;
  const addresses = yield* readAddressesOf(q, own.userId);
  const stored = addresses.find(
    (row) =>
      row.channel === channel &&
      foldCase(row.address) === foldCase(sentTo) &&
      (own.addressId === 0 || own.addressId === row.id),
  );
  return stored ? { delivery: own, storedAddress: stored.address } : null;
}
