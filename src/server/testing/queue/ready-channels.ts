import { ALERT_METHODS, APP_CHANNEL, type DeliveryChannel } from '../../../shared/channels/channels.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import { readReasonNotReady } from '../../domains/alerts/member-methods.ts';
import type { Site } from '../../site/site.ts';

/** Returns the channels on which an entry of a type may go to a member now. It always appears in the app. */
export function readyChannels(site: Site, userId: number, contentType: ContentType): Promise<DeliveryChannel[]> {
  return site.db.snapshot(function* (q) {
    const ready: DeliveryChannel[] = [APP_CHANNEL];
    for (const channel of ALERT_METHODS)
      if ((yield* readReasonNotReady(q, site, userId, contentType, { channel, address: null })) === null)
        ready.push(channel);
    return ready;
  });
}
