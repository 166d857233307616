import { and, count, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../db/database.ts';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import type { MemberId } from '../../lib/actor.ts';

export type EntryRow = Queries['tables']['guidanceEntries']['$inferSelect'];
export type NewEntry = Queries['tables']['guidanceEntries']['$inferInsert'];
/** The columns of an entry that its member sees, without those for choosing and counting. */
export type ShownRow = Omit<
  EntryRow,
  'jobId' | 'concept' | 'challenges' | 'libraryKey' | 'reference' | 'completedLocalDate' | 'writtenBy'
>;

/** Returns the columns of {@link ShownRow}. */
export function shownColumns(t: Queries['tables']['guidanceEntries']) {
  const { jobId, concept, challenges, libraryKey, reference, completedLocalDate, writtenBy, ...shown } =
    getTableColumns(t);
  return shown;
}

/** Returns the visible entries of one local day, oldest first (decisions.md D17). */
export function* readToday(
  q: Queries,
  day: { userId: MemberId; localDate: string; from: Date; now: Date; isDev: boolean },
): Work<ShownRow[]> {
  return yield* run(today(q, day));
}

const today = defineStatement(
  (q, given: Given<{ userId: number; localDate: string; from: Date; now: Date; isDev: boolean }>) => {
    const { guidanceEntries: t } = q.tables;
    return q
      .select(shownColumns(t))
      .from(t)
      .where(
        and(
          eq(t.userId, given.userId),
          eq(t.isDev, given.isDev),
          gte(t.availableAt, given.from),
          lte(t.availableAt, given.now),
          eq(t.localDate, given.localDate),
        ),
      )
      .orderBy(t.availableAt, t.id);
  },
);

/** Returns a member's own visible entry; null for any other id. */
export async function findEntry(q: Queries, userId: number, id: number, now: Date): Promise<EntryRow | null> {
  const { guidanceEntries: t } = q.tables;
  const [row] = await q
    .select()
    .from(t)
    .where(and(eq(t.id, id), eq(t.userId, userId), lte(t.availableAt, now)));
  return row ?? null;
}

/** Completes an entry; returns null when it was already completed. */
export function* completeEntry(
  q: Queries,
  id: number,
  completion: { completedAt: Date; completedLocalDate: string; userReflection: string | null },
): Work<EntryRow | null> {
  const { guidanceEntries: t } = q.tables;
  const [row] = yield* run(
    q
      .update(t)
      .set({ isCompleted: true, ...completion })
      .where(and(eq(t.id, id), eq(t.isCompleted, false)))
      .returning(),
  );
  return row ?? null;
}

export function* setHelpful(q: Queries, id: number, isHelpful: boolean): Work<void> {
  const { guidanceEntries: t } = q.tables;
  yield* run(q.update(t).set({ isHelpful }).where(eq(t.id, id)));
}

/** Returns the local dates with completions that count, and how many (decisions.md D13, D14). */
export function* readKeptDays(q: Queries, userId: MemberId): Work<{ date: string; entries: number }[]> {
  return yield* run(keptDays(q, { userId }));
}

const keptDays = defineStatement((q, given: Given<{ userId: number }>) => {
  const { guidanceEntries: t } = q.tables;
  return q
    .select({ date: sql<string>`${t.completedLocalDate}`, entries: count() })
    .from(t)
    .where(and(eq(t.userId, given.userId), eq(t.isDev, false), isNotNull(t.completedLocalDate)))
    .groupBy(t.completedLocalDate);
});

/** Returns the local dates since `since` with guidance that was completed on a later date. */
export function* readLaterDays(q: Queries, userId: MemberId, since: string): Work<string[]> {
  return (yield* run(laterDays(q, { userId, since }))).map(({ date }) => date);
}

const laterDays = defineStatement((q, given: Given<{ userId: number; since: string }>) => {
  const { guidanceEntries: t } = q.tables;
  return q
    .selectDistinct({ date: t.localDate })
    .from(t)
    .where(
      and(
        eq(t.userId, given.userId),
        eq(t.isDev, false),
        gt(t.completedLocalDate, given.since),
        gte(t.localDate, given.since),
        lt(t.localDate, t.completedLocalDate),
      ),
    );
});

/** Returns whether a member has an entry for a local day that counts and is visible by now (decisions.md D17, D18). */
export function* hasEntryOn(
  q: Queries,
  day: { userId: MemberId; localDate: string; from: Date; now: Date },
): Work<boolean> {
  return (yield* run(entryOn(q, day))).length > 0;
}

const entryOn = defineStatement((q, given: Given<{ userId: number; localDate: string; from: Date; now: Date }>) => {
  const { guidanceEntries: t } = q.tables;
  return q
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        eq(t.userId, given.userId),
        eq(t.isDev, false),
        gte(t.availableAt, given.from),
        lte(t.availableAt, given.now),
        eq(t.localDate, given.localDate),
      ),
    )
    .limit(1);
});

/** Counts how often a member received each entry of a concept and type, without tests unless `withTests` is set. */
export function* readUse(
  q: Queries,
  of: { userId: number; concept: string; contentType: ContentType; withTests: boolean },
): Work<{ libraryKey: string; times: number }[]> {
  const { guidanceEntries: t } = q.tables;
  const rows = yield* run(
    q
      .select({ libraryKey: t.libraryKey, times: count() })
      .from(t)
      .where(
        and(
          eq(t.userId, of.userId),
          inArray(t.isDev, of.withTests ? [false, true] : [false]),
          eq(t.concept, of.concept),
          eq(t.contentType, of.contentType),
          isNotNull(t.libraryKey),
        ),
      )
      .groupBy(t.libraryKey),
  );
  return rows.flatMap(({ libraryKey, times }) => (libraryKey === null ? [] : [{ libraryKey, times }]));
}

/** Returns the challenges of the entries that a member most recently found helpful. */
export function* readHelpfulChallenges(q: Queries, userId: number, limit: number): Work<string[]> {
  const { guidanceEntries: t } = q.tables;
  const rows = yield* run(
    q
      .select({ challenges: t.challenges })
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.isDev, false), eq(t.isHelpful, true)))
      .orderBy(desc(t.availableAt))
      .limit(limit),
  );
  return rows.flatMap((row) => row.challenges);
}

/** Returns the library keys of the entries that a member received last, newest first, tests left out. */
export function* readRecentKeys(q: Queries, userId: number, limit: number): Work<string[]> {
  const { guidanceEntries: t } = q.tables;
  const rows = yield* run(
    q
      .select({ libraryKey: t.libraryKey })
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.isDev, false)))
      .orderBy(desc(t.availableAt), desc(t.id))
      .limit(limit),
  );
  return rows.flatMap(({ libraryKey }) => libraryKey ?? []);
}

/** Returns what a member has said of their friendships: the challenges they named, and their satisfaction from 1 to 5. */
export function* readOnboardingAnswers(
  q: Queries,
  userId: number,
): Work<{ challenges: string[]; satisfactionRating: number | null }> {
  const { userProfiles: t } = q.tables;
  const [row] = yield* run(
    q
      .select({ challenges: t.challenges, satisfactionRating: t.satisfactionRating })
      .from(t)
      .where(eq(t.userId, userId)),
  );
  return row ?? { challenges: [], satisfactionRating: null };
}

/**
 * Stores a job's entry, or finds the existing one: a job has one entry, however often it is prepared. `isNew` is true when
 * it was stored.
 */
export function* insertForJob(q: Queries, entry: NewEntry & { jobId: number }): Work<{ id: number; isNew: boolean }> {
  const { guidanceEntries: t } = q.tables;
  const [made] = yield* run(q.insert(t).values(entry).onConflictDoNothing({ target: t.jobId }).returning({ id: t.id }));
  if (made) return { id: made.id, isNew: true };
  const [known] = yield* run(q.select({ id: t.id }).from(t).where(eq(t.jobId, entry.jobId)));
  if (!known) throw new Error('the entry was not stored');
  return { id: known.id, isNew: false };
}

/** Stores the provider's id of the last answer that became a member's entry, unless they withdrew their consent. */
export function* updateLastResponse(q: Queries, userId: number, lastResponseId: string): Work<void> {
  const { userProfiles: t } = q.tables;
  yield* run(
    q
      .update(t)
      .set({ lastResponseId })
      .where(and(eq(t.userId, userId), eq(t.modelConsent, true))),
  );
}

/** Stores an entry without a job. */
export function* insertEntry(q: Queries, entry: NewEntry): Work<void> {
  yield* run(q.insert(q.tables.guidanceEntries).values(entry));
}
