import { and, eq } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/engine/sqlite.ts';
import type { AlertMethod } from '../../../../shared/channels.ts';

type AddressRow = Queries['tables']['alertAddresses']['$inferSelect'];

/** The addresses of one member, one per channel that has one. */
export async function findAddresses(q: Queries, userId: number): Promise<AddressRow[]> {
  return q.select().from(q.tables.alertAddresses).where(eq(q.tables.alertAddresses.userId, userId));
}

export function* readAddress(q: Queries, userId: number, channel: AlertMethod): Work<AddressRow | null> {
  const [row] = yield* run(
    q
      .select()
      .from(q.tables.alertAddresses)
      .where(addressOf(q, userId, channel)),
  );
  return row ?? null;
}

/** Changes a member's address on a channel; only while it is the given one, where one is given. */
export function* updateAddress(
  q: Queries,
  userId: number,
  channel: AlertMethod,
  values: Partial<AddressRow>,
  address?: string,
): Work<boolean> {
  const { alertAddresses } = q.tables;
  const chosen = and(
    addressOf(q, userId, channel),
    address === undefined ? undefined : eq(alertAddresses.address, address),
  );
  return (yield* change(q.update(alertAddresses).set(values).where(chosen))) > 0;
}

function addressOf(q: Queries, userId: number, channel: AlertMethod) {
  const { alertAddresses } = q.tables;
  return and(eq(alertAddresses.userId, userId), eq(alertAddresses.channel, channel));
}
