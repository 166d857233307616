import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';

/** The words that a member wrote when they completed an entry, with its local date. */
interface WrittenRow {
  id: number;
  localDate: string;
  title: string;
  language: string;
  userReflection: string;
}

/** Returns whether a member agreed that what they wrote is shown to them again. */
export function* readConsent(q: Queries, userId: number): Work<boolean> {
  const [row] = yield* run(consentOf(q, { userId }));
  return row?.agreed ?? false;
}

const consentOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { userProfiles: t } = q.tables;
  return q.select({ agreed: t.memoriesConsent }).from(t).where(eq(t.userId, given.userId));
});

/** Stores whether a member agrees. */
export function* updateConsent(q: Queries, userId: number, memoriesConsent: boolean): Work<void> {
  const { userProfiles: t } = q.tables;
  yield* run(q.update(t).set({ memoriesConsent }).where(eq(t.userId, userId)));
}

/** Returns what a member wrote on some local dates, oldest first, without what they wrote on test entries. */
export function* readWritten(q: Queries, userId: number, dates: string[]): Work<WrittenRow[]> {
  const { guidanceEntries: t } = q.tables;
  return yield* run(
    q
      .select({
        id: t.id,
        localDate: sql<string>`${t.completedLocalDate}`,
        title: t.title,
        language: t.language,
        userReflection: sql<string>`${t.userReflection}`,
      })
      .from(t)
      .where(
        and(eq(t.userId, userId), eq(t.isDev, false), q.isIn(t.completedLocalDate, dates), isNotNull(t.userReflection)),
      )
      .orderBy(asc(t.completedLocalDate), asc(t.id)),
  );
}
