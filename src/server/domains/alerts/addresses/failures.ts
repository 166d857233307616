import type { Queries, Work } from '../../../../../db/database.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import type { AddressEffect } from '../../../channels/send-result.ts';
import type { Site } from '../../../site/site.ts';
import { readSentTo } from './holders.ts';
import { optOut } from './opt-outs.ts';
import * as repo from './repo.ts';

/** The number of failed messages that disables an address (rules.md C20). */
export const MAX_FAILED_MESSAGES = 5;
/** The sliding time in which failed messages are counted (rules.md C20). */
export const FAILURE_WINDOW_DAYS = 14;
export const FAILURE_WINDOW_MS = FAILURE_WINDOW_DAYS * DAY_MS;

/** A failed message, its address, and the effect on that address. */
interface FailedSend {
  deliveryId: number;
  userId: number;
  channel: AlertMethod;
  sentTo: string;
  code: string;
  effect: AddressEffect;
}

/**
 * Records a failed message for its address, where the address is still the member's. A permanent refusal disables it at
 * once, a temporary one with the fifth message in 14 sliding days. A message counts once, however often it was tried
 * (rules.md C20).
 */
export function* recordAddressFailure(q: Queries, site: Site, failure: FailedSend): Work<void> {
  const { deliveryId, userId, channel, sentTo, code, effect } = failure;
  const address = effect === 'none' ? null : yield* readSentTo(q, site, { userId, channel, sentTo });
  if (!address) return;
  if (effect === 'opt_out') return yield* optOut(q, site, address, 'provider');
  if (address.disabledAt) return;
  const now = site.clock.now();
  const recent = yield* readRecentFailures(q, site, address, failure);
  const failedMessages = effect === 'count' ? [...recent, { deliveryId, failedAt: now }] : recent;
  const addressFacts = CHANNELS[channel].address;
  const limit = addressFacts.kind === 'browsers' ? addressFacts.rejections : MAX_FAILED_MESSAGES;
  const disable = effect === 'disable' || failedMessages.length >= limit;
  // A browser registers again by itself with a new address, so this one is deleted (rules.md C24).
  if (disable && addressFacts.kind === 'browsers') {
    yield* repo.deleteAddresses(q, userId, channel, sentTo);
    return;
  }
  yield* repo.updateAddress(q, address.id, {
    failedMessages,
    ...(disable ? { disabledAt: new Date(now), disabledReason: code } : {}),
  });
}

/** Returns the failed messages of an address that still count when another one fails. */
function* readRecentFailures(
  q: Queries,
  site: Site,
  address: repo.AddressRow,
  {
    deliveryId,
    userId,
    channel,
    effect,
  }: { deliveryId: number; userId: number; channel: AlertMethod; effect: AddressEffect },
): Work<repo.AddressRow['failedMessages']> {
  const { failedMessages } = address;
  if (effect === 'count' && site.channels.get(channel)?.reportsFailures) {
    // A failure may be reported days later, so a message sent between two failures that did not come back proves a
    // success.
    const after = Math.max(0, ...failedMessages.map((message) => message.deliveryId));
    const between = { userId, channel, addressId: address.id, after, before: deliveryId };
    if (yield* repo.hasSentBetween(q, between)) return [];
  }
  const now = site.clock.now();
  return failedMessages.filter(
    (message) => message.deliveryId !== deliveryId && now - message.failedAt <= FAILURE_WINDOW_MS,
  );
}

/** Deletes the failed messages of an address, because one went through (rules.md C20). */
export function* clearFailures(
  q: Queries,
  site: Site,
  to: Pick<FailedSend, 'userId' | 'channel' | 'sentTo'>,
): Work<void> {
  const address = yield* readSentTo(q, site, to);
  if (address?.failedMessages.length) yield* repo.updateAddress(q, address.id, { failedMessages: [] });
}
