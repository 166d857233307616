import { and, eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { MemberId } from '../../../lib/actor.ts';
import type { DeliveryRow } from '../deliveries/repo.ts';

/** Returns a member's delivery, or null where it is not theirs. */
export function* readOwnDelivery(q: Queries, userId: MemberId, id: number): Work<DeliveryRow | null> {
  const { deliveries: t } = q.tables;
  const [row] = yield* run(
    q
      .select()
      .from(t)
      .where(and(eq(t.id, id), eq(t.userId, userId))),
  );
  return row ?? null;
}

/** Returns when a delivery was shown, or null. */
export async function findShownAt(q: Queries, id: number): Promise<Date | null> {
  const { deliveries: t } = q.tables;
  const [row] = await q.select({ deliveredAt: t.deliveredAt }).from(t).where(eq(t.id, id));
  return row?.deliveredAt ?? null;
}
