import { createHash, randomBytes } from 'node:crypto';
import type { Queries, Work } from '../../../../db/database.ts';
import type { ConsentAction, ConsentSource } from '../../../shared/consent.ts';
import type { Site } from '../../site/site.ts';
import { contentOf, digestOf, hashOf, type LedgerRow, NO_LINK } from './chain.ts';
import * as repo from './repo.ts';

const SALT_BYTES = 16;

export interface ConsentEvent {
  userId: number;
  channel: string;
  action: ConsentAction;
  source: ConsentSource;
  /** The version of the words that were on the screen. */
  wordingVersion?: string;
  address?: string | null;
}

/**
 * Adds one row to the append-only ledger, and its link to the chain. Addresses are stored only as a keyed hash
 * (decisions.md D30).
 */
export function* recordConsent(q: Queries, site: Site, event: ConsentEvent): Work<void> {
  const { userId, channel, action, source, wordingVersion, address } = event;
  const addressHash = address ? hashAddress(site, channel, address) : null;
  yield* append(q, site, {
    userId,
    channel,
    action,
    source,
    wordingVersion: wordingVersion ?? null,
    addressHash,
    erases: null,
  });
}

/**
 * Deletes the rows of a member whose account was deleted just now, except the hashes of addresses that opted out
 * (decisions.md D33). The links of the deleted rows stay, and a new row names them, so the chain can still be verified.
 */
export function* eraseConsents(q: Queries, site: Site, userId: number): Work<void> {
  const erases = yield* repo.deleteErasable(q, userId);
  if (erases.length === 0) return;
  const event = { userId, channel: 'all', action: 'erased', source: 'account_deleted' } as const;
  yield* append(q, site, { ...event, wordingVersion: null, addressHash: null, erases });
}

/** Adds a row and its link. The transaction holds the write lock, so no other writer adds a link in between. */
function* append(q: Queries, site: Site, event: Omit<LedgerRow, 'id' | 'createdAt' | 'salt'>): Work<void> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const row = { ...event, createdAt: new Date(site.clock.now()), salt };
  const eventId = yield* repo.insertEvent(q, row);
  const last = (yield* repo.readLastLink(q)) ?? NO_LINK;
  const link = { position: last.position + 1, eventId, digest: digestOf(contentOf({ id: eventId, ...row })) };
  yield* repo.insertLink(q, { ...link, hash: hashOf(last.hash, link) });
}

/** Returns the keyed hash of an address for the ledger. It can be compared but not read. */
export function hashAddress(site: Site, channel: string, address: string): string {
  const code = site.keys.sign('consent-address', `${channel}:${address.trim().toLowerCase()}`);
  return createHash('sha256').update(code).digest('hex');
}
