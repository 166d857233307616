import { and, count, eq, gte } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';

/** How many messages on a channel failed with a code since an instant. */
export function* countFailedWith(q: Queries, channel: AlertMethod, code: string, since: Date): Work<number> {
  const { deliveries: t } = q.tables;
  const those = and(eq(t.status, 'failed'), eq(t.channel, channel), eq(t.errorCode, code), gte(t.finishedAt, since));
  const [row] = yield* run(q.select({ failed: count() }).from(t).where(those));
  return row?.failed ?? 0;
}

/** Returns whether a member is an administrator. */
export function* readIsAdmin(q: Queries, userId: number): Work<boolean> {
  const { users: t } = q.tables;
  const [row] = yield* run(q.select({ role: t.role }).from(t).where(eq(t.id, userId)));
  return row?.role === 'admin';
}
