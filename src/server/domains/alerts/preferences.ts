import type { Queries, Work } from '../../../../db/database.ts';
import type { TypedAddresses } from '../../../shared/alerts/typed-addresses.ts';
import { TYPED_METHODS } from '../../../shared/channels/channels.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { AppError } from '../../lib/app-error.ts';
import { type AddressRow, readAddressesOf } from './addresses/repo.ts';
import * as repo from './repo.ts';

/** A member's choices about alerts, with all of their addresses. */
export interface Preferences extends repo.Choices {
  addresses: AddressRow[];
  /** The addresses that the member typed, for every method that takes one. */
  typed: TypedAddresses;
}

/** Reads a member's choices and addresses, or returns null for an unknown member. */
export function* readPreferences(q: Queries, userId: number): Work<Preferences | null> {
  const choices = yield* repo.readChoices(q, userId);
  if (!choices) return null;
  const addresses = yield* readAddressesOf(q, userId);
  return { ...choices, typed: typedAddressesIn(addresses), addresses };
}

/**
 * Reads a member's choices and addresses.
 * @throws {AppError} not_found when there is no such member.
 */
export function* requirePreferences(q: Queries, userId: number): Work<Preferences> {
  const preferences = yield* readPreferences(q, userId);
  if (!preferences) throw new AppError('not_found', message('no_such_member'));
  return preferences;
}

/** Returns the typed addresses among a member's addresses; null for a method that has none. */
export function typedAddressesIn(addresses: readonly Pick<AddressRow, 'channel' | 'address'>[]): TypedAddresses {
  const typed = TYPED_METHODS.map((method) => {
    const row = addresses.find(({ channel }) => channel === method);
    return [method, row?.address ?? null];
  });
  return Object.fromEntries(typed);
}

/** An empty address for each method, for a member whose addresses are all removed. */
export const NO_TYPED_ADDRESSES: TypedAddresses = typedAddressesIn([]);
