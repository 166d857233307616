import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';
import { hashAddress, recordConsent } from '../../consent/service.ts';
import { spellingsOf } from './holders.ts';
import * as repo from './repo.ts';

/** Returns whether the owner of an address opted out. */
export function* isOptedOut(q: Queries, site: Site, channel: AlertMethod, address: string): Work<boolean> {
  return (yield* repo.readOptOut(q, channel, hashAddress(site, channel, address))) !== null;
}

/** Stores that the owner of an address opted out, whether or not a member has it now. */
export function* storeOptOut(q: Queries, site: Site, channel: AlertMethod, address: string): Work<void> {
  const now = new Date(site.clock.now());
  for (const spelling of spellingsOf(site, channel, address))
    yield* repo.insertOptOut(q, channel, hashAddress(site, channel, spelling), now);
}

/** Deletes the opt-out of an address. */
export function* deleteOptOut(q: Queries, site: Site, channel: AlertMethod, address: string): Work<void> {
  for (const spelling of spellingsOf(site, channel, address))
    yield* repo.deleteOptOut(q, channel, hashAddress(site, channel, spelling));
}

/** Stores the opt-out of a member's address, with a row in the ledger. */
export function* optOut(q: Queries, site: Site, row: repo.AddressRow, source: 'provider' | 'reply'): Work<void> {
  if (row.optedOutAt) return;
  const { userId, channel, address } = row;
  yield* repo.updateAddress(q, row.id, { optedOutAt: new Date(site.clock.now()) });
  yield* storeOptOut(q, site, channel, address);
  yield* recordConsent(q, site, { userId, channel, action: 'opt_out', source, address });
}

/** Enables messages to an address whose owner had opted out (rules.md C5). */
export function* optIn(q: Queries, site: Site, row: repo.AddressRow): Work<void> {
  const { userId, channel, address } = row;
  yield* repo.updateAddress(q, row.id, { optedOutAt: null });
  yield* deleteOptOut(q, site, channel, address);
  yield* recordConsent(q, site, { userId, channel, action: 'opt_in', source: 'reply', address });
}
