import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, notInArray } from 'drizzle-orm';
import { change, defineStatement, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';

/** The fields of an address to which nothing failed. */
export const WORKING_STATE = { disabledAt: null, disabledReason: null, failedMessages: [] };

export type AddressRow = Queries['tables']['alertAddresses']['$inferSelect'];
type NewAddress = Omit<Queries['tables']['alertAddresses']['$inferInsert'], 'id'>;

/** Returns a member's addresses, the oldest of a channel first. */
export function* readAddressesOf(q: Queries, userId: number): Work<AddressRow[]> {
  return yield* run(addressesOf(q, { userId }));
}

const addressesOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { alertAddresses: t } = q.tables;
  return q.select().from(t).where(eq(t.userId, given.userId)).orderBy(asc(t.id));
});

/** Returns a member's address on a channel with one address for each member, or null. */
export function* readAddress(q: Queries, userId: number, channel: AlertMethod): Work<AddressRow | null> {
  const { alertAddresses: t } = q.tables;
  const [row] = yield* run(
    q
      .select()
      .from(t)
      .where(onChannel(q, userId, channel))
      .orderBy(asc(t.id))
      .limit(1),
  );
  return row ?? null;
}

/** Returns a member's address on a channel by its text, or null where it is not the member's. */
export function* readOwnAddress(
  q: Queries,
  userId: number,
  channel: AlertMethod,
  address: string,
): Work<AddressRow | null> {
  const { alertAddresses: t } = q.tables;
  const [row] = yield* run(
    q
      .select()
      .from(t)
      .where(and(onChannel(q, userId, channel), eq(t.address, address))),
  );
  return row ?? null;
}

/**
 * Returns every member's row of an address on a channel, in each of its spellings. Members may share a number, but not
 * a chat.
 */
export function* readHolders(q: Queries, channel: AlertMethod, spellings: string[]): Work<AddressRow[]> {
  const { alertAddresses: t } = q.tables;
  return yield* run(
    q
      .select()
      .from(t)
      .where(and(eq(t.channel, channel), inArray(t.address, spellings)))
      .orderBy(asc(t.id)),
  );
}

/** Returns the addresses on a channel with the same beginning, such as those in one workspace. */
export function* readSharing(q: Queries, channel: AlertMethod, start: string): Work<AddressRow[]> {
  const { alertAddresses: t } = q.tables;
  return yield* run(
    q
      .select()
      .from(t)
      .where(and(eq(t.channel, channel), q.startsWith(t.address, start))),
  );
}

/** Returns the next addresses after an id, in the order of their ids. */
export function* readAfter(q: Queries, id: number, limit: number): Work<AddressRow[]> {
  const { alertAddresses: t } = q.tables;
  return yield* run(q.select().from(t).where(gt(t.id, id)).orderBy(asc(t.id)).limit(limit));
}

/** Replaces the secrets that were read with others. Returns the number of rows that still had the old ones. */
export function* replaceSecrets(
  q: Queries,
  id: number,
  before: AddressRow['secrets'],
  secrets: AddressRow['secrets'],
): Work<number> {
  const { alertAddresses: t } = q.tables;
  return yield* change(
    q
      .update(t)
      .set({ secrets })
      .where(and(eq(t.id, id), eq(t.secrets, before))),
  );
}

/** Returns the addresses of some members. */
export function* readAddresses(q: Queries, userIds: number[]): Work<AddressRow[]> {
  const { alertAddresses: t } = q.tables;
  return yield* run(q.select().from(t).where(q.isIn(t.userId, userIds)).orderBy(asc(t.id)));
}

/** Stores a new address. */
export function* insertAddress(q: Queries, address: NewAddress): Work<void> {
  yield* run(q.insert(q.tables.alertAddresses).values(address));
}

/** Changes an address. */
export function* updateAddress(q: Queries, id: number, values: Partial<AddressRow>): Work<void> {
  const { alertAddresses: t } = q.tables;
  yield* run(q.update(t).set(values).where(eq(t.id, id)));
}

/** Removes a browser as the one that confirmed a member's addresses. */
export function* clearVerifiedIn(q: Queries, userId: number, deviceHash: string): Work<void> {
  const { alertAddresses: t } = q.tables;
  const confirmedHere = and(eq(t.userId, userId), eq(t.verifiedIn, deviceHash));
  yield* run(q.update(t).set({ verifiedIn: null }).where(confirmedHere));
}

/** Deletes a member's addresses on a channel, or only the one with a text. Returns their number. */
export function* deleteAddresses(q: Queries, userId: number, channel: AlertMethod, address?: string): Work<number> {
  const { alertAddresses: t } = q.tables;
  const chosen = address === undefined ? undefined : eq(t.address, address);
  return yield* change(q.delete(t).where(and(onChannel(q, userId, channel), chosen)));
}

/** Deletes a member's addresses on a channel except one. */
export function* deleteOthers(q: Queries, userId: number, channel: AlertMethod, address: string): Work<void> {
  const { alertAddresses: t } = q.tables;
  yield* run(q.delete(t).where(and(onChannel(q, userId, channel), ne(t.address, address))));
}

/** Deletes a member's addresses on a channel except those that were seen last. */
export function* deleteUnseenLongest(q: Queries, userId: number, channel: AlertMethod, keep: number): Work<void> {
  const { alertAddresses: t } = q.tables;
  const newest = q
    .select({ id: t.id })
    .from(t)
    .where(onChannel(q, userId, channel))
    .orderBy(desc(t.seenAt), desc(t.id))
    .limit(keep);
  yield* run(q.delete(t).where(and(onChannel(q, userId, channel), notInArray(t.id, newest))));
}

/** Deletes a member's addresses that are browsers with these hashes of their device cookies. */
export function* deleteOnDevices(q: Queries, userId: number, deviceHashes: string[]): Work<void> {
  const { alertAddresses: t } = q.tables;
  yield* run(q.delete(t).where(and(eq(t.userId, userId), q.isIn(t.deviceHash, deviceHashes))));
}

/**
 * Returns the next browsers, by their ids, that were last seen before an instant and whose members got no mail about them
 * yet.
 */
export function* readUnseen(
  q: Queries,
  { seenBefore, after, limit }: { seenBefore: Date; after: number; limit: number },
): Work<AddressRow[]> {
  const { alertAddresses: t } = q.tables;
  return yield* run(
    q
      .select()
      .from(t)
      .where(and(lt(t.seenAt, seenBefore), isNull(t.askedAt), gt(t.id, after)))
      .orderBy(t.id)
      .limit(limit),
  );
}

/**
 * Deletes the browsers that were last seen before an instant and whose members got the mail about them before another.
 */
export function* deleteUnseen(q: Queries, seenBefore: Date, askedBefore: Date): Work<void> {
  const { alertAddresses: t } = q.tables;
  yield* run(q.delete(t).where(and(lt(t.seenAt, seenBefore), lt(t.askedAt, askedBefore))));
}

/** Returns whether a message to an address was sent between two other deliveries and did not fail. */
export function* hasSentBetween(
  q: Queries,
  which: { userId: number; channel: AlertMethod; addressId: number; after: number; before: number },
): Work<boolean> {
  const { deliveries: t } = q.tables;
  if (which.after === 0) return false;
  const rows = yield* run(
    q
      .select({ id: t.id })
      .from(t)
      .where(
        and(
          eq(t.userId, which.userId),
          eq(t.channel, which.channel),
          eq(t.addressId, which.addressId),
          eq(t.status, 'sent'),
          gt(t.id, which.after),
          lt(t.id, which.before),
        ),
      )
      .limit(1),
  );
  return rows.length > 0;
}

/** Stores that the owner of an address opted out. */
export function* insertOptOut(q: Queries, channel: AlertMethod, addressHash: string, createdAt: Date): Work<void> {
  yield* run(q.insert(q.tables.optedOutAddresses).values({ channel, addressHash, createdAt }).onConflictDoNothing());
}

/** Deletes the opt-out of an address. */
export function* deleteOptOut(q: Queries, channel: AlertMethod, addressHash: string): Work<void> {
  const { optedOutAddresses: t } = q.tables;
  yield* run(q.delete(t).where(and(eq(t.channel, channel), eq(t.addressHash, addressHash))));
}

/** Deletes the opt-outs of a channel from before an instant. */
export function* deleteOptOutsBefore(q: Queries, channel: AlertMethod, instant: Date): Work<void> {
  const { optedOutAddresses: t } = q.tables;
  yield* run(q.delete(t).where(and(eq(t.channel, channel), lt(t.createdAt, instant))));
}

/** Returns the instant at which the owner of an address opted out, or null. */
export function* readOptOut(q: Queries, channel: AlertMethod, addressHash: string): Work<Date | null> {
  const { optedOutAddresses: t } = q.tables;
  const one = and(eq(t.channel, channel), eq(t.addressHash, addressHash));
  const [row] = yield* run(q.select({ createdAt: t.createdAt }).from(t).where(one));
  return row?.createdAt ?? null;
}

function onChannel(q: Queries, userId: number, channel: AlertMethod) {
  const { alertAddresses: t } = q.tables;
  return and(eq(t.userId, userId), eq(t.channel, channel));
}
