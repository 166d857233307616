import type { Book } from '../../../../scripture/books.ts';
import { lastVerse, readVerse } from '../../../../scripture/kjv.ts';
import { isLibraryWord } from './library-words.ts';

const NAMES =
  'God Lord Jesus Christ Spirit Holy Father Son Savior Saviour Creator Almighty King Lamb Shepherd Christian Christians Gospel Testament Old New Amen Sabbath Advent Christmas Lent Easter Pentecost'.split(
    ' ',
  );
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ').flatMap((day) => [day, `${day}s`]);
const EVERYWHERE: ReadonlySet<string> = new Set([...NAMES, ...DAYS]);

/** The names that every answer may have, as the model is told them. */
export const NAMES_TOLD = NAMES.join(', ');

// A capital within a sentence makes a name: behind a word or a comma.
const NAME = /(?<=[\p{L}’,;)] )\p{Lu}\p{L}+/gu;

/**
 * Returns the names in a text that an answer on a passage may not have (rules.md G2, G5): all but God's, the days', and
 * those of the book that the passage is from. So nobody is quoted, no story of a real person is invented, and no friend of a
 * reader is named. At the beginning of a sentence a name cannot be told from a word.
 */
export function findNames(text: string, book: Book): string[] {
  const names = namesIn(book);
  return [...new Set(text.match(NAME))].filter((name) => !EVERYWHERE.has(name) && !names.has(name));
}

const known = new Map<Book, ReadonlySet<string>>();

/** Returns the name of a book of the Bible, and the words that it writes with a capital only and the library never small. */
function namesIn(book: Book): ReadonlySet<string> {
  const kept = known.get(book);
  if (kept) return kept;
  const words = new Set<string>();
  for (let chapter = 1; lastVerse(book, chapter) > 0; chapter += 1)
    for (let verse = 1; verse <= lastVerse(book, chapter); verse += 1)
      for (const [word] of (readVerse(book, chapter, verse) ?? '').matchAll(/\p{L}+/gu)) words.add(word);
  const isName = (word: string) => {
    const small = word.toLowerCase();
    return small !== word && !words.has(small) && !isLibraryWord(small);
  };
  const names = new Set([...(book.match(/\p{L}+/gu) ?? []), ...[...words].filter(isName)]);
  known.set(book, names);
  return names;
}
