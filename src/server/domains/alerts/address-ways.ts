import { type AlertMethod, CHANNELS, type DeliveryChannel } from '../../../shared/channels/channels.ts';
import type { Preferences } from './preferences.ts';

/** One way a message goes: a channel, and the id of the address there; 0 where the channel has none. */
export interface Way {
  channel: DeliveryChannel;
  addressId: number;
}

/**
 * The addresses of a member that a channel sends to. Where there is none yet there is one way without an address, which
 * takes the one that is there when the message goes.
 */
export function waysOf({ addresses }: Pick<Preferences, 'addresses'>, channel: AlertMethod): Way[] {
  const own = CHANNELS[channel].address.kind === 'none' ? [] : addresses.filter((row) => row.channel === channel);
  const open = own.filter((row) => row.disabledAt === null && row.optedOutAt === null);
  return open.length ? open.map(({ id }) => ({ channel, addressId: id })) : [{ channel, addressId: 0 }];
}
