import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, gt, gte, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { ReportReason } from '../../../../shared/guidance/report-reasons.ts';
import type { ReviewState } from '../../../../shared/guidance/review-choices.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import type { EntryRow, NewEntry } from '../repo.ts';
import { isOpen } from '../reports/repo.ts';

export type ReviewRow = Queries['tables']['entryReviews']['$inferSelect'];
type NewReview = Omit<Queries['tables']['entryReviews']['$inferInsert'], 'id'>;

// Only open reports that are younger than all of these are shown; the others follow when these are dealt with.
const MAX_REPORTS = 1_000;

/** Returns what was decided about entries of the library. */
export function* readReviews(q: Queries, libraryKeys: readonly string[]): Work<ReviewRow[]> {
  const { entryReviews: t } = q.tables;
  return yield* run(q.select().from(t).where(q.isIn(t.libraryKey, libraryKeys)));
}

/** Returns what was decided about an entry that a model wrote; null for nothing. */
export function* readGeneratedReview(q: Queries, entryId: number): Work<ReviewRow | null> {
  const { entryReviews: t } = q.tables;
  const [row] = yield* run(q.select().from(t).where(eq(t.entryId, entryId)));
  return row ?? null;
}

/** Stores a decision in the place of the earlier one about the same entry. */
export function* upsertReview(q: Queries, review: NewReview): Work<void> {
  const { entryReviews: t } = q.tables;
  const target = review.libraryKey ? t.libraryKey : t.entryId;
  yield* run(q.insert(t).values(review).onConflictDoUpdate({ target, set: review }));
}

// The table has one row.
const SETTINGS_ID = 1;

/** Returns whether only entries that a reviewer approved are sent. */
export function* readOnlyReviewed(q: Queries): Work<boolean> {
  const { siteSettings: t } = q.tables;
  const [row] = yield* run(q.select({ onlyReviewed: t.onlyReviewed }).from(t).where(eq(t.id, SETTINGS_ID)));
  return row?.onlyReviewed ?? false;
}

export function* updateOnlyReviewed(q: Queries, onlyReviewed: boolean): Work<void> {
  const { siteSettings: t } = q.tables;
  yield* run(
    q.insert(t).values({ id: SETTINGS_ID, onlyReviewed }).onConflictDoUpdate({ target: t.id, set: { onlyReviewed } }),
  );
}

/** A report that nobody has dealt with. */
export interface OpenReport {
  id: number;
  entryId: number;
  libraryKey: string | null;
  reason: ReportReason;
  createdAt: Date;
}

/** Returns the open reports, the newest first, without the members who made them. */
export function* readOpenReports(q: Queries): Work<OpenReport[]> {
  const { entryReports: r, guidanceEntries: e } = q.tables;
  return yield* run(
    q
      .select({ id: r.id, entryId: r.entryId, libraryKey: e.libraryKey, reason: r.reason, createdAt: r.createdAt })
      .from(r)
      .innerJoin(e, eq(e.id, r.entryId))
      .where(isOpen(r))
      .orderBy(desc(r.createdAt))
      .limit(MAX_REPORTS),
  );
}

/** Returns a member's copy of an entry of the library, the one that was reported last; null where none was. */
export function* readReportedCopy(q: Queries, libraryKey: string): Work<EntryRow | null> {
  const { entryReports: r, guidanceEntries: e } = q.tables;
  const [row] = yield* run(
    q
      .select({ copy: e })
      .from(r)
      .innerJoin(e, eq(e.id, r.entryId))
      .where(eq(e.libraryKey, libraryKey))
      .orderBy(desc(r.createdAt))
      .limit(1),
  );
  return row?.copy ?? null;
}

/** Marks reports as dealt with. */
export function* settleReports(q: Queries, ids: readonly number[], dealtWithAt: Date): Work<void> {
  const { entryReports: t } = q.tables;
  yield* run(q.update(t).set({ dealtWithAt }).where(q.isIn(t.id, ids)));
}

interface GeneratedQuery {
  since?: Date | undefined;
  concept?: string | undefined;
  type?: ContentType | undefined;
  state?: ReviewState | undefined;
  /** Only these entries, tests among them. */
  ids?: readonly number[] | undefined;
  q?: string | undefined;
  limit: number;
  offset: number;
}

/** Returns entries that a model wrote, the newest first, without their members. */
export async function findGenerated(q: Queries, query: GeneratedQuery) {
  const { guidanceEntries: e, entryReviews: r } = q.tables;
  return q
    .select({
      id: e.id,
      title: e.title,
      contentType: e.contentType,
      concept: e.concept,
      language: e.language,
      state: r.state,
      version: r.version,
    })
    .from(e)
    .leftJoin(r, eq(r.entryId, e.id))
    .where(and(isNotNull(e.writtenBy), ...narrowing(q, query)))
    .orderBy(desc(e.availableAt), desc(e.id))
    .limit(query.limit)
    .offset(query.offset);
}

function narrowing(q: Queries, { since, concept, type, state, ids, q: words }: GeneratedQuery): (SQL | undefined)[] {
  const { guidanceEntries: e, entryReviews: r } = q.tables;
  const text = words?.trim();
  return [
    concept ? eq(e.concept, concept) : undefined,
    type ? eq(e.contentType, type) : undefined,
    state === 'new' ? or(isNull(r.state), eq(r.state, 'new')) : undefined,
    state && state !== 'new' ? eq(r.state, state) : undefined,
    since ? gt(e.availableAt, since) : undefined,
    ids ? q.isIn(e.id, ids) : eq(e.isDev, false),
    text ? or(...[e.title, e.content, e.reference].map((column) => q.contains(column, text))) : undefined,
  ];
}

/** Returns an entry that a model wrote; null where there is none. */
export function* readGenerated(q: Queries, id: number): Work<EntryRow | null> {
  const { guidanceEntries: t } = q.tables;
  const [row] = yield* run(
    q
      .select()
      .from(t)
      .where(and(eq(t.id, id), isNotNull(t.writtenBy))),
  );
  return row ?? null;
}

/** Where a walk through the hidden entries goes on. */
export interface HiddenPlace {
  availableAt: Date;
  id: number;
}

/** Returns some entries that no member sees yet, in the order in which they become visible. */
export function* readHidden(q: Queries, after: HiddenPlace, limit: number): Work<EntryRow[]> {
  const { guidanceEntries: t } = q.tables;
  return yield* run(
    q
      .select()
      .from(t)
      .where(
        // The first condition lets the index begin at the place.
        and(gte(t.availableAt, after.availableAt), or(gt(t.availableAt, after.availableAt), gt(t.id, after.id))),
      )
      .orderBy(t.availableAt, t.id)
      .limit(limit),
  );
}

/** Returns the entries that one member does not see yet. */
export function* readHiddenOf(q: Queries, userId: number, now: Date): Work<EntryRow[]> {
  const { guidanceEntries: t } = q.tables;
  return yield* run(
    q
      .select()
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.isDev, false), gt(t.availableAt, now))),
  );
}

/** Stores another draft in the place of an entry's texts; what the draft leaves out is removed. */
export function* replaceTexts(q: Queries, id: number, draft: Partial<NewEntry>): Work<void> {
  const { guidanceEntries: t } = q.tables;
  yield* run(
    q
      .update(t)
      .set({ ...NO_TEXTS, ...draft })
      .where(eq(t.id, id)),
  );
}

/** Returns whether {@link replaceTexts} with a draft would leave an entry as it is. */
export function hasTexts(row: EntryRow, draft: Partial<NewEntry>): boolean {
  const texts: Partial<EntryRow> = { ...NO_TEXTS, ...draft };
  return isDeepStrictEqual({ ...row, ...texts }, row);
}

const NO_TEXTS = {
  ...{ reference: null, scripture: null, scriptureNote: null, actionSteps: [], responseId: null, writtenBy: null },
  ...{ prayerPrompt: null, encouragement: null, focusPoint: null, actionPrompt: null, practicalStep: null },
  ...{ checkInQuestion: null, motivationalNote: null, historicalQuote: null, reflectionQuestions: [] },
  ...{ gratitudePrompt: null, tomorrowPreparation: null, challenges: [], libraryKey: null },
  ...{ chosenBecause: null, chosenFor: null, language: CONTENT_LANGUAGE },
};
