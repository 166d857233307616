import { createHash } from 'node:crypto';
import type { Queries, Work } from '../../../../../db/database.ts';
import { LIBRARY } from '../../../../content/library/library.ts';
import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import type { Concept } from '../../../../shared/guidance/concepts.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { ReviewState } from '../../../../shared/guidance/review-choices.ts';
import { withWording, wordingOf } from './entry-wording.ts';
import { onlyReadable, readOwnEntries } from './own/own-entries.ts';
import * as repo from './repo.ts';

/** An entry of the library as this church has it. */
export interface ChurchEntry {
  /** With the church's own words, where it has some. */
  entry: LibraryEntry;
  state: ReviewState;
  /** Counts the changes. */
  version: number;
  /** True where the church's words stand in the place of the library's. */
  isReworded: boolean;
}

/** Which entries may be chosen. */
interface CandidateQuery {
  userId: number;
  concept: Concept;
  contentType: ContentType;
  /** True while the member gets no entry that urges contact (rules.md G6). */
  avoidsContact: boolean;
}

/** Returns the entries of one concept and type that may be chosen for a member, at least one. */
export function* readCandidates(
  q: Queries,
  { userId, concept, contentType, avoidsContact }: CandidateQuery,
): Work<LibraryEntry[]> {
  const suits = (entry: LibraryEntry) => !avoidsContact || !entry.urgesContact;
  const decided = yield* readDecided(q, concept, contentType);
  const ofLibrary = sendable(decided, yield* repo.readOnlyReviewed(q)).filter(suits);
  const written = yield* decideOn(q, yield* readOwnEntries(q, { concept, contentType }));
  const own = (yield* onlyReadable(q, userId, sendable(written, true))).filter(suits);
  const kept = [...own, ...ofLibrary];
  if (kept.length > 0) return kept;
  // Reviewers cannot retire the last one, but an update of the library may change or remove it.
  const others = sendable(decided, false).filter(suits);
  return others.length > 0 ? others : candidatesFor(concept, contentType).filter(suits);
}

/** Returns the entries that are sent, with the church's own words. */
export function sendable(decided: readonly ChurchEntry[], onlyReviewed: boolean): LibraryEntry[] {
  return decided
    .filter(({ entry, state }) => isSendable(state, onlyReviewed, entry.byChurch))
    .map(({ entry }) => entry);
}

/** Returns whether an entry in a state is sent. What the church wrote itself is a draft until it is approved. */
export function isSendable(state: ReviewState, onlyReviewed: boolean, isOwn = false): boolean {
  return onlyReviewed || isOwn ? state === 'approved' : state !== 'retired';
}

/** Returns the library's entries of one concept and type with what the church decided about them. */
export function* readDecided(q: Queries, concept: Concept, contentType: ContentType): Work<ChurchEntry[]> {
  return yield* decideOn(q, candidatesFor(concept, contentType));
}

/** Returns entries with what the church decided about them. */
export function* decideOn(q: Queries, entries: readonly LibraryEntry[]): Work<ChurchEntry[]> {
  const keys = entries.map(({ key }) => key);
  const rows = new Map((yield* repo.readReviews(q, keys)).map((row) => [row.libraryKey, row]));
  return entries.map((entry) => toChurchEntry(entry, rows.get(entry.key)));
}

/** Returns the library's entries of one concept and type, as they come with the program. */
export function candidatesFor(concept: Concept, contentType: ContentType): LibraryEntry[] {
  return LIBRARY.filter((entry) => entry.concept === concept && entry.contentType === contentType);
}

/** Returns an entry of the library with what the church decided about it. */
export function toChurchEntry(original: LibraryEntry, row: repo.ReviewRow | undefined): ChurchEntry {
  if (!row) return { entry: original, state: 'new', version: 0, isReworded: false };
  const isOutdated = row.state === 'approved' && !row.wording && row.digest !== digestOf(original);
  return {
    entry: row.wording ? withWording(original, row.wording) : original,
    state: isOutdated ? 'new' : row.state,
    version: row.version,
    isReworded: !original.byChurch && row.wording !== null,
  };
}

const digests = new WeakMap<LibraryEntry, string>();

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
