import { CITED_VERSES } from './cited-verses.ts';
import { BREAK, plainWords } from './plain-words.ts';

// A quotation with its place in the Bible behind it, such as “Let me die” (Judges 16:30). A straight mark opens one only
// before a letter and closes one only behind a character, so the words between two quotations are none.
const CITED =
  /["“«](?=[\p{L}…])([^"“«”»\n]{0,599}[^"“«”»\s])["”»][\s,.(–—-]{0,4}((?:[1-3] ?)?\p{Lu}\p{L}{1,14}(?: of \p{L}{1,8})?) (\d{1,3}:\d{1,3})/gu;
const ELLIPSIS = /…|\.{3}/;
const VERSE = /^(.+) (\d+:\d+) (.+)$/;

/** A verse that contains a sign: its book and words, folded for comparing. */
interface CitedVerse {
  book: string;
  words: string;
}

let verses: Map<string, CitedVerse[]> | undefined;

/**
 * Takes the words of the Bible out of a text where their place stands behind them, because they are no words of the
 * member. Other words between quotation marks stay, whatever place stands behind them (rules.md G6).
 */
export function withoutCited(text: string): string {
  return text.replaceAll(CITED, (quotation, quoted: string, book: string, place: string) =>
    isOfVerse(quoted, book, place) ? `${BREAK} ` : quotation,
  );
}

/** Returns whether words stand in a verse in their order. Three dots stand for words that are left out. */
function isOfVerse(quoted: string, book: string, place: string): boolean {
  const parts = quoted.split(ELLIPSIS).map(foldWords).filter(Boolean);
  const named = foldBook(book);
  return (versesByPlace().get(place) ?? []).some((verse) => {
    if (!verse.book.startsWith(named)) return false;
    let from = 0;
    return parts.every((part) => {
      const at = verse.words.indexOf(` ${part} `, from);
      from = at + part.length + 1;
      return at >= 0;
    });
  });
}

function versesByPlace(): Map<string, CitedVerse[]> {
  if (verses) return verses;
  verses = new Map();
  for (const line of CITED_VERSES.trim().split('\n')) {
    const [, book = '', place = '', words = ''] = VERSE.exec(line) ?? [];
    const verse = { book: foldBook(book), words: ` ${foldWords(words)} ` };
    verses.set(place, [...(verses.get(place) ?? []), verse]);
  }
  return verses;
}

/** Folds the name of a book, which may be shortened at its end. */
const foldBook = (name: string) => name.toLowerCase().replaceAll(' ', '');

const foldWords = (text: string) =>
  plainWords(text)
    .filter((word) => word !== BREAK)
    .join(' ');
