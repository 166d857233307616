import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';

type NoticeRow = Queries['tables']['careNotices']['$inferSelect'];

/** Returns what was found in a member's words; null when nothing was. */
export function* readNotice(q: Queries, userId: number): Work<NoticeRow | null> {
  const [row] = yield* run(noticeOf(q, { userId }));
  return row ?? null;
}

const noticeOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { careNotices: t } = q.tables;
  return q.select().from(t).where(eq(t.userId, given.userId));
});

/** Stores a member's notice in place of an earlier one. */
export function* upsertNotice(q: Queries, { userId, ...notice }: NoticeRow): Work<void> {
  const { careNotices: t } = q.tables;
  yield* run(
    q
      .insert(t)
      .values({ userId, ...notice })
      .onConflictDoUpdate({ target: t.userId, set: notice }),
  );
}

/** Notes when a message with signs was answered. */
export function* updateAnswered(q: Queries, userId: number, answeredAt: Date): Work<void> {
  const { careNotices: t } = q.tables;
  yield* run(q.update(t).set({ answeredAt }).where(eq(t.userId, userId)));
}

export function* dismissNotice(q: Queries, userId: number, dismissedAt: Date): Work<void> {
  const { careNotices: t } = q.tables;
  yield* run(q.update(t).set({ dismissedAt }).where(eq(t.userId, userId)));
}

/** Deletes dismissed notices whose signs, abuse included, were found at an instant or earlier. */
export function* deleteDismissedBefore(q: Queries, instant: Date): Work<void> {
  const { careNotices: t } = q.tables;
  const isOver = and(lte(t.foundAt, instant), or(isNull(t.abuseNamedAt), lte(t.abuseNamedAt, instant)));
  yield* run(q.delete(t).where(and(isNotNull(t.dismissedAt), isOver)));
}
