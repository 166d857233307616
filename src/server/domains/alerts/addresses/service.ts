import type { Queries, Work } from '../../../../../db/database.ts';
import { ALERT_METHODS, type AlertMethod, CHANNELS, EXCLUSIVE_METHODS } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';
import { hashAddress } from '../../consent/service.ts';
import { readHolders } from './holders.ts';
import { deleteOptOut } from './opt-outs.ts';
import * as repo from './repo.ts';

const UNPROVED = { verifiedAt: null, ownSince: null, verifiedIn: null, optedOutAt: null, ...repo.WORKING_STATE };

/** An address that is proved by linking it: a chat, a workspace or a browser. */
interface LinkedAddress {
  userId: number;
  channel: AlertMethod;
  address: string;
  details: repo.AddressRow['details'];
  secrets: repo.AddressRow['secrets'];
  /** Set for a browser: the hash of its device cookie, null where it has none. */
  deviceHash?: string | null;
}

/**
 * Stores an address that was linked or subscribed just now. An address with one owner is taken from its earlier member
 * (rules.md C27, C28). A new chat replaces the last one; of too many browsers, the oldest are deleted.
 */
export function* linkAddress(q: Queries, site: Site, linked: LinkedAddress): Work<void> {
  const { userId, channel, address } = linked;
  const addressFacts = CHANNELS[channel].address;
  const now = new Date(site.clock.now());
  const values = {
    ...linked,
    ...repo.WORKING_STATE,
    verifiedAt: now,
    verifiedIn: null,
    optedOutAt: null,
    ...(addressFacts.kind === 'browsers' && { seenAt: now, askedAt: null }),
  };
  yield* deleteOptOut(q, site, channel, address);
  const holders = yield* readHolders(q, site, channel, address);
  const stored = EXCLUSIVE_METHODS.includes(channel) ? holders[0] : holders.find((row) => row.userId === userId);
  const isSame = stored?.userId === userId;
  if (stored) yield* repo.updateAddress(q, stored.id, { ...values, ownSince: isSame ? stored.ownSince : now });
  else yield* repo.insertAddress(q, { ...values, ownSince: now });
  if (addressFacts.kind === 'browsers') yield* repo.deleteUnseenLongest(q, userId, channel, addressFacts.most);
  else yield* repo.deleteOthers(q, userId, channel, address);
}

/** Deletes all of a member's browsers, on every channel that sends to browsers. Returns their number. */
export function* deleteAllBrowsers(q: Queries, userId: number): Work<number> {
  let count = 0;
  for (const channel of ALERT_METHODS)
    if (CHANNELS[channel].address.kind === 'browsers') count += yield* repo.deleteAddresses(q, userId, channel);
  return count;
}

/** Deletes a member's browsers with these hashes of their device cookies. */
export function* deleteBrowsers(q: Queries, userId: number, deviceHashes: string[]): Work<void> {
  yield* repo.deleteOnDevices(q, userId, deviceHashes);
}

/** Stores the address that a member typed for a channel. A different address is unproved (rules.md C9). */
export function* storeTypedAddress(
  q: Queries,
  site: Site,
  userId: number,
  channel: AlertMethod,
  address: string | null,
): Work<void> {
  const stored = yield* repo.readAddress(q, userId, channel);
  if (address === (stored?.address ?? null)) return;
  if (address === null) {
    yield* repo.deleteAddresses(q, userId, channel);
    return;
  }
  // An opt-out belongs to the address, so it stays when another member types the address (rules.md C2).
  const optedOutAt = yield* repo.readOptOut(q, channel, hashAddress(site, channel, address));
  const values = { ...UNPROVED, address, details: {}, optedOutAt };
  if (stored) yield* repo.updateAddress(q, stored.id, values);
  else yield* repo.insertAddress(q, { userId, channel, ...values });
}
