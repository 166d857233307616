import { and, asc, eq, lte } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';

/** Returns the latest open entry of a type for a local day of some members, of those visible by an instant. */
export function* readOpenEntries(
  q: Queries,
  which: { userIds: number[]; contentType: ContentType; localDate: string; visibleBy: Date },
): Work<Map<number, number>> {
  const { guidanceEntries: t } = q.tables;
  const rows = yield* run(
    q
      .select({ userId: t.userId, id: t.id })
      .from(t)
      .where(
        and(
          q.isIn(t.userId, which.userIds),
          eq(t.isDev, false),
          eq(t.contentType, which.contentType),
          eq(t.localDate, which.localDate),
          eq(t.isCompleted, false),
          lte(t.availableAt, which.visibleBy),
        ),
      )
      .orderBy(asc(t.id)),
  );
  return new Map(rows.map(({ userId, id }) => [userId, id]));
}

/** Returns the titles, their languages and the types of what a member completed on some local dates, oldest first, development aside. */
export function* readCompleted(
  q: Queries,
  { userId, dates }: { userId: number; dates: string[] },
): Work<{ title: string; language: string; contentType: ContentType; localDate: string }[]> {
  const { guidanceEntries: t } = q.tables;
  const { title, language, contentType, completedLocalDate } = t;
  const rows = yield* run(
    q
      .select({ title, language, contentType, completedLocalDate })
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.isDev, false), q.isIn(t.completedLocalDate, dates)))
      .orderBy(asc(t.completedLocalDate), asc(t.id)),
  );
  return rows.flatMap(({ completedLocalDate: localDate, ...entry }) => (localDate ? [{ ...entry, localDate }] : []));
}
