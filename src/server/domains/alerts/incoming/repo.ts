import { and, desc, eq, lt } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { DeliveryRow } from '../deliveries/repo.ts';

/** Returns the delivery with a provider's id, or null. */
export function* readByProviderId(q: Queries, channel: AlertMethod, providerId: string): Work<DeliveryRow | null> {
  const { deliveries: t } = q.tables;
  const [row] = yield* run(
    q
      .select()
      .from(t)
      .where(and(eq(t.channel, channel), eq(t.providerId, providerId)))
      .orderBy(desc(t.id))
      .limit(1),
  );
  return row ?? null;
}

/** Stores that an event was taken. Returns false where it had been taken before. */
export function* insertReceived(q: Queries, channel: AlertMethod, eventId: string, createdAt: Date): Work<boolean> {
  const stored = q.insert(q.tables.receivedEvents).values({ event: `${channel}:${eventId}`, createdAt });
  return (yield* change(stored.onConflictDoNothing())) > 0;
}

/** Deletes the events that were taken before an instant. */
export function* deleteReceivedBefore(q: Queries, instant: Date): Work<void> {
  const { receivedEvents: t } = q.tables;
  yield* run(q.delete(t).where(lt(t.createdAt, instant)));
}

/** Returns the stored cursor of a provider, or null before the first time. */
export async function findCursor(q: Queries, channel: AlertMethod): Promise<string | null> {
  const { channelCursors: t } = q.tables;
  const [row] = await q.select({ cursor: t.cursor }).from(t).where(eq(t.channel, channel));
  return row?.cursor ?? null;
}

/** Stores the cursor of a provider. */
export function* upsertCursor(q: Queries, channel: AlertMethod, cursor: string): Work<void> {
  const { channelCursors: t } = q.tables;
  yield* run(q.insert(t).values({ channel, cursor }).onConflictDoUpdate({ target: t.channel, set: { cursor } }));
}

/** Returns the name of a member's account. */
export function* readUsername(q: Queries, userId: number): Work<string> {
  const { users: t } = q.tables;
  const [row] = yield* run(q.select({ username: t.username }).from(t).where(eq(t.id, userId)));
  return row?.username ?? '';
}
