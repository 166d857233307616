import type { Book } from '../books.ts';

/** Printed matter that stands beside a verse and is no part of its text. */
export interface Aside {
  kind: 'heading' | 'footnote' | 'cross reference';
  text: string;
}

/** One verse, or several that a translation prints as one: then `through` is the last of them. */
export interface Verse {
  book: Book;
  chapter: number;
  verse: number;
  through: number;
  /** The words, with a line break between lines of poetry. */
  text: string;
  /** True where print begins the verse on a line of its own: in poetry, and in prose after it. */
  startsLine: boolean;
  asides: Aside[];
}

/** A translation's name, language and licence. */
export interface TranslationFacts {
  /** Stands behind every reference, such as `BSB`. */
  abbreviation: string;
  name: string;
  /** The language as in `<html lang>`, such as `en`. */
  language: string;
  /** The line that its publisher asks to be shown wherever it is quoted. */
  licence: string;
}

/** The content of one file. */
export interface ReadFile {
  /** The facts that the file states about its translation. A USFM file states none. */
  facts: Partial<TranslationFacts>;
  verses: Verse[];
  /** Books that are not among the 66, by the names the file has for them. They are not imported. */
  otherBooks: string[];
}

/** A file of a translation, as text. */
export interface SourceFile {
  name: string;
  text: string;
}

/** An error in a file of a translation. The sentence names the file, the line and the marker or element. */
export class ImportError extends Error {
  constructor(problem: string, place: { file: string; line?: number; marker?: string }) {
    const { file, line, marker } = place;
    super([file, line && `line ${line}`, marker].filter(Boolean).join(', ').concat(`: ${problem}`));
  }
}
