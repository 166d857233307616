import type { Queries, Work } from '../../../../../../db/database.ts';
import { libraryEntry } from '../../../../../content/library/library.ts';
import type { LibraryEntry } from '../../../../../content/library/library-entry.ts';
import type { Concept } from '../../../../../shared/guidance/concepts.ts';
import type { ContentType } from '../../../../../shared/guidance/content-types.ts';
import type { EntryAbout } from '../../../../../shared/guidance/review.ts';
import { CONTENT_LANGUAGE } from '../../../../../shared/languages.ts';
import { withWording } from '../entry-wording.ts';
import * as repo from './repo.ts';

const NAME = /^church-[0-9a-f]{16}$/;

/** Names an entry that this church writes. No entry of the library has such a name. */
export function ownName(): string {
  return `church-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
}

/** Returns an entry by its name, of the library or of the church's own; undefined where there is none. */
export function* readEntryByName(q: Queries, name: string): Work<LibraryEntry | undefined> {
  if (!NAME.test(name)) return libraryEntry(name);
  const row = yield* repo.readOwnEntry(q, name);
  return row ? toLibraryEntry(row) : undefined;
}

/** Returns the entries that the church wrote, the newest first, of one concept and type where they are given. */
export function* readOwnEntries(
  q: Queries,
  of: { concept?: Concept; contentType?: ContentType } = {},
): Work<LibraryEntry[]> {
  return (yield* repo.readOwnEntries(q, of)).map(toLibraryEntry);
}

/** Keeps the entries that a member can read: those of the church are for members of their language. */
export function* onlyReadable(q: Queries, userId: number, entries: LibraryEntry[]): Work<LibraryEntry[]> {
  if (!entries.some(({ byChurch }) => byChurch)) return entries;
  const language = yield* repo.readLanguage(q, userId);
  return entries.filter((entry) => !entry.byChurch || entry.language === language);
}

/** Returns what an entry is about, and for whom. */
export function aboutOf(entry: LibraryEntry): EntryAbout {
  const { concept, language = CONTENT_LANGUAGE, challenges, seasons = [], urgesContact = false } = entry;
  return { concept, language, challenges, seasons, urgesContact };
}

function toLibraryEntry(row: repo.OwnRow): LibraryEntry {
  const { key, concept, contentType, language, challenges, seasons, urgesContact, wording } = row;
  const common = {
    ...{ key, concept, language, challenges, seasons, byChurch: true as const },
    ...(urgesContact ? { urgesContact: true as const } : {}),
    // Only entries of the library have notes of their authors.
    ...{ point: '', shape: 'plain instruction' as const },
    ...{ title: '', content: '', scripture: '', actionSteps: [] },
  };
  switch (contentType) {
    case 'prayer':
      return withWording({ ...common, contentType, prayerPrompt: '', encouragement: '', focusPoint: '' }, wording);
    case 'do': {
      const texts = { actionPrompt: '', practicalStep: '', checkInQuestion: '', motivationalNote: '' };
      return withWording({ ...common, contentType, ...texts }, wording);
    }
    case 'reflection': {
      // The church names no older Christian who is quoted.
      const texts = { quote: '', reflectionQuestions: [], gratitudePrompt: '', tomorrowPreparation: '' };
      return withWording({ ...common, contentType, ...texts }, wording);
    }
  }
}
