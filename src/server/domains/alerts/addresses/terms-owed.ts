import type { Queries, Work } from '../../../../../db/database.ts';
import { type DeliveryRow, type ProvedAddress, readTerms } from '../deliveries/repo.ts';
import { type AddressRow, readAddressesOf, updateAddress } from './repo.ts';

// The statuses of a message that its member has, or may have.
const MAY_HAVE_ARRIVED: readonly DeliveryRow['status'][] = ['sent', 'captured', 'unknown'];

/**
 * Stores whether an address still owes its message with the terms, after a delivery got another status: it does while
 * none of those messages has gone since the address was proved. A delivery of another kind, and one about an earlier
 * address or proof, changes nothing.
 */
export function* updateTermsOwed(
  q: Queries,
  delivery: Pick<DeliveryRow, 'kind' | 'userId' | 'addressId' | 'createdAt'>,
): Work<void> {
  if (delivery.kind !== 'number_verified') return;
  const address = yield* readById(q, delivery);
  const proved = address && toProved(address);
  if (!proved || !isOfProof(delivery, proved)) return;
  const terms = yield* readTerms(q, proved);
  yield* updateAddress(q, proved.addressId, {
    termsOwed: !terms.some(({ status }) => MAY_HAVE_ARRIVED.includes(status)),
  });
}

/** Returns an address that still owes its message with the terms, or null where it does not. */
export function* readOwesTerms(q: Queries, of: { userId: number; addressId: number }): Work<ProvedAddress | null> {
  const address = yield* readById(q, of);
  return address?.termsOwed ? toProved(address) : null;
}

/** Returns an address as a proved one, or null where its owner has not proved it. */
export function toProved({ userId, channel, id, verifiedAt }: AddressRow): ProvedAddress | null {
  return verifiedAt && { userId, channel, addressId: id, verifiedAt };
}

/** Returns whether a message was queued since the present address was proved. */
export function isOfProof(
  { createdAt }: Pick<DeliveryRow, 'createdAt'>,
  { verifiedAt }: Pick<AddressRow, 'verifiedAt'>,
): boolean {
  return verifiedAt !== null && createdAt >= verifiedAt;
}

function* readById(q: Queries, { userId, addressId }: { userId: number; addressId: number }): Work<AddressRow | null> {
  return (yield* readAddressesOf(q, userId)).find(({ id }) => id === addressId) ?? null;
}
