import type { Queries, Work } from '../../../../../db/database.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { type AddressRow, readAddressesOf, updateAddress } from './repo.ts';

/** Returns whether a newly proved address gets a message with the terms before any guidance (rules.md C9). */
export function owesTerms(channel: AlertMethod): boolean {
  return CHANNELS[channel].consent.box !== null;
}

/** A message about an address, as it is stored. */
interface AddressMessage {
  kind: string;
  userId: number;
  addressId: number;
  createdAt: Date;
}

/**
 * Stores whether the message with the terms has gone to its address. Any other message, and one about an earlier number
 * or proof, changes nothing.
 */
export function* noteTerms(q: Queries, message: AddressMessage, isSaid: boolean): Work<void> {
  if (message.kind !== 'number_verified') return;
  const address = yield* readById(q, message);
  if (address && isOfProof(message, address)) yield* updateAddress(q, address.id, { termsOwed: !isSaid });
}

/** Returns whether an address still owes its message with the terms. */
export function* readOwesTerms(q: Queries, to: { userId: number; addressId: number }): Work<boolean> {
  return (yield* readById(q, to))?.termsOwed ?? false;
}

/** Returns whether a message was queued since the present number was proved. */
export function isOfProof(
  { createdAt }: Pick<AddressMessage, 'createdAt'>,
  { verifiedAt }: Pick<AddressRow, 'verifiedAt'>,
): boolean {
  return verifiedAt !== null && createdAt >= verifiedAt;
}

function* readById(q: Queries, { userId, addressId }: { userId: number; addressId: number }): Work<AddressRow | null> {
  return (yield* readAddressesOf(q, userId)).find(({ id }) => id === addressId) ?? null;
}
