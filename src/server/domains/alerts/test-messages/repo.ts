import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';

/** Stores a test message as leased from the start, so that nobody else sends it; gives its id. */
export function* insertTest(
  q: Queries,
  test: { userId: number; channel: AlertMethod; addressId: number; leaseToken: string; runAt: Date },
  now: Date,
): Work<number> {
  const { deliveries } = q.tables;
  const [row] = yield* run(
    q
      .insert(deliveries)
      .values({ ...test, kind: 'test', dueAt: now, createdAt: now })
      .returning({ id: deliveries.id }),
  );
  if (!row) throw new Error('the test was not stored');
  return row.id;
}
