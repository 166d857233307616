import type { Queries, Work } from '../../../../db/database.ts';
import { NUMBER_FIELDS } from '../../../shared/channels/channels.ts';
import type { NumberField } from '../../../shared/channels/facts.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { AppError } from '../../lib/app-error.ts';
import { type AddressRow, readAddressesOf } from './addresses/repo.ts';
import * as repo from './repo.ts';

/** The numbers that a member typed, by their documented fields (product.md §3). */
export type Numbers = Record<NumberField, string | null>;

/** A member's choices about alerts, with all of their addresses. */
export interface Preferences extends repo.Choices, Numbers {
  addresses: AddressRow[];
}

const FIELDS = Object.keys(NUMBER_FIELDS) as NumberField[];

/** Reads a member's choices and addresses; null when there is no such member. */
export function* readPreferences(q: Queries, userId: number): Work<Preferences | null> {
  const choices = yield* repo.readChoices(q, userId);
  if (!choices) return null;
  const addresses = yield* readAddressesOf(q, userId);
  return { ...choices, ...numbersIn(addresses), addresses };
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

/** The numbers among a member's addresses; null for a field that holds none. */
export function numbersIn(addresses: readonly Pick<AddressRow, 'channel' | 'address'>[]): Numbers {
  const numbers = FIELDS.map((field) => {
    const row = addresses.find(({ channel }) => channel === NUMBER_FIELDS[field]);
    return [field, row?.address ?? null];
  });
  return Object.fromEntries(numbers) as Numbers;
}

/** No number in any field: what a member has left once all of them are taken away. */
export const NO_NUMBERS: Numbers = numbersIn([]);
