import type { Queries, Work } from '../../../../db/database.ts';
import { ALERT_METHODS, CHANNELS } from '../../../shared/channels/channels.ts';
import type { Site } from '../../site/site.ts';
import { takesMessages } from './addresses/service.ts';
import { readHasMessage } from './deliveries/repo.ts';
import { queueNumberVerified } from './deliveries/service.ts';
import { requirePreferences } from './preferences.ts';

/**
 * Queues the terms of the messages to each number of a member that is now proved and agreed to, in either order, due at
 * once. A number gets them once for each time it is proved (rules.md C9). Where that message failed, only guidance that
 * comes due queues it again.
 */
export function* queueTerms(q: Queries, site: Site, userId: number): Work<void> {
  const preferences = yield* requirePreferences(q, userId);
  for (const channel of ALERT_METHODS) {
    const { box } = CHANNELS[channel].consent;
    const address = preferences.addresses.find((row) => row.channel === channel);
    if (!box || !preferences[box] || !address?.verifiedAt || !takesMessages(address)) continue;
    const message = { userId, channel, addressId: address.id, kind: 'number_verified' } as const;
    if (!address.termsOwed || (yield* readHasMessage(q, message, address.verifiedAt))) continue;
    yield* queueNumberVerified(q, site, { userId, channel, addressId: address.id });
    q.onceStored(() => site.due.announce(site.clock.now()));
  }
}
