import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Book } from '../books.ts';
import { readWords } from './words.ts';

/** A verse, or several that are printed as one. */
interface IndexedVerse {
  book: Book;
  chapter: number;
  verse: number;
  through: number;
  text: string;
}

/** Consecutive words of a translation: from the word at one place up to the one before another. */
export interface Run {
  /** The places where these words begin. */
  starts: number[];
  length: number;
}

// Words this short are in thousands of places, and three of them together are nowhere rare enough to say much.
const MIN_RUN = 3;
const VERSES_PER_YIELD = 400;

/**
 * All words of a translation in their order, with the places of each word. Some 7 MB for a whole Bible. No two chapters
 * touch: a run never crosses from one into the next.
 */
export class BibleIndex {
  readonly label: string;
  private readonly ids = new Map<string, number>();
  /** The word at each place; 0 between chapters. */
  private readonly words: Uint32Array;
  private readonly spelled: string[] = [''];
  private readonly places: Uint32Array[];
  private readonly verses: (IndexedVerse & { start: number; end: number })[] = [];

  private constructor(label: string, verses: (IndexedVerse & { start: number; end: number })[], spelled: string[]) {
    this.label = label;
    this.verses = verses;
    this.words = new Uint32Array(spelled.length);
    const counts: number[] = [0];
    for (const [place, word] of spelled.entries()) {
      if (word === '') continue;
      let id = this.ids.get(word);
      if (id === undefined) {
        id = this.spelled.push(word) - 1;
        this.ids.set(word, id);
        counts.push(0);
      }
      this.words[place] = id;
      counts[id] = (counts[id] ?? 0) + 1;
    }
    this.places = counts.map((count) => new Uint32Array(count));
    const filled = counts.map(() => 0);
    for (const [place, id] of this.words.entries()) {
      if (id === 0) continue;
      const of = this.places[id];
      const next = filled[id] ?? 0;
      if (of) of[next] = place;
      filled[id] = next + 1;
    }
  }

  /** Indexes a translation. It lets other work run in between. */
  static async build(label: string, verses: Iterable<IndexedVerse>): Promise<BibleIndex> {
    const kept: (IndexedVerse & { start: number; end: number })[] = [];
    const spelled: string[] = [];
    let chapter = '';
    for (const verse of verses) {
      if (kept.length % VERSES_PER_YIELD === 0) await yieldToEventLoop();
      const here = `${verse.book} ${verse.chapter}`;
      if (here !== chapter) spelled.push('');
      chapter = here;
      const start = spelled.length;
      for (const { word } of readWords(verse.text)) spelled.push(word);
      kept.push({ ...verse, start, end: spelled.length });
    }
    return new BibleIndex(label, kept, spelled);
  }

  /** Returns the longest run of a text's words, from one of them on, that this translation has; null for under three. */
  longestRun(words: readonly string[], from: number): Run | null {
    const ids = words.slice(from).map((word) => this.ids.get(word) ?? 0);
    const unknown = ids.indexOf(0);
    if (unknown >= 0) ids.length = unknown;
    if (ids.length < MIN_RUN) return null;
    // Of the first three words, the rarest has the fewest places to look at.
    const rarity = [0, 1, 2].map((offset) => this.places[ids[offset] ?? 0]?.length ?? 0);
    const anchor = rarity.indexOf(Math.min(...rarity));
    const best: Run = { starts: [], length: MIN_RUN };
    for (const place of this.places[ids[anchor] ?? 0] ?? []) {
      const start = place - anchor;
      let length = 0;
      while (length < ids.length && this.words[start + length] === ids[length]) length++;
      if (length > best.length) best.starts = [];
      if (length >= best.length) {
        best.length = length;
        best.starts.push(start);
      }
    }
    return best.starts.length ? best : null;
  }

  /** Returns the folded words between two places. */
  wordsBetween(start: number, end: number): string[] {
    return [...this.words.subarray(Math.max(0, start), end)].map((id) => this.spelled[id] ?? '');
  }

  /** Returns the folded words from a place to the end of its verse; none where a new verse begins there. */
  wordsToVerseEnd(place: number): string[] {
    const verse = this.verseAt(place);
    return verse && verse.start < place && place < verse.end ? this.wordsBetween(place, verse.end) : [];
  }

  /** Returns the places of some verses; null where the translation lacks the first or the last of them. */
  placeOf(reference: { book: Book; chapter: number; from: number; lastChapter: number; to: number }) {
    const { book, chapter, from, lastChapter, to } = reference;
    const first = this.verses.find(
      (v) => v.book === book && v.chapter === chapter && v.verse <= from && v.through >= from,
    );
    const last = this.verses.findLast((v) => v.book === book && v.chapter === lastChapter && v.verse <= to);
    const isWhole = to > 200 || (last && last.through >= to);
    return first && last && isWhole && last.end > first.start ? { start: first.start, end: last.end } : null;
  }

  /** Names the verses that some words stand in, such as `Galatians 6:2`. */
  nameOf(start: number, length: number): string {
    const first = this.verseAt(start);
    const last = this.verseAt(start + length - 1);
    if (!first || !last) return '';
    const name = first.book === 'Psalms' ? 'Psalm' : first.book;
    const to = last.through > first.verse ? `-${last.through}` : '';
    return `${name} ${first.chapter}:${first.verse}${to}`;
  }

  private verseAt(place: number) {
    let [low, high] = [0, this.verses.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.verses[middle]?.start ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return this.verses[low];
  }
}
