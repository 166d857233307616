import { adminListWords } from '#strings/admin/admin-lists.ts';
import { channelWords } from '#strings/channels/all.ts';
import type { DeliveryChannel } from '../../../../shared/channels/channels.ts';

/** The name of the way that a delivery goes: a channel, or the app itself. */
export function nameChannel(channel: DeliveryChannel): string {
  return channel === 'app' ? adminListWords.deliveries.app : channelWords[channel].name;
}
