import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

/** Returns every member's row of an address on a channel, in each spelling of its provider. */
export function* readHolders(q: Queries, site: Site, channel: AlertMethod, address: string): Work<repo.AddressRow[]> {
  return yield* repo.readHolders(q, channel, spellingsOf(site, channel, address));
}

/** Returns an address in each spelling of its provider. */
export function spellingsOf(site: Site, channel: AlertMethod, address: string): string[] {
  return site.channels.get(channel)?.spellings?.(address) ?? [address];
}

/** Returns the address that a message went to, or null where the member has another by now. */
export function* readSentTo(
  q: Queries,
  site: Site,
  { userId, channel, sentTo }: { userId: number; channel: AlertMethod; sentTo: string },
): Work<repo.AddressRow | null> {
  const holders = yield* readHolders(q, site, channel, sentTo);
  return holders.find((row) => row.userId === userId) ?? null;
}

/** Returns whether messages may go to an address: it is proved, works, and its owner wants them. */
export function isDeliverable(address: Pick<repo.AddressRow, 'verifiedAt' | 'disabledAt' | 'optedOutAt'>): boolean {
  return address.verifiedAt !== null && address.disabledAt === null && address.optedOutAt === null;
}

/**
 * Stores that the owner of an address wrote to the site just now. Some providers then allow replies for a day (rules.md
 * C14). Returns the members with the address.
 */
export function* recordLastWritten(q: Queries, site: Site, channel: AlertMethod, address: string): Work<number[]> {
  const lastWrittenAt = new Date(site.clock.now()).toISOString();
  const holders = yield* readHolders(q, site, channel, address);
  for (const { id, details } of holders) yield* repo.updateAddress(q, id, { details: { ...details, lastWrittenAt } });
  return holders.map(({ userId }) => userId);
}

/** Returns the instant at which the owner of an address last wrote to the site there, or null. */
export function lastWrittenAt({ details }: Pick<repo.AddressRow, 'details'>): Date | null {
  return details.lastWrittenAt ? new Date(details.lastWrittenAt) : null;
}
