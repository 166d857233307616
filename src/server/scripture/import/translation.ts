import { createHash } from 'node:crypto';
import { BOOKS } from '../books.ts';
import { ImportError, type ReadFile, type SourceFile, type TranslationFacts, type Verse } from './imported.ts';
import { readJson } from './json.ts';
import { readOsis } from './osis.ts';
import { readSourceFiles } from './source-files.ts';
import { readUsfm } from './usfm/usfm.ts';

/** A translation as it was read, in the order of the canon. */
interface ReadTranslation {
  facts: Partial<TranslationFacts>;
  verses: Verse[];
  /** SHA-256 of all references and words, whatever the format of the files. */
  digest: string;
  otherBooks: string[];
  /** Files that hold no text of a format known here. */
  otherFiles: string[];
}

/**
 * Reads a whole translation in USFM, OSIS or JSON from a file, a folder or an archive. `onRead` hears of every file.
 * @throws ImportError with file, line and marker.
 */
export async function readTranslation(
  path: string,
  onRead: (done: number, of: number, name: string) => void = () => {},
): Promise<ReadTranslation> {
  const files = await readSourceFiles(path);
  const read: ReadFile[] = [];
  const otherFiles: string[] = [];
  for (const [index, file] of files.entries()) {
    const reader = readerOf(file.text);
    if (reader) read.push(reader(file));
    else otherFiles.push(file.name);
    onRead(index + 1, files.length, file.name);
  }
  const verses = inOrder(read.flatMap((each) => each.verses));
  if (verses.length === 0) throw new ImportError('this holds no verse in USFM, OSIS or JSON', { file: path });
  rejectDuplicates(verses, path);
  return {
    facts: Object.assign({}, ...read.map(({ facts }) => facts).reverse()),
    verses,
    digest: digestOf(verses),
    otherBooks: [...new Set(read.flatMap(({ otherBooks }) => otherBooks))],
    otherFiles,
  };
}

function readerOf(text: string): ((file: SourceFile) => ReadFile) | null {
  const start = text.slice(0, 20_000).trimStart();
  if (start.startsWith('{')) return readJson;
  if (start.startsWith('<')) return /<osis[\s>]/.test(start) ? readOsis : null;
  return /^\\[a-z]/.test(start) ? readUsfm : null;
}

function inOrder(verses: Verse[]): Verse[] {
  const place = new Map(BOOKS.map((book, index) => [book, index]));
  const rank = ({ book, chapter, verse }: Verse) => (place.get(book) ?? 0) * 1e6 + chapter * 1e3 + verse;
  return verses.sort((one, other) => rank(one) - rank(other));
}

/** A chapter may be spread over several files, but each verse is in one of them. */
function rejectDuplicates(verses: Verse[], file: string): void {
  for (const [index, verse] of verses.entries()) {
    const next = verses[index + 1];
    if (next?.book === verse.book && next.chapter === verse.chapter && next.verse <= verse.through)
      throw new ImportError(`${next.book} ${next.chapter}:${next.verse} is in two of the files`, { file });
  }
}

function digestOf(verses: Verse[]): string {
  const hash = createHash('sha256');
  for (const { book, chapter, verse, through, text } of verses)
    hash.update(`${book} ${chapter}:${verse}-${through}\t${JSON.stringify(text)}\n`);
  return hash.digest('hex');
}
