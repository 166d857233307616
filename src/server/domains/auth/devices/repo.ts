import { and, desc, eq, lte, ne } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';

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
