import { and, asc, desc, eq, gte, lte, sum } from 'drizzle-orm';
import { type Queries, run } from '../../../../../db/database.ts';

/** Local dates, from the first to the last. */
export interface Dates {
  first: string;
  last: string;
}

/** Returns what the model used for members on some of their days, the most expensive first, plus one row. */
export function* readTotals(
  q: Queries,
  { first, last }: Dates,
  page: { userIds: number[] | null; limit: number; offset: number },
) {
  const { modelDays: t, users, userProfiles } = q.tables;
  return yield* run(
    q
      .select({
        userId: t.userId,
        username: users.username,
        timezone: userProfiles.timezone,
        calls: sum(t.calls).mapWith(Number),
        inputTokens: sum(t.inputTokens).mapWith(Number),
        outputTokens: sum(t.outputTokens).mapWith(Number),
        cost: sum(t.cost).mapWith(Number),
      })
      .from(t)
      .innerJoin(users, eq(users.id, t.userId))
      .leftJoin(userProfiles, eq(userProfiles.userId, t.userId))
      .where(
        and(gte(t.localDate, first), lte(t.localDate, last), page.userIds ? q.isIn(t.userId, page.userIds) : undefined),
      )
      .groupBy(t.userId, users.username, userProfiles.timezone)
      .orderBy(desc(sum(t.cost)), asc(t.userId))
      .limit(page.limit + 1)
      .offset(page.offset),
  );
}

/** Returns the requests for some members on each of some days. */
export function* readCalls(q: Queries, { first, last }: Dates, userIds: number[]) {
  const { modelDays: t } = q.tables;
  return yield* run(
    q
      .select({ userId: t.userId, localDate: t.localDate, calls: t.calls })
      .from(t)
      .where(and(q.isIn(t.userId, userIds), gte(t.localDate, first), lte(t.localDate, last))),
  );
}
