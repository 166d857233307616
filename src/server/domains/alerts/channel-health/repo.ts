import { and, count, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import { ALERT_METHODS, type AlertMethod } from '../../../../shared/channels/channels.ts';

/** Counts the messages on a channel that failed with a code since an instant. */
export function* countFailedWith(q: Queries, channel: AlertMethod, code: string, since: Date): Work<number> {
  const { deliveries: t } = q.tables;
  const ofChannel = and(q.equalsLiteral(t.status, 'failed'), eq(t.channel, channel), gte(t.finishedAt, since));
  const [row] = yield* run(
    q
      .select({ failed: count() })
      .from(t)
      .where(and(ofChannel, eq(t.errorCode, code))),
  );
  return row?.failed ?? 0;
}

export type HealthRow = Queries['tables']['channelHealth']['$inferSelect'];

/** Returns the stored health of each channel that has one. */
export function* readHealth(q: Queries): Work<HealthRow[]> {
  const { channelHealth: t } = q.tables;
  return yield* run(
    q
      .select()
      .from(t)
      .where(inArray(t.channel, [...ALERT_METHODS])),
  );
}

/** Stores when a provider accepted a message; an instant less than `withinMs` after the stored one changes nothing. */
export function* upsertLastSent(q: Queries, channel: AlertMethod, at: Date, withinMs: number): Work<void> {
  const { channelHealth: t } = q.tables;
  yield* run(
    q
      .insert(t)
      .values({ channel, lastSentAt: at })
      .onConflictDoUpdate({
        target: t.channel,
        set: { lastSentAt: at },
        setWhere: or(isNull(t.lastSentAt), lt(t.lastSentAt, new Date(at.getTime() - withinMs))),
      }),
  );
}

/** Stores that a provider's messages could not be fetched; the first instant stays until they can. */
export function* upsertFetchError(q: Queries, channel: AlertMethod, fetchError: string, at: Date): Work<void> {
  const { channelHealth: t } = q.tables;
  const failingSince = sql`coalesce(${t.failingSince}, ${sql.param(at, t.failingSince)})`;
  yield* run(
    q
      .insert(t)
      .values({ channel, fetchError, failingSince: at })
      .onConflictDoUpdate({ target: t.channel, set: { fetchError, failingSince } }),
  );
}

/** Stores that a provider's messages can be fetched. */
export function* clearFetchError(q: Queries, channel: AlertMethod): Work<void> {
  const { channelHealth: t } = q.tables;
  yield* run(
    q
      .update(t)
      .set({ fetchError: null, failingSince: null })
      .where(and(eq(t.channel, channel), isNotNull(t.failingSince))),
  );
}
