import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';

type SecurityEventRow = Queries['tables']['securityEvents']['$inferSelect'];

/** Returns a member's address and whether it is confirmed; null when there is no such member. */
export function* readMailbox(q: Queries, userId: number): Work<{ email: string; isConfirmed: boolean } | null> {
  const { users, alertAddresses } = q.tables;
  const [row] = yield* run(
    q
      .select({ email: users.email, verifiedAt: alertAddresses.verifiedAt })
      .from(users)
      .leftJoin(alertAddresses, and(eq(alertAddresses.userId, users.id), eq(alertAddresses.channel, ACCOUNT_METHOD)))
      .where(eq(users.id, userId)),
  );
  return row ? { email: row.email, isConfirmed: row.verifiedAt !== null } : null;
}

/** Returns whether a member was mailed about a kind of event since an instant. */
export function* wasMailed(q: Queries, userId: number, kind: SecurityEventRow['kind'], since: Date): Work<boolean> {
  const { securityEvents: t, deliveries } = q.tables;
  const mailed = yield* run(
    q
      .select({ id: t.id })
      .from(t)
      .innerJoin(deliveries, eq(deliveries.securityEventId, t.id))
      .where(and(eq(t.userId, userId), eq(t.kind, kind), gt(t.createdAt, since)))
      .limit(1),
  );
  return mailed.length > 0;
}

/** Stores a security event; returns the row's id. */
export function* insertEvent(q: Queries, event: Omit<SecurityEventRow, 'id'>): Work<number> {
  const { securityEvents } = q.tables;
  const [row] = yield* run(q.insert(securityEvents).values(event).returning({ id: securityEvents.id }));
  if (!row) throw new Error('the event was not stored');
  return row.id;
}

/** Returns the security events of a member's account, newest first. */
export async function findEvents(q: Queries, userId: number, limit: number) {
  const { securityEvents: t } = q.tables;
  return q
    .select({ kind: t.kind, userAgent: t.userAgent, createdAt: t.createdAt })
    .from(t)
    .where(eq(t.userId, userId))
    .orderBy(desc(t.id))
    .limit(limit);
}

/** Deletes up to `limit` of the oldest events from before an instant; returns how many. */
export function* deleteEvents(q: Queries, before: Date, limit: number): Work<number> {
  const { securityEvents: t } = q.tables;
  // Ids rise with time, so the oldest rows come first and no newer row is read.
  const oldest = yield* run(
    q.select({ id: t.id, createdAt: t.createdAt }).from(t).where(gt(t.id, 0)).orderBy(asc(t.id)).limit(limit),
  );
  const ids = oldest.filter(({ createdAt }) => createdAt < before).map(({ id }) => id);
  return yield* change(q.delete(t).where(q.isIn(t.id, ids)));
}
