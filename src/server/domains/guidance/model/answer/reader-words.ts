import { contentWordsBySentence, countEntriesWith, libraryHas, stem } from './library-words.ts';

// A word that fewer entries of the library use may identify the member who wrote it.
const EVERYDAY_ENTRIES = 5;
// So many everyday words in a row may identify them too.
const RUN = 3;

/**
 * Returns the words of an answer that its reader wrote and that may identify them, because reviewers read the answer (rules.md
 * G5): each word that is not everyday, and each three telling words in a row. A word is everyday if the library or the passage
 * of the answer uses it, so "Be a better friend" identifies nobody, but a name, an illness or a place does.
 */
export function findReaderWords(texts: readonly string[], memberTexts: readonly string[], passage: string): string[] {
  const written = memberTexts.flatMap(contentWordsBySentence);
  const words = new Set(written.flat().map(stem));
  const runs = new Set(written.flatMap(runsOf).map(stemmed));
  const inPassage = new Set(contentWordsBySentence(passage).flat().map(stem));
  const isEveryday = (word: string) => inPassage.has(word) || countEntriesWith(word) >= EVERYDAY_ENTRIES;
  const sentences = texts.flatMap(contentWordsBySentence);
  const rare = sentences.flat().filter((word) => words.has(stem(word)) && !isEveryday(stem(word)));
  // By their stems, so that each is looked up once however often a text repeats it.
  const repeated = new Map(sentences.flatMap(runsOf).map((run) => [stemmed(run), run.join(' ')]));
  const repeatedWords = [...repeated].filter(([run]) => runs.has(run) && !libraryHas(run)).map(([, words]) => words);
  return [...new Set([...rare, ...repeatedWords])];
}

const stemmed = (words: readonly string[]) => words.map(stem).join(' ');

function runsOf(words: readonly string[]): string[][] {
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN));
}
