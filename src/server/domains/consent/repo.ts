import { and, asc, desc, eq, gt, isNotNull, not, or, type SQL } from 'drizzle-orm';
import { defineStatement, type Queries, run, type Work } from '../../../../db/database.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import type { MemberId } from '../../lib/actor.ts';
import type { ChainLink, LedgerRow } from './chain.ts';

// Pauses and deletions of accounts are about every channel.
const EVERY_CHANNEL = 'all';

/** Adds a row and returns its id. */
export function* insertEvent(q: Queries, row: Omit<LedgerRow, 'id'>): Work<number> {
  const { consentEvents: t } = q.tables;
  const [added] = yield* run(q.insert(t).values(row).returning({ id: t.id }));
  if (!added) throw new Error('the database returned no consent row');
  return added.id;
}

/** Returns the last link of the chain; undefined for an empty chain. */
export function* readLastLink(q: Queries): Work<Pick<ChainLink, 'position' | 'hash'> | undefined> {
  const [last] = yield* run(lastLink(q, {}));
  return last;
}

const lastLink = defineStatement((q: Queries) => {
  const { consentChain: t } = q.tables;
  return q
    .select({ position: t.position, hash: t.hash })
    .from(t)
    .where(gt(t.position, 0))
    .orderBy(desc(t.position))
    .limit(1);
});

export function* insertLink(q: Queries, link: ChainLink): Work<void> {
  yield* run(q.insert(q.tables.consentChain).values(link));
}

/** Deletes a deleted member's rows except opt-outs with an address and earlier erasures; returns their ids. */
export function* deleteErasable(q: Queries, userId: number): Work<number[]> {
  const { consentEvents: t } = q.tables;
  const isKept = or(eq(t.action, 'erased'), and(eq(t.action, 'opt_out'), isNotNull(t.addressHash)));
  const erasable = and(eq(t.userId, userId), not(isKept as SQL));
  const rows = yield* run(q.select({ id: t.id }).from(t).where(erasable).orderBy(asc(t.id)));
  yield* run(q.delete(t).where(erasable));
  return rows.map(({ id }) => id);
}

/** One link of the chain with its row; null where the row was deleted. */
type LinkedRow = ChainLink & { row: LedgerRow | null };

/** Returns the links after a position with their rows, in order. */
export async function findLinks(q: Queries, after: number, limit: number): Promise<LinkedRow[]> {
  const { consentChain: c, consentEvents: t } = q.tables;
  const rows = await q
    .select({ link: c, row: t })
    .from(c)
    .leftJoin(t, eq(t.id, c.eventId))
    .where(gt(c.position, after))
    .orderBy(asc(c.position))
    .limit(limit);
  return rows.map(({ link, row }) => ({ ...link, row }));
}

/** Returns the ids of the rows after an id, and whether the chain has a link for each. */
export async function findRowLinks(
  q: Queries,
  after: number,
  limit: number,
): Promise<{ id: number; position: number | null }[]> {
  const { consentChain: c, consentEvents: t } = q.tables;
  return q
    .select({ id: t.id, position: c.position })
    .from(t)
    .leftJoin(c, eq(c.eventId, t.id))
    .where(gt(t.id, after))
    .orderBy(asc(t.id))
    .limit(limit);
}

/** One page of a member's rows with their links, of all channels or of some, newest first, and one row more. */
export function* readEvents(
  q: Queries,
  userId: MemberId,
  { channels, limit, offset }: { channels: readonly AlertMethod[] | null; limit: number; offset: number },
): Work<{ row: LedgerRow; link: ChainLink | null }[]> {
  const { consentEvents: t, consentChain: c } = q.tables;
  // A category is stored as its channel and its name, such as `email:prayer_reminders`.
  const concerns = channels?.flatMap((channel) => [eq(t.channel, channel), q.startsWith(t.channel, `${channel}:`)]);
  return yield* run(
    q
      .select({ row: t, link: c })
      .from(t)
      .leftJoin(c, eq(c.eventId, t.id))
      .where(and(eq(t.userId, userId), concerns && or(eq(t.channel, EVERY_CHANNEL), ...concerns)))
      .orderBy(desc(t.id))
      .limit(limit + 1)
      .offset(offset),
  );
}

/** Returns the hashes of some links, by position. */
export function* readHashes(q: Queries, positions: readonly number[]): Work<Map<number, string>> {
  const { consentChain: t } = q.tables;
  const rows = yield* run(
    q.select({ position: t.position, hash: t.hash }).from(t).where(q.isIn(t.position, positions)),
  );
  return new Map(rows.map(({ position, hash }) => [position, hash]));
}

/** Returns whether there is a member with this id; a deleted member's opt-outs stay in the ledger. */
export function* hasMember(q: Queries, id: MemberId): Work<boolean> {
  const { users: t } = q.tables;
  return (yield* run(q.select({ id: t.id }).from(t).where(eq(t.id, id)))).length > 0;
}
