import { and, count, countDistinct, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';

export type HealthRow = Queries['tables']['modelHealth']['$inferSelect'];
type DayRow = Queries['tables']['modelDays']['$inferSelect'];
type MonthRow = Queries['tables']['modelMonths']['$inferSelect'];

/** Amounts that are added to what was used so far; they may be negative. */
interface Amounts {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a dollar. */
  cost: number;
}

const HEALTH_ID = 1;

/** Returns what a member has told about themselves; null when there is no such member. */
export function* readMember(q: Queries, userId: number) {
  const { userProfiles: t } = q.tables;
  const [row] = yield* run(
    q
      .select({
        modelConsent: t.modelConsent,
        challenges: t.challenges,
        philosophy: t.friendshipPhilosophy,
        satisfaction: t.satisfactionRating,
      })
      .from(t)
      .where(eq(t.userId, userId)),
  );
  return row ?? null;
}

/** Returns whether a member agreed that a model writes for them. */
export async function findConsent(q: Queries, userId: number): Promise<boolean> {
  const { userProfiles: t } = q.tables;
  const [row] = await q.select({ agreed: t.modelConsent }).from(t).where(eq(t.userId, userId));
  return row?.agreed ?? false;
}

/** Stores whether a member agrees; withdrawing also forgets the provider's id of the last answer. */
export function* updateConsent(q: Queries, userId: number, agreed: boolean): Work<void> {
  const { userProfiles: t } = q.tables;
  const change = agreed ? { modelConsent: true } : { modelConsent: false, lastResponseId: null };
  yield* run(q.update(t).set(change).where(eq(t.userId, userId)));
}

/** Returns the titles of a member's last entries, newest first, also of those that are not shown yet. */
export function* readTitles(q: Queries, userId: number, limit: number, helpful: boolean): Work<string[]> {
  const { guidanceEntries: t } = q.tables;
  const rows = yield* run(
    q
      .select({ title: t.title })
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.isDev, false), helpful ? eq(t.isHelpful, true) : undefined))
      .orderBy(desc(t.availableAt), desc(t.id))
      .limit(limit),
  );
  return rows.map(({ title }) => title);
}

/** Returns how many entries of a type a member has, also those that are not shown yet. Tests do not count. */
export function* countEntries(q: Queries, userId: number, contentType: ContentType): Work<number> {
  const { guidanceEntries: t } = q.tables;
  const [row] = yield* run(
    q
      .select({ entries: count() })
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.isDev, false), eq(t.contentType, contentType))),
  );
  return row?.entries ?? 0;
}

export function* readDay(q: Queries, userId: number, localDate: string): Work<DayRow | null> {
  const { modelDays: t } = q.tables;
  const [row] = yield* run(
    q
      .select()
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.localDate, localDate))),
  );
  return row ?? null;
}

export function* readMonth(q: Queries, month: string): Work<MonthRow | null> {
  const { modelMonths: t } = q.tables;
  const [row] = yield* run(q.select().from(t).where(eq(t.month, month)));
  return row ?? null;
}

interface Place {
  userId: number;
  localDate: string;
  month: string;
  /** An administrator's test counts for the month alone. */
  isDev: boolean;
}

/** Counts a call for a member on a day and for the site in a month, with its cost. */
export function* addCall(q: Queries, { userId, localDate, month, isDev }: Place, cost: number): Work<void> {
  const { modelDays: d, modelMonths: m } = q.tables;
  const first = { calls: 1, inputTokens: 0, outputTokens: 0, cost };
  const more = (t: typeof d | typeof m) => ({ calls: sql`${t.calls} + 1`, cost: sql`${t.cost} + ${cost}` });
  if (!isDev)
    yield* run(
      q
        .insert(d)
        .values({ userId, localDate, ...first })
        .onConflictDoUpdate({ target: [d.userId, d.localDate], set: more(d) }),
    );
  yield* run(
    q
      .insert(m)
      .values({ month, entries: 0, ...first })
      .onConflictDoUpdate({ target: m.month, set: more(m) }),
  );
}

/** Changes what counted calls used. The member may have been deleted in the meantime; the month stays. */
export function* changeUsage(q: Queries, { userId, localDate, month, isDev }: Place, by: Amounts): Work<void> {
  const { modelDays: d, modelMonths: m } = q.tables;
  const plus = (t: typeof d | typeof m) => ({
    calls: sql`${t.calls} + ${by.calls}`,
    inputTokens: sql`${t.inputTokens} + ${by.inputTokens}`,
    outputTokens: sql`${t.outputTokens} + ${by.outputTokens}`,
    cost: sql`${t.cost} + ${by.cost}`,
  });
  if (!isDev)
    yield* run(
      q
        .update(d)
        .set(plus(d))
        .where(and(eq(d.userId, userId), eq(d.localDate, localDate))),
    );
  yield* run(q.update(m).set(plus(m)).where(eq(m.month, month)));
}

/** Counts an entry that the model wrote. Its call may have been counted in the month before. */
export function* addEntry(q: Queries, month: string): Work<void> {
  const { modelMonths: t } = q.tables;
  const unused = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };
  yield* run(
    q
      .insert(t)
      .values({ month, entries: 1, ...unused })
      .onConflictDoUpdate({ target: t.month, set: { entries: sql`${t.entries} + 1` } }),
  );
}

export function* readHealth(q: Queries): Work<HealthRow | null> {
  const { modelHealth: t } = q.tables;
  const [row] = yield* run(q.select().from(t).where(eq(t.id, HEALTH_ID)));
  return row ?? null;
}

/** Stores the whole row. */
export function* writeHealth(q: Queries, health: Omit<HealthRow, 'id'>): Work<void> {
  const { modelHealth: t } = q.tables;
  yield* run(
    q
      .insert(t)
      .values({ id: HEALTH_ID, ...health })
      .onConflictDoUpdate({ target: t.id, set: health }),
  );
}

/** Counts the days of members since a local date on which a cap was reached. */
export function* countAtCap(q: Queries, since: string, cap: number): Work<number> {
  const { modelDays: t } = q.tables;
  const [row] = yield* run(
    q
      .select({ days: countDistinct(t.userId) })
      .from(t)
      .where(and(gte(t.localDate, since), gte(t.calls, cap))),
  );
  return row?.days ?? 0;
}

/** Counts the members who agreed. */
export function* countAgreed(q: Queries): Work<number> {
  const { userProfiles: t } = q.tables;
  const [row] = yield* run(q.select({ members: count() }).from(t).where(eq(t.modelConsent, true)));
  return row?.members ?? 0;
}

/** Deletes the days of members before a local date. */
export async function deleteOldDays(q: Queries, before: string): Promise<void> {
  const { modelDays: t } = q.tables;
  await q.delete(t).where(lt(t.localDate, before));
}
