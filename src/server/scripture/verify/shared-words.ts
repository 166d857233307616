import type { Book } from '../books.ts';
import { findReferences } from '../find-references.ts';
import { lastVerse, readAll, readVerse } from '../kjv.ts';
import type { ModelAnswer } from './checker.ts';

/** A word that an answer of a model shares with what its reader wrote, and that the library does not use. */
export interface SharedWord {
  /** In small letters. */
  word: string;
  /** Whether both write it as a name. */
  isName: boolean;
}

/**
 * Returns whether one of the words that an answer shares with its reader may identify them, because the entry is read by
 * reviewers (rules.md G5): a name, or a word that the Bible does not use. A name of the Bible may stand in an answer on the
 * books that have it.
 */
export function identifiesReader(text: string, { passage, sharedWords }: ModelAnswer): boolean {
  if (sharedWords.length === 0) return false;
  const books = [passage.book, ...findReferences(text).map(({ book }) => book)];
  return sharedWords.some(({ word, isName }) => {
    if (!isName && formsOf(word).some((form) => vocabulary().has(form))) return false;
    return !books.some((book) => namesIn(book).has(word));
  });
}

/** Returns a word and the words that it may be a form of. */
function formsOf(word: string): string[] {
  const stem = word.replace(/(?:ing|ed|es|s|ly)$/, '');
  return [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
}

let known: Set<string> | null = null;

/** Returns the words that the Bible writes with a small letter, which are made for the first answer that needs them. */
function vocabulary(): Set<string> {
  if (known) return known;
  known = new Set();
  for (const { text } of readAll()) for (const word of wordsOf(text)) if (word === word.toLowerCase()) known.add(word);
  return known;
}

const knownNames = new Map<Book, ReadonlySet<string>>();

/** Returns the names of a book's people and places, and those of the book, in small letters: words that are never small. */
function namesIn(book: Book): ReadonlySet<string> {
  const kept = knownNames.get(book);
  if (kept) return kept;
  const names = new Set(wordsOf(book).map((word) => word.toLowerCase()));
  for (let chapter = 1; lastVerse(book, chapter) > 0; chapter += 1)
    for (let verse = 1; verse <= lastVerse(book, chapter); verse += 1)
      for (const word of wordsOf(readVerse(book, chapter, verse) ?? ''))
        if (!vocabulary().has(word.toLowerCase())) names.add(word.toLowerCase());
  knownNames.set(book, names);
  return names;
}

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? [];
