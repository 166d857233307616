import { LIBRARY } from '../../../../../content/library/library.ts';
import { bareWords, freeText, runs } from '../../../../../content/library/measures/texts.ts';
import type { SharedWord } from '../../../../scripture/verify/shared-words.ts';

// An answer that has this many words in a row from the member's texts repeats them, whichever words they are.
const REPEATED_WORDS = 8;
// The same for words that are not function words.
const REPEATED_TELLING_WORDS = 4;
// A word that fewer entries of the library use is rare, so it may identify the member who wrote it.
const EVERYDAY_ENTRIES = 5;
// A goal of common words identifies a member only if it has at least this many. Shorter ones, such as "Be a better friend"
// and "Forgive my father", may be anybody's.
const LEAST_EVERYDAY_WORDS = 3;
const MOST_STEMS = 20_000;
const SENTENCE_END = /[.!?;:\n]+/;
const SENTENCE_START = /[.!?;:\n“”"]+/;
// A title writes words up to this length with a small letter.
const LONGEST_SMALL_IN_TITLE = 4;
// Shorter words name nobody.
const SHORTEST_NAME = 3;
// “Read the Gospel of John” names nobody.
const BOOK_OF_BIBLE = /\b(?:gospels?|books?|letters?|epistles?) (?:of|to) (?:the )?\p{L}+/giu;
// Words with a capital that name nobody whom a reader knows.
const NO_NAMES = new Set(
  'god jesus christ lord father son spirit holy savior saviour trinity bible scripture scriptures gospel gospels word psalm psalms church christian christians sabbath advent christmas lent easter pentecost monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english'.split(
    ' ',
  ),
);

// Function words are not compared, because a model writes "your" for "my" and "a" for "the".
const FUNCTION_WORDS = new Set(
  "a about above across after again against all almost also always am an and any are around as at away back be because been before being below both but by can can't cannot could did didn't do does doesn't doing don't done down each either else enough even ever every few for from further get gets getting go goes going got had has hasn't have haven't having he he'd he'll he's her here hers herself him himself his how i i'd i'll i'm i've if in into is isn't it it's its itself just least less let may me might mine more most much must my myself near neither never no nor not now of off often on once one only or other others our ours ourselves out over own per please quite rather really same shall she she's should since so some somebody someone something still such than that that's the their theirs them themselves then there these they they'd they'll they're they've thing things this those though through till to together too toward towards under until up upon us very was wasn't we we'd we'll we're we've were what when where whether which while who who's whom whose why will with within without won't would yet you you'd you'll you're you've your yours yourself".split(
    ' ',
  ),
);

/** The texts of a member that an answer of the model must not repeat. */
export interface OwnWords {
  /** The titles of the member's goals. */
  goals: readonly string[];
  /** Everything that the member wrote and a model may have read, goals as well. */
  memberTexts: readonly string[];
}

/**
 * Returns whether the texts of an answer repeat what their reader wrote: eight words in a row, four telling words in a row
 * (all but function words), or the whole title of a goal. An entry is read by reviewers, who must not learn what a member
 * wrote (rules.md G5). Words that the library uses too identify nobody, so a goal such as "Be a better friend" is allowed
 * in an answer.
 */
export function repeatsOwnWords(texts: readonly string[], { goals, memberTexts }: OwnWords): boolean {
  const own = new Set(memberTexts.flatMap((text) => runs(text, REPEATED_WORDS)));
  if (own.size > 0 && texts.some((text) => runs(text, REPEATED_WORDS).some((run) => own.has(run)))) return true;
  const sentences = texts.flatMap(tellingSentences);
  const told = new Set(memberTexts.flatMap(tellingSentences).flatMap(tellingRuns));
  if (sentences.flatMap(tellingRuns).some((run) => told.has(run) && !inLibrary(run))) return true;
  return goals.some((goal) => repeatsGoal(sentences, tellingSentences(goal).flat()));
}

/**
 * Returns the words of the answer's texts that its reader wrote too and that no entry of the library has, such as the name of
 * somebody or of an illness. Whether one of them is ordinary in the Bible is not known here.
 */
export function findSharedWords(texts: readonly string[], memberTexts: readonly string[]): SharedWord[] {
  const told = new Map<string, boolean>();
  const withoutBooks = memberTexts.map((text) => text.replace(BOOK_OF_BIBLE, ' '));
  for (const { word, isName } of withoutBooks.flatMap(writtenWords))
    told.set(stem(word), isName || told.get(stem(word)) === true);
  const shared = new Map<string, SharedWord>();
  for (const { word, isName } of texts.flatMap(writtenWords)) {
    const toldName = told.get(stem(word));
    if (toldName === undefined || NO_NAMES.has(word)) continue;
    const asName = isName && toldName;
    if (asName || !isLibraryWord(word)) shared.set(word, { word, isName: asName });
  }
  return [...shared.values()];
}

/** Returns the words of a text in small letters. A capital within a sentence makes a name, but not in a title. */
function writtenWords(text: string): SharedWord[] {
  return text.split(SENTENCE_START).flatMap((sentence) => {
    const words = sentence.match(/\p{L}+/gu) ?? [];
    const long = words.filter((word) => word.length > LONGEST_SMALL_IN_TITLE);
    const isTitle = long.length > 1 && long.every(isCapital);
    return words
      .map((word, at) => ({ word: word.toLowerCase(), isName: at > 0 && !isTitle && isCapital(word) }))
      .filter(({ word }) => word.length >= SHORTEST_NAME);
  });
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

function repeatsGoal(sentences: readonly string[][], goal: readonly string[]): boolean {
  const rare = goal.filter((word) => (library().entriesWith.get(word) ?? 0) < EVERYDAY_ENTRIES);
  // In any order, with any words between: "Tell Anna about my abortion" is also "The abortion, and what Anna hears of it".
  if (rare.length > 0) {
    const named = rare.length > 1 ? rare : goal;
    return sentences.some((sentence) => named.every((word) => sentence.includes(word)));
  }
  const run = spaced(goal);
  return (
    goal.length >= LEAST_EVERYDAY_WORDS &&
    !inLibrary(run) &&
    sentences.some((sentence) => spaced(sentence).includes(run))
  );
}

/** Returns the telling words of each sentence of a text, by their stems. */
function tellingSentences(text: string): string[][] {
  return text.split(SENTENCE_END).map((sentence) =>
    bareWords(sentence)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map(stem)
      .filter(Boolean),
  );
}

function tellingRuns(words: readonly string[]): string[] {
  return words.slice(REPEATED_TELLING_WORDS - 1).map((_, at) => spaced(words.slice(at, at + REPEATED_TELLING_WORDS)));
}

const stems = new Map<string, string>();

/** Returns a word without the commonest endings, so that "telling" and "tell" are one word. */
function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const cut = cutEndings(word);
  // The library has some thousand words; a hostile text does not fill the memory.
  if (stems.size < MOST_STEMS) stems.set(word, cut);
  return cut;
}

function cutEndings(word: string): string {
  return word
    .replace(/^'+|'s?$/g, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/y$/, 'i');
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** The library's telling words: the number of entries that use each, and all of them in their order. */
interface LibraryWords {
  entriesWith: Map<string, number>;
  runs: string;
  /** The stems of all words that it writes with a small letter. */
  ordinary: Set<string>;
}

let read: LibraryWords | null = null;

/** Reads the library when the first answer comes. */
function library(): LibraryWords {
  if (read) return read;
  const entries = LIBRARY.map((entry) => freeText(entry).flatMap(({ text }) => tellingSentences(text)));
  const entriesWith = new Map<string, number>();
  for (const sentences of entries)
    for (const word of new Set(sentences.flat())) entriesWith.set(word, (entriesWith.get(word) ?? 0) + 1);
  const small = LIBRARY.flatMap((entry) =>
    freeText(entry).flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []),
  );
  read = { entriesWith, runs: entries.flat().map(spaced).join('|'), ordinary: new Set([...new Set(small)].map(stem)) };
  return read;
}

/** Returns whether the library has a word, in any form. The word is in small letters. */
export function isLibraryWord(word: string): boolean {
  return library().ordinary.has(stem(word));
}

function inLibrary(run: string): boolean {
  return library().runs.includes(run);
}
