import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queries, Work } from '../../../../../db/database.ts';
import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import type { ChoiceReason } from '../../../../shared/guidance/choice-reasons.ts';
import { parseReference } from '../../../scripture/reference.ts';
import type { Site } from '../../../site/site.ts';
import { avoidsReconciling } from '../care/service.ts';
import { chooseFromLibrary, toDraft } from '../entries.ts';
import { readChurchChoice } from '../plans/church-choice.ts';
import { readWeeks } from '../plans/repo.ts';
import type { EntryRow } from '../repo.ts';
import { quoteToMember } from '../translations/passages.ts';
import { isSendable, toChurchEntry } from './church-library.ts';
import { onlyReadable, readEntryByName } from './own/own-entries.ts';
import * as repo from './repo.ts';

// About ten milliseconds of work.
const AT_ONCE = 20;

/**
 * Brings the entries that no member sees yet up to date with what reviewers decided: another one takes the place of one
 * that is not to be sent, and a reworded one gets the new words. What a member has received stays as it is. At start-up
 * this completes what a crash interrupted.
 */
export async function updateHiddenEntries(site: Site): Promise<void> {
  let after: repo.HiddenPlace = { availableAt: new Date(site.clock.now()), id: Number.MAX_SAFE_INTEGER };
  for (;;) {
    if (site.providerAbort.signal.aborted) return;
    const last = await site.db.atomic(function* (q): Work<EntryRow | undefined> {
      const rows = yield* repo.readHidden(q, latest(after, site.clock.now()), AT_ONCE);
      for (const row of rows) yield* updateHiddenEntry(q, site, row);
      return rows.length < AT_ONCE ? undefined : rows.at(-1);
    });
    if (!last) return;
    after = last;
    await yieldToEventLoop();
  }
}

/**
 * Chooses again, for one member, each entry that they do not see yet and that is not right for them any more, as when they
 * have named abuse (rules.md G6).
 */
export function* replaceUnsuitable(q: Queries, site: Site, userId: number): Work<void> {
  for (const row of yield* repo.readHiddenOf(q, userId, new Date(site.clock.now())))
    yield* updateHiddenEntry(q, site, row);
}

/**
 * Returns whether an entry that a member can already see is withdrawn from their messages, so that it comes by no repeat,
 * reminder or late retry: the church retired it since, or the member named abuse and it may urge contact (rules.md G6).
 */
export function* isWithdrawn(q: Queries, site: Site, row: EntryRow): Work<boolean> {
  if (yield* mustBeAvoided(q, site, row)) return true;
  const { libraryKey } = row;
  const [review] =
    libraryKey === null ? [yield* repo.readGeneratedReview(q, row.id)] : yield* repo.readReviews(q, [libraryKey]);
  return review?.state === 'retired';
}

/**
 * Returns whether an entry must be avoided because its member named abuse: it urges contact, or nobody knows whether it
 * does, because a model wrote it or it left the library (rules.md G6).
 */
function* mustBeAvoided(q: Queries, site: Site, { userId, libraryKey }: EntryRow): Work<boolean> {
  if (!(yield* avoidsReconciling(q, userId, site.clock.now()))) return false;
  const libraryEntry = libraryKey === null ? undefined : yield* readEntryByName(q, libraryKey);
  return libraryEntry ? Boolean(libraryEntry.urgesContact) : true;
}

/** Entries that became visible during the walk are left alone. */
function latest(place: repo.HiddenPlace, now: number): repo.HiddenPlace {
  return place.availableAt.getTime() >= now ? place : { availableAt: new Date(now), id: Number.MAX_SAFE_INTEGER };
}

function* updateHiddenEntry(q: Queries, site: Site, row: EntryRow): Work<void> {
  if (!(yield* mayStillBeSent(q, site, row))) return yield* chooseAnotherEntry(q, site, row);
  const libraryEntry = row.libraryKey === null ? undefined : yield* readEntryByName(q, row.libraryKey);
  const [review] = libraryEntry ? yield* repo.readReviews(q, [libraryEntry.key]) : [];
  // Without a review row the entry has the library's own words.
  if (!libraryEntry || !review) return;
  const { entry } = toChurchEntry(libraryEntry, review);
  const passage = yield* quoteToMember(q, row.userId, parseReference(entry.scripture));
  const words = { ...toDraft(entry, passage), ...reasonNow(entry, row) };
  if (!repo.hasTexts(row, words)) yield* repo.replaceTexts(q, row.id, words);
}

/** Returns why an entry was chosen, if that still holds: the church may have changed for whom it is. */
function reasonNow(
  { challenges, seasons = [] }: LibraryEntry,
  { chosenBecause, chosenFor }: EntryRow,
): Pick<EntryRow, 'chosenBecause' | 'chosenFor'> {
  const named: Partial<Record<ChoiceReason, readonly string[]>> = {
    challenge: challenges,
    helpful: challenges,
    season: seasons,
  };
  const still = chosenBecause && chosenFor ? named[chosenBecause] : undefined;
  const holds = still === undefined || still.some((each) => each === chosenFor);
  return holds ? { chosenBecause, chosenFor } : { chosenBecause: null, chosenFor: null };
}

/** Returns whether an entry may be sent, and matches the church's plan where there is one. */
function* mayStillBeSent(q: Queries, site: Site, row: EntryRow): Work<boolean> {
  const { libraryKey, chosenBecause, chosenFor, localDate } = row;
  const onlyReviewed = yield* repo.readOnlyReviewed(q);
  if (yield* mustBeAvoided(q, site, row)) return false;
  if (libraryKey === null) {
    const review = yield* repo.readGeneratedReview(q, row.id);
    if (!isSendable(review?.state ?? 'new', onlyReviewed)) return false;
  } else {
    const libraryEntry = yield* readEntryByName(q, libraryKey);
    const [review] = yield* repo.readReviews(q, [libraryKey]);
    if (libraryEntry && !isSendable(toChurchEntry(libraryEntry, review).state, onlyReviewed, libraryEntry.byChurch))
      return false;
    if (libraryEntry?.byChurch && !(yield* isStillForMember(q, row, libraryEntry))) return false;
  }
  const avoidsContact = yield* avoidsReconciling(q, row.userId, site.clock.now());
  const planned = yield* readChurchChoice(q, { ...row, entryId: row.id, avoidsContact });
  if (planned?.reason.because === 'pinned') return chosenBecause === 'pinned' && libraryKey === planned.entries[0]?.key;
  if (chosenBecause === 'pinned') return false;
  // This entry counts as used, so choosing again might find none for the theme: keep it as long as the week has that
  // theme.
  const [week] = yield* readWeeks(q, localDate, localDate);
  if (chosenBecause === 'theme') return chosenFor === week?.title;
  return planned === null;
}

/** Returns whether an entry that the church wrote is still for the member and, unless the church planned it, for the day. */
function* isStillForMember(q: Queries, row: EntryRow, libraryEntry: LibraryEntry): Work<boolean> {
  if ((yield* onlyReadable(q, row.userId, [libraryEntry])).length === 0) return false;
  return libraryEntry.concept === row.concept || row.chosenBecause === 'pinned' || row.chosenBecause === 'theme';
}

/** Stores another entry in the same row, so that the deliveries queued for its slot send the new one. */
function* chooseAnotherEntry(q: Queries, site: Site, row: EntryRow): Work<void> {
  yield* repo.replaceTexts(q, row.id, yield* chooseFromLibrary(q, site, { ...row, entryId: row.id }));
}
