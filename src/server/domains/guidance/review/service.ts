import type { z } from 'zod';
import type { Queries, Work } from '../../../../../db/database.ts';
import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import type {
  decideBody,
  EntryAbout,
  newEntryBody,
  ReviewedEntry,
  rewordBody,
  settleReportsBody,
  undoReviewBody,
  Wording,
} from '../../../../shared/guidance/review.ts';
import type { ReviewState } from '../../../../shared/guidance/review-choices.ts';
import { ENOUGH_APPROVED, MAX_OWN_ENTRIES } from '../../../../shared/guidance/review-choices.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type MemberActor, ownId } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { parseReference } from '../../../scripture/reference.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { toDraft } from '../entries.ts';
import type { EntryRow } from '../repo.ts';
import { quoteToMember } from '../translations/passages.ts';
import { digestOf, readDecided, sendable, toChurchEntry } from './church-library.ts';
import { wordingOf } from './entry-wording.ts';
import { updateHiddenEntries } from './hidden-entries.ts';
import { generatedId, nameOfReport, summarize } from './names.ts';
import { isEnough } from './only-reviewed.ts';
import { aboutOf, ownName, readEntryByName } from './own/own-entries.ts';
import { countOwnEntries, insertOwnEntry, updateAbout } from './own/repo.ts';
import { readRemoved, showRemoved } from './removed-entries.ts';
import * as repo from './repo.ts';
import { showCopy, shownOf } from './shown-entry.ts';
import { checkNewWording, checkWording } from './wording.ts';

/** An entry under review: of the library or the church's own, or one that a model wrote. */
type Subject =
  | { origin: 'library' | 'church'; entry: LibraryEntry; row: repo.ReviewRow | undefined }
  | { origin: 'generated'; entry: EntryRow; row: repo.ReviewRow | undefined };

/**
 * Returns an entry with what the church decided about it, and with its open reports. It names no member.
 * @throws {AppError} not_found when there is no such entry.
 */
export async function getReviewed(site: Site, actor: MemberActor, entry: string): Promise<ReviewedEntry> {
  return site.db.snapshot((q) => readReviewed(q, actor, entry));
}

/**
 * Approves or retires an entry, or sets it back to undecided. A retired one is sent to nobody any more; members for
 * whom it was prepared get another.
 * @throws {AppError} conflict when somebody has changed it since the caller read it, or when it is the last one that
 * can be sent; not_found.
 */
export async function decide(
  site: Site,
  actor: MemberActor,
  { entry, version, state }: z.output<typeof decideBody>,
): Promise<ReviewedEntry> {
  const decided = await change(site, actor, { entry, version }, ({ row }) => ({
    state,
    wording: row?.wording ?? null,
  }));
  await updateHiddenEntries(site);
  const id = generatedId(entry);
  // Retiring an entry of a model that nobody has received deletes it, so that cannot be undone.
  if (id !== null && !(await site.db.snapshot((q) => repo.readGenerated(q, id)))) return { ...decided, canUndo: false };
  return getReviewed(site, actor, entry);
}

/**
 * Stores an entry that the church wrote, as a draft. It is sent once it is approved, to members of its language.
 * @throws {AppError} bad_request with an issue at each field that breaks a rule; conflict when there are too many.
 */
export async function addEntry(
  site: Site,
  actor: MemberActor,
  { contentType, concept, language, challenges, seasons, urgesContact, ...given }: z.output<typeof newEntryBody>,
): Promise<ReviewedEntry> {
  const wording = await checkNewWording(contentType, given);
  const entry = { contentType, concept, language, challenges, seasons, urgesContact };
  const key = ownName();
  await atomicAs(site, actor, function* (q) {
    if ((yield* countOwnEntries(q)) >= MAX_OWN_ENTRIES)
      throw new AppError('conflict', message('own_entries_full', { limit: MAX_OWN_ENTRIES }));
    yield* insertOwnEntry(q, { ...entry, key, wording, createdAt: new Date(site.clock.now()) });
  });
  return getReviewed(site, actor, key);
}

/**
 * Stores a church's own words for an entry of the library; the library's own words end that. Of an entry that the
 * church wrote, also what it is about.
 * @throws {AppError} bad_request with an issue at each field that breaks a rule; conflict, with what is stored, when
 * somebody has changed the entry since the caller read it; not_found.
 */
export async function reword(
  site: Site,
  actor: MemberActor,
  { entry, version, about, ...given }: z.output<typeof rewordBody>,
): Promise<ReviewedEntry> {
  const libraryEntry = await site.db.snapshot((q) => readEntryByName(q, entry));
  if (!libraryEntry) throw new AppError('conflict', message('review_not_reworded'));
  if (about && !libraryEntry.byChurch) throw new AppError('conflict', message('review_about_fixed'));
  const wording = await checkWording(libraryEntry, given);
  await change(site, actor, { entry, version }, (subject) => ({
    state: stateOf(subject),
    wording,
    ...(about ? { about } : {}),
  }));
  await updateHiddenEntries(site);
  return getReviewed(site, actor, entry);
}

/**
 * Undoes the last change of an entry; a second undo restores it.
 * @throws {AppError} conflict when somebody has changed it since the caller read it or there is nothing to undo;
 * not_found.
 */
export async function undo(
  site: Site,
  actor: MemberActor,
  { entry, version }: z.output<typeof undoReviewBody>,
): Promise<ReviewedEntry> {
  await change(site, actor, { entry, version }, previousOf);
  await updateHiddenEntries(site);
  return getReviewed(site, actor, entry);
}

/**
 * Marks the open reports of an entry as dealt with, up to the newest one that the reviewer has seen. Later ones stay open
 * and are in the answer.
 * @throws {AppError} not_found when there is no such entry.
 */
export async function settleReports(
  site: Site,
  actor: MemberActor,
  { entry, lastReportedAt }: z.output<typeof settleReportsBody>,
): Promise<ReviewedEntry> {
  const seenUntil = new Date(lastReportedAt);
  await atomicAs(site, actor, function* (q) {
    if (!(yield* readRemoved(q, entry))) yield* readSubject(q, entry);
    const seen = (yield* repo.readOpenReports(q)).filter(
      (report) => nameOfReport(report) === entry && report.createdAt <= seenUntil,
    );
    yield* repo.settleReports(
      q,
      seen.map(({ id }) => id),
      new Date(site.clock.now()),
    );
  });
  return getReviewed(site, actor, entry);
}

/** Returns what the last change of an entry replaced. */
export function previousOf({ row }: Subject): NonNullable<repo.ReviewRow['previous']> {
  if (!row?.previous) throw new AppError('conflict', message('review_nothing_to_undo'));
  return row.previous;
}

/** Returns the decision about an entry. An omitted `about` leaves the subject of the church's own entry as it is. */
export type Decide = (subject: Subject) => { state: ReviewState; wording: Wording | null; about?: EntryAbout };

/** An entry, with the version that a change is based on. */
export interface Changed {
  entry: string;
  version: number;
}

async function change(site: Site, actor: MemberActor, changed: Changed, decided: Decide): Promise<ReviewedEntry> {
  return atomicAs(site, actor, function* (q) {
    yield* changeAll(q, site, actor, [changed], decided);
    return yield* readReviewed(q, actor, changed.entry);
  });
}

/** Changes all of some entries, or none where one cannot be changed. */
export function* changeAll(
  q: Queries,
  site: Site,
  actor: MemberActor,
  entries: readonly Changed[],
  decided: Decide,
): Work<void> {
  const subjects: Subject[] = [];
  for (const changed of entries) subjects.push(yield* changeOne(q, site, actor, changed, decided));
  // The church's own entries are not for members of every language, so the library alone must be enough.
  for (const { origin, entry } of subjects) if (origin === 'library') yield* requireEnough(q, entry);
}

function* changeOne(
  q: Queries,
  site: Site,
  actor: MemberActor,
  { entry: key, version }: Changed,
  decided: Decide,
): Work<Subject> {
  const subject = yield* readSubject(q, key);
  if ((subject.row?.version ?? 0) !== version) {
    const present = yield* readReviewed(q, actor, key);
    throw new AppError('conflict', message('review_changed_meanwhile'), { present });
  }
  const isNamed = subject.origin !== 'generated';
  const { about, ...decision } = decided(subject);
  const before = { state: stateOf(subject), wording: subject.row?.wording ?? null };
  yield* repo.upsertReview(q, {
    libraryKey: isNamed ? key : null,
    entryId: isNamed ? null : subject.entry.id,
    ...decision,
    version: version + 1,
    digest: isNamed ? digestOf(subject.entry) : null,
    previous: subject.origin === 'church' ? { ...before, about: aboutOf(subject.entry) } : before,
    changedAt: new Date(site.clock.now()),
  });
  if (about) yield* updateAbout(q, key, about);
  return subject;
}

/**
 * Refuses a change that leaves nothing to send, also to a member who gets no entry that urges contact (rules.md G6), or
 * too little while only reviewed entries are sent.
 */
function* requireEnough(q: Queries, { concept, contentType }: LibraryEntry): Work<void> {
  const onlyReviewed = yield* repo.readOnlyReviewed(q);
  const left = sendable(yield* readDecided(q, concept, contentType), onlyReviewed);
  if (onlyReviewed && !isEnough(left))
    throw new AppError('conflict', message('review_too_few', { enough: ENOUGH_APPROVED }));
  if (!left.some(({ urgesContact }) => !urgesContact)) throw new AppError('conflict', message('review_last_entry'));
}

function stateOf({ origin, entry, row }: Subject): ReviewState {
  return origin === 'generated' ? (row?.state ?? 'new') : toChurchEntry(entry, row).state;
}

function* readSubject(q: Queries, key: string): Work<Subject> {
  const entry = yield* readEntryByName(q, key);
  if (entry) {
    const [row] = yield* repo.readReviews(q, [key]);
    return { origin: entry.byChurch ? 'church' : 'library', entry, row };
  }
  const id = generatedId(key);
  const generated = id === null ? null : yield* repo.readGenerated(q, id);
  if (!generated) throw new AppError('not_found', message('no_such_entry'));
  return {
    origin: 'generated',
    entry: generated,
    row: (yield* repo.readGeneratedReview(q, generated.id)) ?? undefined,
  };
}

function* readReviewed(q: Queries, actor: MemberActor, key: string): Work<ReviewedEntry> {
  const reports = summarize((yield* repo.readOpenReports(q)).filter((report) => nameOfReport(report) === key));
  const removed = yield* readRemoved(q, key);
  if (removed) return yield* showRemoved(q, actor, { entry: key, copy: removed, reports });
  const subject = yield* readSubject(q, key);
  const { row } = subject;
  const decided = {
    ...{ entry: key, origin: subject.origin, concept: subject.entry.concept, state: stateOf(subject) },
    ...{ version: row?.version ?? 0, changedAt: row?.changedAt ?? null, canUndo: Boolean(row?.previous) },
    ...{ isReworded: subject.origin === 'library' && Boolean(row?.wording), isRemoved: false, reports },
  };
  if (subject.origin === 'generated') {
    const shown = yield* showCopy(q, actor, subject.entry);
    return { ...decided, shown, wording: null, original: null, about: null, notes: null };
  }
  const { entry } = subject;
  const church = toChurchEntry(entry, row).entry;
  const passage = yield* quoteToMember(q, ownId(actor), parseReference(church.scripture));
  const { point, shape, themes = [], challenges, seasons = [], urgesContact = false } = entry;
  return {
    ...decided,
    shown: shownOf(toDraft(church, passage)),
    wording: wordingOf(church),
    original: decided.isReworded ? wordingOf(entry) : null,
    about: entry.byChurch ? aboutOf(entry) : null,
    // An entry of the church has no notes of authors.
    notes: { point, shape: entry.byChurch ? '' : shape, themes, challenges, seasons, urgesContact },
  };
}
