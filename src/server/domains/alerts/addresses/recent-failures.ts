import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import type { AddressEffect } from '../../../channels/send-result.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

/** The number of failed messages that disables an address (rules.md C20). */
export const FAILED_MESSAGE_LIMIT = 5;
/** The sliding time in which failed messages are counted (rules.md C20). */
export const FAILURE_WINDOW_DAYS = 14;
export const FAILURE_WINDOW_MS = FAILURE_WINDOW_DAYS * DAY_MS;

/** Returns the failed messages of an address that still count when another one fails. */
export function* readRecentFailures(
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
