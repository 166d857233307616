import type { LibraryEntry } from '../library-entry.ts';
import { CHRIST } from './banned-phrases.ts';
import { bareWords, sentences, words } from './texts.ts';

/** A habit of telling that is good once and tires a reader who meets it every other day (docs/writing.md, rule 5). */
export interface Habit {
  name: string;
  /** The greatest share of the entries it concerns that may have it. */
  share: number;
  concerns: (entry: LibraryEntry) => boolean;
  has: (entry: LibraryEntry, verse: string) => boolean;
}

const first = (text: string) => sentences(text)[0] ?? '';
const last = (text: string) => sentences(text).at(-1) ?? '';

/** Returns whether a body begins with the first words of its verse, or with a piece out of it. */
export function opensOnVerse(content: string, verse: string): boolean {
  const opening = bareWords(first(content)).slice(0, 3).join(' ');
  return ` ${bareWords(verse).join(' ')} `.includes(` ${opening} `);
}

export const opensOnFewWords = (content: string) => words(first(content)).length <= 3;
export const opensOnQuestion = (content: string) => first(content).endsWith('?');
export const opensWithChrist = (content: string) => CHRIST.test(first(content));

/** Returns whether Christ is first named when more than 60 % of the words are over, or not at all. */
export function namesChristLate(content: string): boolean {
  const at = content.search(CHRIST);
  return at < 0 || words(content.slice(0, at)).length > 0.6 * words(content).length;
}

export const closesOnFewWords = (content: string) => words(last(content)).length <= 6;

/** Returns whether a body closes with "You could …", "You may …" and the like. */
export const closesOnPermission = (content: string) => /^(?:So )?You (?:could|can|may|might)\b/.test(last(content));

/** Returns whether a body reports what nobody said, such as "Mark doesn’t tell us". */
export const reportsSilence = (content: string) =>
  /\b(?:(?:doesn’t|don’t|didn’t|isn’t|won’t) (?:say|tell|record|read|give us|describe)|aren’t told|nobody tells|never says|no word)\b/i.test(
    content,
  );

export const concludesWithSo = (content: string) => /(?:^|[.?] )So\b/.test(content);

const all = () => true;
const reflection = ({ contentType }: LibraryEntry) => contentType === 'reflection';
const habit = (
  name: string,
  share: number,
  has: (content: string) => boolean,
  concerns: Habit['concerns'] = all,
): Habit => ({
  name,
  share,
  concerns,
  has: ({ content }) => has(content),
});

export const HABITS: readonly Habit[] = [
  {
    name: 'opens on words of its verse',
    share: 1 / 20,
    concerns: all,
    has: (e, verse) => opensOnVerse(e.content, verse),
  },
  habit('opens on three words or fewer', 1 / 16, opensOnFewWords),
  habit('opens on a question', 1 / 6, opensOnQuestion),
  habit('names Christ late, among the reflections', 1 / 5, namesChristLate, reflection),
  habit('names Christ late, among all', 1 / 2, namesChristLate),
  habit('opens with Christ, among the reflections', 1 / 3, opensWithChrist, reflection),
  habit('closes on six words or fewer', 1 / 8, closesOnFewWords),
  habit('closes with "You could"', 1 / 20, closesOnPermission),
  habit('reports what nobody said', 1 / 12, reportsSilence),
  habit('draws its conclusion with "So"', 1 / 4, concludesWithSo),
];
