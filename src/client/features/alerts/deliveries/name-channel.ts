import { channelWords } from '#strings/channels/all.ts';
import { type DeliveryChannel, isMethod } from '../../../../shared/channels/channels.ts';

/** Returns the name of a delivery's channel, or `app` for the app itself, which each screen calls by its own words. */
export function nameChannel(channel: DeliveryChannel, app: string): string {
  return isMethod(channel) ? channelWords[channel].name : app;
}
