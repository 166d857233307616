import { and, count, eq, lt, max } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../../db/database.ts';
import type { Passage } from '../passage.ts';

/** The revision of members whose verses are to be rewritten, because they chose another translation or language. */
export const NOT_QUOTED = -1;

/** Notes that the site's translations changed, so that the verses of all entries are to follow. */
export function* insertChange(q: Queries, now: Date): Work<void> {
  yield* run(q.insert(q.tables.bibleChanges).values({ createdAt: now }));
}

/** Returns the number of the last change of the site's translations; 0 before the first. */
export function* readRevision(q: Queries): Work<number> {
  const { bibleChanges: t } = q.tables;
  const [row] = yield* run(q.select({ last: max(t.id) }).from(t));
  return row?.last ?? 0;
}

/** Returns some members whose entries follow an earlier revision. */
export function* readOutdated(q: Queries, revision: number, limit: number): Work<number[]> {
  const { users: t } = q.tables;
  const rows = yield* run(q.select({ id: t.id }).from(t).where(lt(t.quotedRevision, revision)).limit(limit));
  return rows.map(({ id }) => id);
}

/** Returns how many members have entries that follow an earlier revision. */
export function* countOutdated(q: Queries, revision: number): Work<number> {
  const { users: t } = q.tables;
  const [row] = yield* run(q.select({ members: count() }).from(t).where(lt(t.quotedRevision, revision)));
  return row?.members ?? 0;
}

/**
 * Marks that a member's entries are being rewritten; `pass` is a negative number that no other pass has.
 * {@link NOT_QUOTED} marks that they are to be.
 */
export function* startRewriting(q: Queries, userId: number, pass: number): Work<void> {
  const { users: t } = q.tables;
  yield* run(q.update(t).set({ quotedRevision: pass }).where(eq(t.id, userId)));
}

/** Marks that a member's entries follow a revision, unless the member changed their choice since the pass began. */
export function* finishRewriting(q: Queries, userId: number, pass: number, revision: number): Work<void> {
  const { users: t } = q.tables;
  const unchanged = and(eq(t.id, userId), eq(t.quotedRevision, pass));
  yield* run(q.update(t).set({ quotedRevision: revision }).where(unchanged));
}

/** Returns the ids of a member's entries. */
export function* readEntryIds(q: Queries, userId: number): Work<number[]> {
  const { guidanceEntries: t } = q.tables;
  return (yield* run(q.select({ id: t.id }).from(t).where(eq(t.userId, userId)))).map(({ id }) => id);
}

/** The verses of an entry as they are stored. */
export type StoredPassage = Pick<
  Queries['tables']['guidanceEntries']['$inferSelect'],
  'id' | 'reference' | 'scripture' | 'scriptureNote' | 'scriptureLanguage'
>;

/** Returns the verses of some entries as they are stored. */
export function* readPassages(q: Queries, ids: readonly number[]): Work<StoredPassage[]> {
  const { guidanceEntries: t } = q.tables;
  const { id, reference, scripture, scriptureNote, scriptureLanguage } = t;
  return yield* run(
    q.select({ id, reference, scripture, scriptureNote, scriptureLanguage }).from(t).where(q.isIn(t.id, ids)),
  );
}

/** Stores the verses of an entry in other words. */
export function* updatePassage(q: Queries, id: number, passage: Passage): Work<void> {
  const { guidanceEntries: t } = q.tables;
  const { scripture, scriptureNote, scriptureLanguage } = passage;
  yield* run(q.update(t).set({ scripture, scriptureNote, scriptureLanguage }).where(eq(t.id, id)));
}
