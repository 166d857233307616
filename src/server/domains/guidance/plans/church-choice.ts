import type { Queries, Work } from '../../../../../db/database.ts';
import { LIBRARY, libraryEntry } from '../../../../content/library/library.ts';
import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { parseReference } from '../../../scripture/reference.ts';
import { isSendable, toChurchEntry } from '../review/church-library.ts';
import { readOnlyReviewed, readReviews } from '../review/repo.ts';
import * as repo from './repo.ts';

/** The entries that a church wants sent, and why; one of them is chosen. */
export interface ChurchChoice {
  entries: LibraryEntry[];
  reason: { because: 'pinned' | 'theme'; of: string | null };
}

/** A request for an entry on a date. */
export interface ChoiceQuery {
  userId: number;
  contentType: ContentType;
  localDate: string;
  isDev: boolean;
  /** True while the member gets no entry that urges contact (rules.md G6). */
  restsContact: boolean;
}

/**
 * Returns what the church planned for a member's date and type: the pinned entry, else the entries on the passages of a
 * theme week that the member has not had; null where nothing is planned or left.
 */
export function* readChurchChoice(q: Queries, query: ChoiceQuery): Work<ChurchChoice | null> {
  const { localDate, contentType, userId, isDev } = query;
  const pin = yield* repo.readPin(q, localDate, contentType);
  const pinned = libraryEntry(pin?.libraryKey ?? '');
  const [sent] = pinned ? yield* keepSendable(q, [pinned], query) : [];
  if (sent) return { entries: [sent], reason: { because: 'pinned', of: null } };
  const [week] = yield* repo.readWeeks(q, localDate, localDate);
  if (!week) return null;
  const onTheme = yield* keepSendable(q, entriesOn(week.passages, contentType), query);
  const had = yield* repo.readHad(
    q,
    userId,
    onTheme.map(({ key }) => key),
    isDev,
  );
  const entries = onTheme.filter(({ key }) => !had.has(key));
  return entries.length ? { entries, reason: { because: 'theme', of: week.title } } : null;
}

/** Returns the library's entries of a type whose verses lie in one of some passages. */
export function entriesOn(passages: readonly string[], contentType?: ContentType): LibraryEntry[] {
  const places = passages.map(parseReference);
  return LIBRARY.filter((entry) => {
    if (contentType && entry.contentType !== contentType) return false;
    const { book, chapter, from, to } = parseReference(entry.scripture);
    return places.some(
      (place) => place.book === book && place.chapter === chapter && place.from <= to && from <= place.to,
    );
  });
}

function* keepSendable(q: Queries, entries: LibraryEntry[], { restsContact }: ChoiceQuery): Work<LibraryEntry[]> {
  const onlyReviewed = yield* readOnlyReviewed(q);
  const rows = yield* readReviews(
    q,
    entries.map(({ key }) => key),
  );
  const decided = new Map(rows.map((row) => [row.libraryKey, row]));
  return entries
    .map((own) => toChurchEntry(own, decided.get(own.key)))
    .filter(({ entry, state }) => isSendable(state, onlyReviewed) && !(restsContact && entry.urgesContact))
    .map(({ entry }) => entry);
}
