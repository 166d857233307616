import { and, eq } from 'drizzle-orm';
import { defineRead, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';

export type AddressRow = Queries['tables']['alertAddresses']['$inferSelect'];

/** The addresses of one member, one per channel that has one. */
export async function findAddresses(q: Queries, userId: number): Promise<AddressRow[]> {
  return addressesOf(q, { userId });
}

/** As {@link findAddresses}, among other reads. */
export function* readAddressesOf(q: Queries, userId: number): Work<AddressRow[]> {
  return yield* run(addressesOf(q, { userId }));
}

const addressesOf = defineRead((q, given: Given<{ userId: number }>) => {
  const { alertAddresses: t } = q.tables;
  return q.select().from(t).where(eq(t.userId, given.userId));
});

export function* readAddress(q: Queries, userId: number, channel: AlertMethod): Work<AddressRow | null> {
  const [row] = yield* run(
    q
      .select()
      .from(q.tables.alertAddresses)
      .where(addressOf(q, userId, channel)),
  );
  return row ?? null;
}

/** The addresses of some members. */
export function* readAddresses(q: Queries, userIds: number[]): Work<AddressRow[]> {
  const { alertAddresses: t } = q.tables;
  return yield* run(q.select().from(t).where(q.isIn(t.userId, userIds)));
}

/** Changes a member's address on a channel. */
export function* updateAddress(
  q: Queries,
  userId: number,
  channel: AlertMethod,
  values: Partial<AddressRow>,
): Work<void> {
  yield* run(
    q
      .update(q.tables.alertAddresses)
      .set(values)
      .where(addressOf(q, userId, channel)),
  );
}

/** Forgets the browser that confirmed a member's addresses, where it is this one. */
export function* clearVerifiedIn(q: Queries, userId: number, deviceHash: string): Work<void> {
  const { alertAddresses: t } = q.tables;
  const confirmedHere = and(eq(t.userId, userId), eq(t.verifiedIn, deviceHash));
  yield* run(q.update(t).set({ verifiedIn: null }).where(confirmedHere));
}

/** Deletes a member's address on a channel. */
export function* deleteAddress(q: Queries, userId: number, channel: AlertMethod): Work<void> {
  yield* run(q.delete(q.tables.alertAddresses).where(addressOf(q, userId, channel)));
}

function addressOf(q: Queries, userId: number, channel: AlertMethod) {
  const { alertAddresses } = q.tables;
  return and(eq(alertAddresses.userId, userId), eq(alertAddresses.channel, channel));
}
