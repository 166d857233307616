import { BOOK_BY_USFM, type Book } from '../../books.ts';
import { ImportError, type ReadFile, type SourceFile } from '../imported.ts';
import { VerseCollector, writeDivineName } from '../verse-text.ts';
import { holdsNoteWords, holdsWords, isCell, NOTES, type ParagraphKind, paragraphKind } from './markers.ts';
import { readTokens, type Token } from './tokens.ts';

const BOOK_ID = /^\s*([A-Za-z0-9]{3})(?![A-Za-z0-9])/;
const CHAPTER = /^\s*(\d{1,3})(?!\d)/;
// One verse, a part of one (`3a`), or several printed as one (`1-2`). Some files mark the direction of writing.
const VERSE = /^[\s\u200e\u200f]*(\d{1,3})([a-z]?)[\u200e\u200f]*(?:[-–‑,][\u200e\u200f]*(\d{1,3})([a-z]?))?(?=\s|$)/i;

interface OpenNote {
  marker: string;
  line: number;
  kind: 'footnote' | 'cross reference';
  text: string;
  /** True while the words that follow belong to the note. */
  counts: boolean;
}

/**
 * Reads the verses of a USFM file: footnotes, cross references and headings apart from the text, poetry in its lines.
 * @throws ImportError where the text would not be certain: an unknown marker, a note without an end, a verse twice.
 */
export function readUsfm(file: SourceFile): ReadFile {
  return new UsfmReader(file).read();
}

class UsfmReader {
  private readonly verses = new VerseCollector();
  private readonly otherBooks: string[] = [];
  private book: Book | null = null;
  private chapter = 0;
  private paragraph: ParagraphKind = 'left out';
  private heading = '';
  private note: OpenNote | null = null;
  /** The open character styles, outermost first. */
  private styles: { marker: string; line: number; counts: boolean }[] = [];
  private sidebar = false;
  private isOtherBook = false;
  /** The marker whose number or identifier the next text begins with. */
  private expects: { marker: 'id' | 'c' | 'v'; line: number } | null = null;
  private readonly file: SourceFile;

  constructor(file: SourceFile) {
    this.file = file;
  }

  read(): ReadFile {
    for (const token of readTokens(this.file.text)) this.take(token);
    if (this.expects) this.missing(this.expects);
    this.startParagraph('left out', null);
    return { facts: {}, verses: this.verses.finish(), otherBooks: this.otherBooks };
  }

  private take(token: Token): void {
    const marker = token.kind === 'open' ? token.marker : null;
    // A book that is not imported is passed over up to the next.
    if (this.isOtherBook && marker !== 'id' && !this.expects) return;
    if (marker === 'esbe') this.sidebar = false;
    else if (this.sidebar) return;
    else if (token.kind === 'text') this.takeText(token.text);
    else if (this.expects) this.missing(this.expects);
    else if (token.kind === 'open') this.open(token);
    else this.close(token);
  }

  private open({ marker, line }: Token & { kind: 'open' }): void {
    if (marker === 'id' || marker === 'c' || marker === 'v') {
      // The number of verse 1 may stand in the title of a psalm.
      if (marker !== 'v' || !['prose', 'lines', 'title'].includes(this.paragraph)) this.startParagraph('prose', line);
      this.expects = { marker, line };
      return;
    }
    const paragraph = paragraphKind(marker);
    if (paragraph) this.startParagraph(paragraph, line);
    else if (marker === 'esb') this.sidebar = true;
    else if (isCell(marker)) this.addText(' ');
    else if (this.note) this.openInNote(marker, line);
    else this.openStyle(marker, line);
  }

  private openStyle(marker: string, line: number): void {
    const kind = NOTES.get(marker);
    if (kind) {
      this.note = { marker, line, kind, text: '', counts: true };
      return;
    }
    const counts = holdsWords(marker);
    if (counts === undefined) throw this.error('this marker is not one of USFM', line, marker);
    this.styles.push({ marker, line, counts });
  }

  private openInNote(marker: string, line: number): void {
    const counts = holdsNoteWords(marker);
    if (counts === undefined || !this.note)
      throw this.error('this marker does not belong in a note, or the note before it has no end', line, marker);
    this.note.counts = counts;
  }

  private close({ marker, line }: Token & { kind: 'close' }): void {
    const { note } = this;
    if (note) {
      if (marker === note.marker) {
        // The first word is the note's sign in the text.
        this.verses.addAside(note.kind, note.text.replace(/^\s*\S+\s/, ''), this.isInVerse());
        this.note = null;
      } else note.counts = true;
      return;
    }
    const at = this.styles.findLastIndex((style) => style.marker === marker);
    if (at >= 0) this.styles.splice(at);
    // A style that spans paragraphs was ended by the first of them, which changes no words.
    else if (!holdsWords(marker)) throw this.error('this ends what nothing began', line, `${marker}*`);
  }

  /** Ends the paragraph, and with it all that it opened. */
  private startParagraph(kind: ParagraphKind, line: number | null): void {
    const open = this.note ?? this.styles.find(({ counts }) => !counts);
    if (open) throw this.error('this has no end in its paragraph', open.line, open.marker);
    this.styles = [];
    if (this.heading.trim()) {
      if (this.paragraph === 'title') this.verses.addTitle(this.heading, this.verses.hasVerse);
      else this.verses.addAside('heading', this.heading, false);
    }
    this.heading = '';
    if (kind === 'gap') return;
    if (line !== null && (kind === 'lines' || this.paragraph === 'lines')) this.verses.addLine();
    else this.verses.addWords(' ');
    this.paragraph = kind;
  }

  private takeText(text: string): void {
    const { marker, line = 0 } = this.expects ?? {};
    this.expects = null;
    if (marker === 'id') this.startBook(text, line);
    else if (marker === 'c') this.startChapter(text, line);
    else if (marker === 'v') this.startVerse(text, line);
    else this.addText(text);
  }

  private startBook(text: string, line: number): void {
    const id = BOOK_ID.exec(text)?.[1]?.toUpperCase();
    if (!id) throw this.error('here the identifier of a book should stand, such as "GEN"', line, 'id');
    this.verses.endBook();
    this.book = BOOK_BY_USFM.get(id) ?? null;
    if (!this.book) this.otherBooks.push(id);
    this.isOtherBook = !this.book;
    this.chapter = 0;
    this.paragraph = 'left out';
  }

  private startChapter(text: string, line: number): void {
    const [whole, chapter] = CHAPTER.exec(text) ?? [];
    if (!whole) throw this.error('here the number of a chapter should stand', line, 'c');
    this.verses.end();
    this.chapter = Number(chapter);
    this.addText(text.slice(whole.length));
  }

  private startVerse(text: string, line: number): void {
    const [whole, first, part, last, lastPart] = VERSE.exec(text) ?? [];
    if (!whole) throw this.error('here the number of a verse should stand', line, 'v');
    if (!this.book) throw this.error('the file does not say before it which book it is (\\id)', line, 'v');
    if (this.chapter === 0) throw this.error(`verse ${first} stands in no chapter`, line, 'v');
    const [from, to] = [Number(first), Number(last ?? first)];
    const problem = this.verses.begin(this.book, this.chapter, from, to, Boolean(part || lastPart));
    if (problem) throw this.error(problem, line, 'v');
    this.addText(text.slice(whole.length));
  }

  private addText(text: string): void {
    // In a character style, attributes follow the words: `\w word|strong="H1"\w*`.
    const words = (this.styles.length || this.note ? text.replace(/\|.*$/s, '') : text)
      // A break that a printer may use, and a no-break space.
      .replaceAll('//', ' ')
      .replaceAll('~', '\u00a0');
    if (this.note) {
      if (this.note.counts) this.note.text += words;
    } else if (this.styles.some(({ counts }) => !counts) || this.paragraph === 'left out') return;
    else if (this.isInVerse())
      this.verses.addWords(this.styles.some(({ marker }) => marker === 'nd') ? writeDivineName(words) : words);
    // Words before the first verse of a chapter belong to no verse.
    else this.heading += words;
  }

  private isInVerse(): boolean {
    return (this.paragraph === 'prose' || this.paragraph === 'lines') && this.verses.hasVerse;
  }

  private missing({ marker, line }: { marker: 'id' | 'c' | 'v'; line: number }): never {
    const what =
      marker === 'id' ? 'the identifier of a book' : `the number of a ${marker === 'c' ? 'chapter' : 'verse'}`;
    throw this.error(`here ${what} should stand`, line, marker);
  }

  private error(problem: string, line: number, marker: string): ImportError {
    return new ImportError(problem, { file: this.file.name, line, marker: `\\${marker}` });
  }
}
