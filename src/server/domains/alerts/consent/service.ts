import { createHash } from 'node:crypto';
import type { Queries, Work } from '../../../../../db/database.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

export interface ConsentEvent {
  userId: number;
  channel: string;
  action: repo.ConsentRow['action'];
  /** The place: registration, onboarding, settings, unsubscribe_page, one_click, link, code, reply, password_reset. */
  source: string;
  /** The version of the words that were on the screen. */
  wording?: string;
  address?: string | null;
}

/** Adds one row to the append-only ledger; addresses are kept only as a keyed hash (decisions.md D30). */
export function* recordConsent(q: Queries, site: Site, event: ConsentEvent): Work<void> {
  const { userId, channel, action, source, wording, address } = event;
  yield* repo.insertEvent(q, {
    userId,
    channel,
    action,
    source,
    wordingVersion: wording ?? null,
    addressHash: address ? hashAddress(site, channel, address) : null,
    createdAt: new Date(site.clock.now()),
  });
}

/** The ledger's name for an address: it can be compared and not read. */
export function hashAddress(site: Site, channel: string, address: string): string {
  const code = site.keys.sign('consent-address', `${channel}:${address.trim().toLowerCase()}`);
  return createHash('sha256').update(code).digest('hex');
}
