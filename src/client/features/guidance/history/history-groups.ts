import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { searchWords } from '../../../../shared/text/search-words.ts';
import { entryTexts } from './search/entry-texts.ts';

/** The filter of the loaded entries. */
export interface HistoryFilter {
  search: string;
  type: ContentType | 'all';
}

export const NO_FILTER: HistoryFilter = { search: '', type: 'all' };

export const isFiltered = ({ search, type }: HistoryFilter): boolean => search.trim() !== '' || type !== 'all';

/** Entries with their texts folded once, because every typed letter searches them again. */
export type SearchIndex = { entry: GuidanceEntry; text: string }[];

export function indexEntries(entries: readonly GuidanceEntry[]): SearchIndex {
  return entries.map((entry) => {
    const texts = entryTexts(entry).map(({ text }) => text);
    return { entry, text: foldText(texts.join('\n')) };
  });
}

/**
 * The entries of a type that hold all the words, in any order and whatever the case. A word may also stand inside another
 * here, so that every match on title or content is found (product.md §5); the server finds beginnings of words.
 */
export function filterEntries(index: SearchIndex, { search, type }: HistoryFilter): GuidanceEntry[] {
  const words = searchWords(search);
  if (words.length === 0 && search.trim() !== '') return [];
  const found: GuidanceEntry[] = [];
  for (const { entry, text } of index) {
    if (type !== 'all' && entry.contentType !== type) continue;
    if (words.every((word) => text.includes(word))) found.push(entry);
  }
  return found;
}

/** The entries of one local day of the member's. */
export interface Day {
  localDate: string;
  entries: GuidanceEntry[];
}

/** Groups entries by the member's local day, in the order they come. */
export function groupByDay(entries: readonly GuidanceEntry[]): Day[] {
  // A member who moved zones may have a day's entries around another day's; each day still stands once.
  const days = new Map<string, Day>();
  for (const entry of entries) {
    const day = days.get(entry.localDate);
    if (day) day.entries.push(entry);
    else days.set(entry.localDate, { localDate: entry.localDate, entries: [entry] });
  }
  return [...days.values()];
}
