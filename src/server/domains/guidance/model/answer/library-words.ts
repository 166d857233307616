import { LIBRARY } from '../../../../../content/library/library.ts';
import { bareWords, freeText } from '../../../../../content/library/measures/texts.ts';

// Words that say nothing of their writer. A model writes "your" for "my" and "a" for "the".
const FUNCTION_WORDS = new Set(
  "a about above across after again against all almost also always am an and any are around as at away back be because been before being below both but by can can't cannot could did didn't do does doesn't doing don't done down each either else enough even ever every few for from further get gets getting go goes going got had has hasn't have haven't having he he'd he'll he's her here hers herself him himself his how i i'd i'll i'm i've if in into is isn't it it's its itself just least less let may me might mine more most much must my myself near neither never no nor not now of off often on once one only or other others our ours ourselves out over own per please quite rather really same shall she she's should since so some somebody someone something still such than that that's the their theirs them themselves then there these they they'd they'll they're they've thing things this those though through till to together too toward towards under until up upon us very was wasn't we we'd we'll we're we've were what when where whether which while who who's whom whose why will with within without won't would yet you you'd you'll you're you've your yours yourself".split(
    ' ',
  ),
);

const MAX_STEMS = 20_000;
const stems = new Map<string, string>();

/** Returns a word in small letters without the commonest endings, so that "telling" and "tell" are one word. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const cut = word
    .replace(/^'+|'s?$/g, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s|e)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/y$/, 'i');
  // The library has some thousand words; a hostile text does not fill the memory.
  if (stems.size < MAX_STEMS) stems.set(word, cut);
  return cut;
}

/** Returns the telling words of each sentence of a text, in small letters: all but function words. */
export function contentWordsBySentence(text: string): string[][] {
  return text.split(/[.!?;:\n]+/).map((sentence) => bareWords(sentence).filter((word) => !FUNCTION_WORDS.has(word)));
}

interface LibraryWords {
  /** How many entries use each telling word, by its stem. */
  entriesWith: Map<string, number>;
  /** The stems of the telling words of all sentences in their order, with spaces around each. */
  runs: string;
  /** The stems of all words that it writes with a small letter. */
  small: Set<string>;
}

let read: LibraryWords | null = null;

/** Reads the library when the first answer comes. */
function library(): LibraryWords {
  if (read) return read;
  const texts = LIBRARY.map((entry) => freeText(entry).map(({ text }) => text));
  const entries = texts.map((each) => each.flatMap(contentWordsBySentence).map((words) => words.map(stem)));
  const entriesWith = new Map<string, number>();
  for (const sentences of entries)
    for (const word of new Set(sentences.flat())) entriesWith.set(word, (entriesWith.get(word) ?? 0) + 1);
  const small = new Set(texts.flat().flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []));
  read = { entriesWith, runs: entries.flat().map(spaced).join('|'), small: new Set([...small].map(stem)) };
  return read;
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/** Returns how many entries of the library use a telling word, by its stem. */
export function countEntriesWith(stemmed: string): number {
  return library().entriesWith.get(stemmed) ?? 0;
}

/** Returns whether the library has some telling words in a row, by their stems with single spaces. */
export function libraryHas(run: string): boolean {
  return library().runs.includes(` ${run} `);
}

/** Returns whether the library has a word, in any form. The word is in small letters. */
export function isLibraryWord(word: string): boolean {
  return library().small.has(stem(word));
}
