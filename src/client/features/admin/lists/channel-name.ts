import { adminListWords } from '#strings/admin/admin-lists.ts';
import { channelWords } from '#strings/channels/all.ts';
import type { DeliveryChannel } from '../../../../shared/channels/channels.ts';

/** Returns the name of a delivery's channel, which may be the app itself. */
export function nameChannel(channel: DeliveryChannel): string {
  return channel === 'app' ? adminListWords.deliveries.app : channelWords[channel].name;
}
