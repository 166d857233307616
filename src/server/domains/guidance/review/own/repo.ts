import { and, count, desc, eq, gt } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../../db/database.ts';
import type { Concept } from '../../../../../shared/guidance/concepts.ts';
import type { ContentType } from '../../../../../shared/guidance/content-types.ts';
import type { EntryAbout } from '../../../../../shared/guidance/review.ts';
import { DEFAULT_LANGUAGE } from '../../../../../shared/languages.ts';

export type OwnRow = Queries['tables']['ownEntries']['$inferSelect'];

/** Returns an entry that the church wrote; null where there is none. */
export function* readOwnEntry(q: Queries, key: string): Work<OwnRow | null> {
  const { ownEntries: t } = q.tables;
  const [row] = yield* run(q.select().from(t).where(eq(t.key, key)));
  return row ?? null;
}

/** Returns the entries that the church wrote, the newest first. */
export function* readOwnEntries(
  q: Queries,
  { concept, contentType }: { concept?: Concept; contentType?: ContentType },
): Work<OwnRow[]> {
  const { ownEntries: t } = q.tables;
  return yield* run(
    q
      .select()
      .from(t)
      .where(
        // Without a subject, the primary key gives the order, so nothing is sorted.
        and(concept ? eq(t.concept, concept) : gt(t.id, 0), contentType ? eq(t.contentType, contentType) : undefined),
      )
      .orderBy(desc(t.id)),
  );
}

/** Counts the entries that the church wrote. */
export function* countOwnEntries(q: Queries): Work<number> {
  const { ownEntries: t } = q.tables;
  const [row] = yield* run(q.select({ entries: count() }).from(t).where(gt(t.id, 0)));
  return row?.entries ?? 0;
}

/** Stores an entry that the church wrote. */
export function* insertOwnEntry(q: Queries, entry: Omit<OwnRow, 'id'>): Work<void> {
  yield* run(q.insert(q.tables.ownEntries).values(entry));
}

/** Stores what an entry that the church wrote is about, and for whom. */
export function* updateAbout(q: Queries, key: string, about: EntryAbout): Work<void> {
  const { ownEntries: t } = q.tables;
  yield* run(q.update(t).set(about).where(eq(t.key, key)));
}

/** Returns the language of a member's pages. */
export function* readLanguage(q: Queries, userId: number): Work<string> {
  const { users: t } = q.tables;
  const [row] = yield* run(q.select({ language: t.language }).from(t).where(eq(t.id, userId)));
  return row?.language ?? DEFAULT_LANGUAGE;
}
