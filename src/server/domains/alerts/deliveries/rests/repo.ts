import { and, eq, gt, lt, ne, or } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../../db/database.ts';
import type { AlertMethod } from '../../../../../shared/channels/channels.ts';

export type RestRow = Queries['tables']['channelRests']['$inferSelect'];

/** Stores a rest. One that ends later stays, unless it is of other settings, or ends after the latest instant possible. */
export function* upsertRest(q: Queries, rest: RestRow, latest: Date): Work<void> {
  const { channelRests: t } = q.tables;
  const isLonger = or(lt(t.until, rest.until), gt(t.until, latest));
  const setWhere = rest.settingsDigest === null ? isLonger : or(isLonger, ne(t.settingsDigest, rest.settingsDigest));
  yield* run(q.insert(t).values(rest).onConflictDoUpdate({ target: t.channel, set: rest, setWhere }));
}

/** The rests that end after an instant. */
export function* readRests(q: Queries, now: Date): Work<RestRow[]> {
  const { channelRests: t } = q.tables;
  return yield* run(q.select().from(t).where(gt(t.until, now)));
}

export function* deleteRest(q: Queries, channel: AlertMethod): Work<void> {
  const { channelRests: t } = q.tables;
  yield* change(q.delete(t).where(eq(t.channel, channel)));
}

/** Makes the messages that wait for the end of a rest due at an instant. */
export function* makeRestedDue(q: Queries, { channel, code }: RestRow, now: Date): Work<void> {
  const { deliveries: t } = q.tables;
  const waiting = and(eq(t.status, 'pending'), eq(t.channel, channel), eq(t.errorCode, code), gt(t.runAt, now));
  yield* change(q.update(t).set({ runAt: now }).where(waiting));
}
