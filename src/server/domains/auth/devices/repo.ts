import { and, asc, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';

type SecurityEventRow = Queries['tables']['securityEvents']['$inferSelect'];

/** Stores when a member's device was last seen; returns false when the device is not theirs. */
export function* touchDevice(q: Queries, userId: number, deviceHash: string, seenAt: Date): Work<boolean> {
  const { knownDevices } = q.tables;
  const theirs = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash));
  return (yield* change(q.update(knownDevices).set({ seenAt }).where(theirs))) > 0;
}

export function* insertDevice(q: Queries, userId: number, deviceHash: string, now: Date): Work<void> {
  yield* run(q.insert(q.tables.knownDevices).values({ userId, deviceHash, seenAt: now, createdAt: now }));
}

/** Deletes a member's devices that were last seen at or before an instant. */
export function* deleteUnseenDevices(q: Queries, userId: number, by: Date): Work<void> {
  const { knownDevices } = q.tables;
  yield* run(q.delete(knownDevices).where(and(eq(knownDevices.userId, userId), lte(knownDevices.seenAt, by))));
}

/** Deletes a member's devices above a maximum number, those unseen the longest first. */
export function* deleteDevicesPast(q: Queries, userId: number, most: number): Work<void> {
  const { knownDevices: t } = q.tables;
  const past = yield* run(
    q
      .select({ id: t.id })
      .from(t)
      .where(eq(t.userId, userId))
      .orderBy(desc(t.seenAt), desc(t.id))
      .limit(most)
      .offset(most),
  );
  const ids = past.map(({ id }) => id);
  if (ids.length) yield* run(q.delete(t).where(q.isIn(t.id, ids)));
}

/** A deleted session, with its browser. */
export type EndedSession = Pick<Queries['tables']['sessions']['$inferSelect'], 'deviceHash'>;

/** Deletes a member's session by its public id; returns null when the member has no such session. */
export function* deleteSession(q: Queries, userId: number, name: string): Work<EndedSession | null> {
  const { sessions } = q.tables;
  const own = and(eq(sessions.userId, userId), q.startsWith(sessions.id, name));
  const [ended] = yield* run(q.delete(sessions).where(own).returning({ deviceHash: sessions.deviceHash }));
  return ended ?? null;
}

/** Deletes all sessions of a member except one. */
export function* deleteOtherSessions(q: Queries, userId: number, sessionId: string): Work<EndedSession[]> {
  const { sessions } = q.tables;
  const others = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
  return yield* run(q.delete(sessions).where(others).returning({ deviceHash: sessions.deviceHash }));
}

/** Returns the browsers in which a member has sessions. */
export function* readDevicesInUse(q: Queries, userId: number): Work<(string | null)[]> {
  const { sessions } = q.tables;
  const rows = yield* run(
    q.select({ deviceHash: sessions.deviceHash }).from(sessions).where(eq(sessions.userId, userId)),
  );
  return rows.map(({ deviceHash }) => deviceHash);
}

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
