import { and, desc, eq, isNotNull, lt, lte, or } from 'drizzle-orm';
import { defineStatement, type Given, type Queries } from '../../../../../db/database.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { MemberId } from '../../../lib/actor.ts';
import { type ShownRow, shownColumns } from '../repo.ts';
import type { HistoryPlace } from './cursor.ts';

interface HistoryPage {
  userId: MemberId;
  /** The page begins after this position; newer entries are left out. */
  after: HistoryPlace;
  isDev: boolean;
  limit: number;
  offset: number;
  type?: ContentType | undefined;
  q?: string | undefined;
  /** True for the entries alone on which the member has written. */
  written: boolean;
}

/**
 * Returns one page of the history after a position, newest first, plus one row that shows whether there is a next page
 * (decisions.md D19).
 */
export async function findHistory(q: Queries, page: HistoryPage): Promise<ShownRow[]> {
  const text = page.q?.trim();
  const read = historyOf({ byType: page.type !== undefined, byWords: Boolean(text), written: page.written });
  const { userId, isDev, type = 'prayer', offset, after } = page;
  const words = text ? q.writeSearch(userId, text) : '';
  return read(q, { userId, isDev, type, offset, ...after, words, limit: page.limit + 1 });
}

interface HistoryValues extends HistoryPlace {
  userId: number;
  isDev: boolean;
  type: ContentType;
  /** The search in the engine's syntax. */
  words: string;
  limit: number;
  offset: number;
}

/** The conditions of a history beyond its member and its beginning. */
interface HistoryFilters {
  byType: boolean;
  byWords: boolean;
  written: boolean;
}

const defined = new Map<string, ReturnType<typeof defineHistory>>();

/** Returns the prepared query for these filters, one for each combination. */
function historyOf(filters: HistoryFilters): ReturnType<typeof defineHistory> {
  const key = JSON.stringify(filters);
  const read = defined.get(key) ?? defineHistory(filters);
  defined.set(key, read);
  return read;
}

// The index guidance_entries_history, or guidance_entries_written, starts at the position; an offset skips entries inside
// the index without reading their rows.
function defineHistory({ byType, byWords, written }: HistoryFilters) {
  return defineStatement((q, given: Given<HistoryValues>) => {
    const { guidanceEntries: t } = q.tables;
    return q
      .select(shownColumns(t))
      .from(t)
      .where(
        and(
          eq(t.userId, given.userId),
          eq(t.isDev, given.isDev),
          lte(t.availableAt, given.availableAt),
          or(lt(t.availableAt, given.availableAt), lt(t.id, given.id)),
          byType ? eq(t.contentType, given.type) : undefined,
          byWords ? q.holdsWords(t.id, given.words) : undefined,
          written ? isNotNull(t.userReflection) : undefined,
        ),
      )
      .orderBy(desc(t.availableAt), desc(t.id))
      .limit(given.limit)
      .offset(given.offset);
  });
}
