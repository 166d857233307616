import { type AlertMethod, CHANNELS, type DeliveryChannel } from '../../../shared/channels/channels.ts';
import type { Preferences } from './preferences.ts';

/** A place that a message goes to: a channel, and the id of the address there; 0 where the channel has none. */
export interface Destination {
  channel: DeliveryChannel;
  addressId: number;
}

/**
 * Returns the member's addresses on a channel. Without an address it returns one destination with id 0, and the delivery
 * uses the address that exists when it is sent.
 */
export function destinationsOf({ addresses }: Pick<Preferences, 'addresses'>, channel: AlertMethod): Destination[] {
  const own = CHANNELS[channel].address.kind === 'none' ? [] : addresses.filter((row) => row.channel === channel);
  const open = own.filter((row) => row.disabledAt === null && row.optedOutAt === null);
  return open.length ? open.map(({ id }) => ({ channel, addressId: id })) : [{ channel, addressId: 0 }];
}
