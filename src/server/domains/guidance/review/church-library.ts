import { createHash } from 'node:crypto';
import type { Queries, Work } from '../../../../../db/database.ts';
import { LIBRARY } from '../../../../content/library/library.ts';
import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import type { Concept } from '../../../../shared/guidance/concepts.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { Wording } from '../../../../shared/guidance/review.ts';
import type { ReviewState } from '../../../../shared/guidance/review-choices.ts';
import * as repo from './repo.ts';

/** An entry of the library as this church has it. */
export interface ChurchEntry {
  /** With the church's own words, where it has some. */
  entry: LibraryEntry;
  state: ReviewState;
}

/** Which entries may be chosen. */
export interface CandidateQuery {
  concept: Concept;
  contentType: ContentType;
  /** True while the member gets no entry that urges contact (rules.md G6). */
  restsContact: boolean;
}

/** Returns the entries of one concept and type that may be chosen for a member, at least one. */
export function* readCandidates(
  q: Queries,
  { concept, contentType, restsContact }: CandidateQuery,
): Work<LibraryEntry[]> {
  const suits = (entry: LibraryEntry) => !restsContact || !entry.urgesContact;
  const decided = yield* readDecided(q, concept, contentType);
  const kept = sendable(decided, yield* repo.readOnlyReviewed(q)).filter(suits);
  if (kept.length > 0) return kept;
  // Reviewers cannot retire the last one, but an update of the library may change or remove it.
  const others = sendable(decided, false).filter(suits);
  return others.length > 0 ? others : candidatesFor(concept, contentType).filter(suits);
}

/** Returns the entries that are sent, with the church's own words. */
export function sendable(decided: readonly ChurchEntry[], onlyReviewed: boolean): LibraryEntry[] {
  return decided.filter(({ state }) => isSendable(state, onlyReviewed)).map(({ entry }) => entry);
}

/** Returns whether an entry in a state is sent. */
export function isSendable(state: ReviewState, onlyReviewed: boolean): boolean {
  return onlyReviewed ? state === 'approved' : state !== 'retired';
}

/** Returns the entries of one concept and type with what the church decided about them. */
export function* readDecided(q: Queries, concept: Concept, contentType: ContentType): Work<ChurchEntry[]> {
  const own = candidatesFor(concept, contentType);
  const rows = new Map(
    (yield* repo.readReviews(
      q,
      own.map(({ key }) => key),
    )).map((row) => [row.libraryKey, row]),
  );
  return own.map((entry) => toChurchEntry(entry, rows.get(entry.key)));
}

/** Returns the library's entries of one concept and type, as they come with the program. */
export function candidatesFor(concept: Concept, contentType: ContentType): LibraryEntry[] {
  return LIBRARY.filter((entry) => entry.concept === concept && entry.contentType === contentType);
}

/** Returns an entry of the library with what the church decided about it. */
export function toChurchEntry(own: LibraryEntry, row: repo.ReviewRow | undefined): ChurchEntry {
  if (!row) return { entry: own, state: 'new' };
  const isOutdated = row.state === 'approved' && !row.wording && row.digest !== digestOf(own);
  return { entry: row.wording ? withWording(own, row.wording) : own, state: isOutdated ? 'new' : row.state };
}

const digests = new Map<LibraryEntry, string>();

/** Identifies an entry's own words, to notice that an update of the library changed them. */
export function digestOf(entry: LibraryEntry): string {
  const known = digests.get(entry);
  if (known) return known;
  const digest = createHash('sha256')
    .update(JSON.stringify(wordingOf(entry)))
    .digest('hex')
    .slice(0, 16);
  digests.set(entry, digest);
  return digest;
}

/** Returns the texts of an entry that a church may word otherwise. */
export function wordingOf(entry: LibraryEntry): Wording {
  const { title, content, scripture, actionSteps } = entry;
  const common = { title, content, scripture, actionSteps };
  switch (entry.contentType) {
    case 'prayer': {
      const { prayerPrompt, encouragement, focusPoint } = entry;
      return { ...common, prayerPrompt, encouragement, focusPoint };
    }
    case 'do': {
      const { actionPrompt, practicalStep, checkInQuestion, motivationalNote } = entry;
      return { ...common, actionPrompt, practicalStep, checkInQuestion, motivationalNote };
    }
    case 'reflection': {
      const { reflectionQuestions, gratitudePrompt, tomorrowPreparation } = entry;
      return { ...common, reflectionQuestions, gratitudePrompt, tomorrowPreparation };
    }
  }
}

function withWording(entry: LibraryEntry, { title, content, scripture, actionSteps, ...w }: Wording): LibraryEntry {
  const common = { title, content, scripture, actionSteps };
  switch (entry.contentType) {
    case 'prayer': {
      const { prayerPrompt = entry.prayerPrompt, encouragement = entry.encouragement } = w;
      return { ...entry, ...common, prayerPrompt, encouragement, focusPoint: w.focusPoint ?? entry.focusPoint };
    }
    case 'do': {
      const { actionPrompt = entry.actionPrompt, practicalStep = entry.practicalStep } = w;
      const { checkInQuestion = entry.checkInQuestion, motivationalNote = entry.motivationalNote } = w;
      return { ...entry, ...common, actionPrompt, practicalStep, checkInQuestion, motivationalNote };
    }
    case 'reflection': {
      const { reflectionQuestions = entry.reflectionQuestions, gratitudePrompt = entry.gratitudePrompt } = w;
      const { tomorrowPreparation = entry.tomorrowPreparation } = w;
      return { ...entry, ...common, reflectionQuestions, gratitudePrompt, tomorrowPreparation };
    }
  }
}
