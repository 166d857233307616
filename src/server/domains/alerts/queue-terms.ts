import type { Queries, Work } from '../../../../db/database.ts';
import { ALERT_METHODS, CHANNELS } from '../../../shared/channels/channels.ts';
import type { Site } from '../../site/site.ts';
import { toProved } from './addresses/terms-owed.ts';
import { readTerms } from './deliveries/repo.ts';
import { queueTermsMessage } from './deliveries/service.ts';
import { mayGetTerms } from './member-methods.ts';
import { requirePreferences } from './preferences.ts';

/**
 * Queues the terms of the messages to each address of a member that is now proved and agreed to, in either order, due at
 * once. An address gets them once for each time it is proved (rules.md C9). Where that message failed, only a message that
 * may go after it queues it again.
 */
export function* queueTerms(q: Queries, site: Site, userId: number): Work<void> {
  const preferences = yield* requirePreferences(q, userId);
  for (const channel of ALERT_METHODS) {
    const address = preferences.addresses.find((row) => row.channel === channel);
    if (!CHANNELS[channel].consent.terms || !address?.termsOwed || !mayGetTerms(site, preferences, address)) continue;
    const proved = toProved(address);
    if (!proved) continue;
    const terms = yield* readTerms(q, proved);
    // Terms that were cancelled or suppressed, because the member switched the channel off, are queued again once they agree.
    // Any other row means that the terms went out, are on their way, or failed and are tried again with the next guidance.
    if (terms.some(({ status }) => status !== 'cancelled' && status !== 'suppressed')) continue;
    yield* queueTermsMessage(q, site, proved);
  }
}
