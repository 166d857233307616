import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { foldText } from '../../../../shared/text/fold-text.ts';
import { searchWords } from '../../../../shared/text/search-words.ts';
import { entryTexts } from './search/entry-texts.ts';

/** The filter of the history. */
export interface HistoryFilter {
  search: string;
  type: ContentType | 'all';
}

export const NO_FILTER: HistoryFilter = { search: '', type: 'all' };

export const isFiltered = ({ search, type }: HistoryFilter): boolean => search.trim() !== '' || type !== 'all';

/** Entries with their folded texts. The index is built once, because each keystroke searches it. */
export type SearchIndex = { entry: GuidanceEntry; text: string }[];

export function indexEntries(entries: readonly GuidanceEntry[]): SearchIndex {
  return entries.map((entry) => {
    const texts = entryTexts(entry).map(({ text }) => text);
    return { entry, text: foldText(texts.join('\n')) };
  });
}

/**
 * Returns the entries of a type that contain all the words, in any order and any case. Here a match may also be inside a
 * word, so that every match on title or content is found (product.md §5). The server matches the beginnings of words only.
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

/** The entries of one day in the member's zone. */
export interface Day {
  localDate: string;
  entries: GuidanceEntry[];
}

/** Groups entries by the member's local day, in list order. */
export function groupByDay(entries: readonly GuidanceEntry[]): Day[] {
  // After a change of zone, another day's entries may lie between a day's entries. Each day still appears once.
  const days = new Map<string, Day>();
  for (const entry of entries) {
    const day = days.get(entry.localDate);
    if (day) day.entries.push(entry);
    else days.set(entry.localDate, { localDate: entry.localDate, entries: [entry] });
  }
  return [...days.values()];
}
