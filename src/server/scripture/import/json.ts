import { z } from 'zod';
import { BOOK_BY_OSIS, BOOK_BY_USFM, BOOKS, type Book } from '../books.ts';
import { ImportError, type ReadFile, type SourceFile } from './imported.ts';
import { VerseCollector } from './verse-text.ts';

// Chapter → verse, or verses printed as one (`"1-2"`) → words, with a line feed between lines of poetry.
const chapters = z.record(z.string(), z.record(z.string(), z.string()));
const translation = z.strictObject({
  abbreviation: z.string().optional(),
  name: z.string().optional(),
  language: z.string().optional(),
  licence: z.string().optional(),
  books: z.record(z.string(), chapters),
});

/**
 * Reads the verses of a translation in plain JSON (docs/guidance.md). Books are named as in references, or by their
 * identifiers in USFM or OSIS.
 * @throws ImportError where the file has another shape.
 */
export function readJson(file: SourceFile): ReadFile {
  const { books, ...facts } = parse(file);
  const verses = new VerseCollector();
  const otherBooks: string[] = [];
  for (const [name, byChapter] of Object.entries(books)) {
    const book = findBook(name);
    if (!book) {
      otherBooks.push(name);
      continue;
    }
    for (const [chapter, byVerse] of Object.entries(byChapter)) {
      if (!/^[1-9]\d{0,2}$/.test(chapter))
        throw new ImportError(`"${chapter}" is not the number of a chapter`, { file: file.name, marker: name });
      let hadLines = false;
      for (const [place, words] of Object.entries(byVerse)) {
        // A verse that has lines begins on one, and so does the verse after it.
        const hasLines = words.includes('\n');
        if (hasLines || hadLines) verses.addLine();
        hadLines = hasLines;
        const [whole, first, last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(place) ?? [];
        const problem = whole
          ? verses.begin(book, Number(chapter), Number(first), Number(last), false)
          : `"${place}" is not the number of a verse`;
        if (problem) throw new ImportError(problem, { file: file.name, marker: `${name} ${chapter}` });
        for (const [index, line] of words.split('\n').entries()) {
          if (index > 0) verses.addLine();
          verses.addWords(line);
        }
      }
    }
  }
  return { facts, verses: verses.finish(), otherBooks };
}

function parse(file: SourceFile): z.infer<typeof translation> {
  let data: unknown;
  try {
    data = JSON.parse(file.text);
  } catch (error) {
    throw new ImportError(`this is not JSON (${error instanceof Error ? error.message : error})`, { file: file.name });
  }
  const parsed = translation.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ImportError(issue?.message ?? 'the file has another shape', {
    file: file.name,
    marker: issue?.path.join(' → ') || undefined,
  });
}

function findBook(name: string): Book | undefined {
  return BOOKS.find((book) => book === name) ?? BOOK_BY_USFM.get(name.toUpperCase()) ?? BOOK_BY_OSIS.get(name);
}
