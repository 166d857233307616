import type { Book } from '../books.ts';
import type { Aside, Verse } from './imported.ts';

const MAX_VERSE_LENGTH = 200;

/** The verses of a file while it is read, with the printed matter that waits for the verse it belongs to. */
export class VerseCollector {
  readonly verses: Verse[] = [];
  private waiting: Aside[] = [];
  private open: Verse | null = null;
  private title = '';
  /** True from the beginning of a line up to its first words. */
  private atLineStart = false;
  private places = new Set<string>();

  /**
   * Begins a verse, or goes on with one that is printed in parts (`\v 3a`, `\v 3b`). Returns the problem, or null.
   */
  begin(book: Book, chapter: number, verse: number, through: number, isPart: boolean): string | null {
    this.end();
    if (verse < 1 || through < verse || through > MAX_VERSE_LENGTH) return `there is no verse ${verse}-${through}`;
    const begun = this.verses.findLast((known) => known.book === book && known.chapter === chapter);
    if (isPart && begun?.verse === verse && begun.through === through) {
      this.open = begun;
      begun.text += this.atLineStart ? '\n' : ' ';
    } else {
      for (let each = verse; each <= through; each++) {
        const place = `${book} ${chapter}:${each}`;
        if (this.places.has(place)) return `${place} is here a second time`;
        this.places.add(place);
      }
      this.open = { book, chapter, verse, through, text: '', startsLine: this.atLineStart, asides: [] };
      this.verses.push(this.open);
    }
    this.placeAsides();
    return null;
  }

  /** True once a verse has begun. */
  get hasVerse(): boolean {
    return this.open !== null;
  }

  /** Adds words to the verse. Printed matter that came since its last words belongs to it. */
  addWords(words: string): void {
    if (!this.open) return;
    if (words.trim()) {
      this.placeAsides();
      this.atLineStart = false;
    }
    // A no-break space stays as the publisher set it.
    this.open.text += words.replace(/[ \t\n]+/g, ' ');
  }

  /** Begins another line: of the verse, or with the next one. */
  addLine(): void {
    this.endLine();
    if (!this.open) return;
    if (!this.open.text.trim()) this.open.startsLine = true;
    this.open.text += '\n';
  }

  /** Ends a line, so that a verse which begins next begins on another. */
  endLine(): void {
    this.atLineStart = true;
  }

  /** Adds printed matter: to the verse where it stands in one, else to the next. */
  addAside(kind: Aside['kind'], words: string, inVerse: boolean): void {
    const text = words.replace(/\s+/g, ' ').trim();
    if (!text) return;
    if (inVerse && this.open) this.open.asides.push({ kind, text });
    else this.waiting.push({ kind, text });
  }

  /** Adds the title of a psalm. Where the number of verse 1 stood in it and no more follows, it is that verse. */
  addTitle(words: string, inVerse: boolean): void {
    this.addAside('heading', words, inVerse);
    if (inVerse && this.open) this.title = words.replace(/\s+/g, ' ').trim();
  }

  /** Ends the verse, as a new chapter does. */
  end(): void {
    if (this.open) {
      this.open.text = tidy(this.open.text);
      if (!this.open.text && this.title) {
        this.open.text = this.title;
        this.open.asides = this.open.asides.filter(({ text }) => text !== this.title);
      }
    }
    this.title = '';
    this.open = null;
  }

  /** Ends the book. Printed matter at its end belongs to its last verse. */
  endBook(): void {
    this.end();
    this.verses.at(-1)?.asides.push(...this.waiting);
    this.waiting = [];
  }

  /** Ends the last verse and returns all that have words. A verse without any is one that the translation leaves out. */
  finish(): Verse[] {
    this.endBook();
    return this.verses.filter(({ text }) => text !== '');
  }

  private placeAsides(): void {
    this.open?.asides.push(...this.waiting);
    this.waiting = [];
  }
}

/** Writes the name of God as plain text does where print has small capitals: "LORD", not "Lord". */
export function writeDivineName(words: string): string {
  return words.replace(/\b(?:Lord|God)\b/g, (name) => name.toUpperCase());
}

/** Removes extra white space and empty lines. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
