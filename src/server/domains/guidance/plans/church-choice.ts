import type { Queries, Work } from '../../../../../db/database.ts';
import { LIBRARY } from '../../../../content/library/library.ts';
import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { parseReference } from '../../../scripture/reference.ts';
import { decideOn, sendable } from '../review/church-library.ts';
import { onlyReadable, readEntryByName, readOwnEntries } from '../review/own/own-entries.ts';
import { readOnlyReviewed } from '../review/repo.ts';
import * as repo from './repo.ts';

/** The entries that a church wants sent, and why; one of them is chosen. */
interface ChurchChoice {
  entries: LibraryEntry[];
  reason: { because: 'pinned' | 'theme'; of: string | null };
}

/** A request for an entry on a date. */
interface ChoiceQuery {
  userId: number;
  contentType: ContentType;
  localDate: string;
  isDev: boolean;
  /** The entry that is chosen again, where it is stored already. */
  entryId?: number | undefined;
  /** True while the member gets no entry that urges contact (rules.md G6). */
  avoidsContact: boolean;
}

/**
 * Returns what the church planned for a member's date and type: the pinned entry, once a day, else the entries on the
 * passages of a theme week that the member has not had; null where nothing is planned or left.
 */
export function* readChurchChoice(q: Queries, query: ChoiceQuery): Work<ChurchChoice | null> {
  const { localDate, contentType, userId, isDev } = query;
  const pin = yield* repo.readPin(q, localDate, contentType);
  const pinned = pin ? yield* readEntryByName(q, pin.libraryKey) : undefined;
  const [pinnedEntry] = pinned ? yield* onlySuitable(q, yield* onlySendable(q, [pinned]), query) : [];
  if (pinnedEntry && !(yield* repo.hasOnDate(q, query, pinnedEntry.key)))
    return { entries: [pinnedEntry], reason: { because: 'pinned', of: null } };
  const [week] = yield* repo.readWeeks(q, localDate, localDate);
  if (!week) return null;
  const onTheme = yield* onlySuitable(q, yield* readEntriesOn(q, week.passages, contentType), query);
  const receivedKeys = yield* repo.readReceivedKeys(
    q,
    userId,
    onTheme.map(({ key }) => key),
    isDev,
  );
  const entries = onTheme.filter(({ key }) => !receivedKeys.has(key));
  return entries.length ? { entries, reason: { because: 'theme', of: week.title } } : null;
}

/**
 * Returns the entries of a type that are sent and whose verses lie in one of some passages: the church's own, then the
 * library's, with the church's own words.
 */
export function* readEntriesOn(
  q: Queries,
  passages: readonly string[],
  contentType?: ContentType,
): Work<LibraryEntry[]> {
  const places = passages.map(parseReference);
  const written = yield* readOwnEntries(q, contentType ? { contentType } : {});
  const ofType = LIBRARY.filter((entry) => !contentType || entry.contentType === contentType);
  return (yield* onlySendable(q, [...written, ...ofType])).filter((entry) => {
    const { book, chapter, from, to } = parseReference(entry.scripture);
    return places.some(
      (place) => place.book === book && place.chapter === chapter && place.from <= to && from <= place.to,
    );
  });
}

function* onlySendable(q: Queries, entries: LibraryEntry[]): Work<LibraryEntry[]> {
  return sendable(yield* decideOn(q, entries), yield* readOnlyReviewed(q));
}

/** Keeps the entries that a member may get. */
function* onlySuitable(
  q: Queries,
  entries: LibraryEntry[],
  { userId, avoidsContact }: ChoiceQuery,
): Work<LibraryEntry[]> {
  const readable = yield* onlyReadable(q, userId, entries);
  return readable.filter((entry) => !(avoidsContact && entry.urgesContact));
}
