import type { z } from 'zod';
import type { Queries, Work } from '../../../../../db/database.ts';
import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import type { PinnedEntry, Plans, pinBody, ThemeWeek, themeWeekBody } from '../../../../shared/guidance/plans.ts';
import { MAX_WEEK_DAYS } from '../../../../shared/guidance/review-choices.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import { AppError, fieldError, toIssue } from '../../../lib/app-error.ts';
import { formatScripture } from '../../../scripture/format.ts';
import { parseReference, showReference } from '../../../scripture/reference.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { toChurchEntry } from '../review/church-library.ts';
import { updateHiddenEntries } from '../review/hidden-entries.ts';
import { readEntryByName } from '../review/own/own-entries.ts';
import { readReviews } from '../review/repo.ts';
import { readEntriesOn } from './church-choice.ts';
import * as repo from './repo.ts';

const FAR_FUTURE = '9999-12-31';

/** Returns what the church planned, from the earliest date that any member has today. */
export async function listPlans(site: Site): Promise<Plans> {
  const today = earliestToday(site);
  return site.db.snapshot(function* (q): Work<Plans> {
    const pins: Plans['pins'] = [];
    for (const row of yield* repo.readPins(q, today)) {
      const pin = yield* describePin(q, row);
      if (pin) pins.push(pin);
    }
    const weeks: ThemeWeek[] = [];
    for (const week of yield* repo.readWeeks(q, today, FAR_FUTURE)) {
      const entries = [];
      for (const entry of yield* readEntriesOn(q, week.passages)) entries.push(yield* describe(q, entry));
      weeks.push({ ...week, entries });
    }
    return { pins, weeks };
  });
}

/**
 * Pins an entry of the library for a date: all members get it who receive guidance of its type on that date of theirs.
 * @throws {AppError} bad_request for a date in the past; conflict for a retired entry, and with the current pin when
 * another one is pinned there than the one it replaces; not_found.
 */
export async function pinEntry(
  site: Site,
  actor: MemberActor,
  { entry, localDate, replaces }: z.output<typeof pinBody>,
): Promise<Plans> {
  if (localDate < earliestToday(site)) throw fieldError('bad_request', 'localDate', message('plan_past'));
  await atomicAs(site, actor, function* (q) {
    const libraryEntry = yield* readEntryByName(q, entry);
    if (!libraryEntry) throw new AppError('not_found', message('no_such_entry'));
    const [review] = yield* readReviews(q, [entry]);
    const { state } = toChurchEntry(libraryEntry, review);
    if (state === 'retired') throw new AppError('conflict', message('plan_retired'));
    if (libraryEntry.byChurch && state !== 'approved') throw new AppError('conflict', message('plan_draft'));
    const { contentType } = libraryEntry;
    const pinnedRow = yield* repo.readPin(q, localDate, contentType);
    if (pinnedRow?.libraryKey === entry) return;
    const currentPin = pinnedRow && (yield* describePin(q, pinnedRow));
    if (currentPin && currentPin.id !== replaces)
      throw new AppError('conflict', sayPinned(currentPin), { present: currentPin });
    // The new pin has another id, so a reviewer who still sees the old one cannot remove or replace it unseen.
    if (pinnedRow) yield* repo.deletePin(q, pinnedRow.id);
    yield* repo.insertPin(q, { localDate, contentType, libraryKey: entry, createdBy: actor.userId });
  });
  await updateHiddenEntries(site);
  return listPlans(site);
}

/**
 * Takes a pin away. What was prepared for it and not received is chosen again.
 * @throws {AppError} not_found
 */
export async function unpinEntry(site: Site, actor: MemberActor, id: number): Promise<Plans> {
  await atomicAs(site, actor, function* (q) {
    if (!(yield* repo.deletePin(q, id))) throw new AppError('not_found', message('plan_gone'));
  });
  await updateHiddenEntries(site);
  return listPlans(site);
}

/**
 * Returns the entries that a theme week on some passages would bring first.
 * @throws {AppError} bad_request when a passage cannot be read or does not exist.
 */
export async function previewWeek(site: Site, passages: readonly string[]): Promise<ThemeWeek['entries']> {
  const places = checkPassages(passages);
  return site.db.snapshot(function* (q): Work<ThemeWeek['entries']> {
    const entries = [];
    for (const entry of yield* readEntriesOn(q, places)) entries.push(yield* describe(q, entry));
    return entries;
  });
}

/**
 * Stores a theme week, in which entries on its passages come first.
 * @throws {AppError} bad_request with an issue at a field; conflict when another week has days of it.
 */
export async function addWeek(
  site: Site,
  actor: MemberActor,
  { title, startsOn, endsOn, passages }: z.output<typeof themeWeekBody>,
): Promise<Plans> {
  if (endsOn < earliestToday(site)) throw fieldError('bad_request', 'endsOn', message('plan_past'));
  const days = Temporal.PlainDate.from(startsOn).until(endsOn).days + 1;
  if (days < 1 || days > MAX_WEEK_DAYS)
    throw fieldError('bad_request', 'endsOn', message('plan_length', { days: MAX_WEEK_DAYS }));
  const week = { title, startsOn, endsOn, passages: checkPassages(passages) };
  await atomicAs(site, actor, function* (q) {
    if ((yield* readEntriesOn(q, week.passages)).length === 0)
      throw fieldError('bad_request', 'passages', message('plan_no_entries'));
    const [other] = yield* repo.readWeeks(q, startsOn, endsOn);
    if (other) throw fieldError('conflict', 'startsOn', message('plan_overlaps', { title: other.title }));
    yield* repo.insertWeek(q, week);
  });
  await updateHiddenEntries(site);
  return listPlans(site);
}

/**
 * Removes a theme week. What was prepared for it and not received is chosen again.
 * @throws {AppError} not_found
 */
export async function removeWeek(site: Site, actor: MemberActor, id: number): Promise<Plans> {
  await atomicAs(site, actor, function* (q) {
    if (!(yield* repo.deleteWeek(q, id))) throw new AppError('not_found', message('plan_gone'));
  });
  await updateHiddenEntries(site);
  return listPlans(site);
}

/** Returns passages in the usual form, each once. */
function checkPassages(passages: readonly string[]): string[] {
  const places = passages.filter(Boolean).map((passage) => {
    try {
      const place = showReference(parseReference(passage));
      formatScripture(place);
      return place;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError('bad_request', error.said, { issues: [toIssue(['passages'], error.said)] });
    }
  });
  return [...new Set(places)];
}

/** Returns a pin as reviewers see it; null when an update of the library removed its entry. */
function* describePin(q: Queries, { id, localDate, libraryKey, pinnedBy }: repo.PinRow): Work<PinnedEntry | null> {
  const libraryEntry = yield* readEntryByName(q, libraryKey);
  return libraryEntry ? { id, localDate, pinnedBy, ...(yield* describe(q, libraryEntry)) } : null;
}

function sayPinned({ title, pinnedBy }: PinnedEntry): CodedMessage {
  return pinnedBy === null ? message('plan_pinned', { title }) : message('plan_pinned_by', { title, name: pinnedBy });
}

function* describe(q: Queries, entry: LibraryEntry): Work<ThemeWeek['entries'][number]> {
  const [review] = yield* readReviews(q, [entry.key]);
  const { key, title, language = CONTENT_LANGUAGE, contentType } = toChurchEntry(entry, review).entry;
  return { entry: key, title, language, contentType };
}

/** Returns the date of the westernmost members. */
function earliestToday(site: Site): string {
  return Temporal.Instant.fromEpochMilliseconds(site.clock.now()).toZonedDateTimeISO('-12:00').toPlainDate().toString();
}
