import sax from 'sax';
import { BOOK_BY_OSIS } from '../books.ts';
import { ImportError, type ReadFile, type SourceFile, type TranslationFacts } from './imported.ts';
import { VerseCollector, writeDivineName } from './verse-text.ts';

const list = (names: string) => new Set(names.split(/\s+/));

// Elements whose words are words of the verse, wherever they stand in one.
const WORDS = list(`osis osisText div chapter verse p lg list table cell w seg transChange divineName q hi name foreign
  inscription reference abbr a closer opener salute signed mentioned catchWord date lb milestone`);
const LINES = list('l item row');
const HEADINGS = list('title head speaker');
const LEFT_OUT = list('header titlePage figure rdg rdgGroup index');
// The fields of the header and the facts they give.
const FACTS: Record<string, keyof TranslationFacts> = { title: 'name', rights: 'licence', language: 'language' };
const CLOSING: Record<string, string> = { '“': '”', '‘': '’', '«': '»', '‹': '›', '„': '“' };

interface Element {
  name: string;
  attributes: Record<string, string>;
  /** A container around a verse: its end is the end of the verse. */
  holdsVerse: boolean;
  /** The mark that ends a quotation. */
  closing: string;
  words: string;
}

/**
 * Reads the verses of an OSIS file (http://www.crosswire.org/osis/): footnotes, cross references and headings apart from
 * the text, poetry in its lines. Verses may be containers or pairs of milestones.
 * @throws ImportError where the text would not be certain.
 */
export function readOsis(file: SourceFile): ReadFile {
  return new OsisReader(file).read();
}

class OsisReader {
  private readonly verses = new VerseCollector();
  private readonly facts: Partial<TranslationFacts> = {};
  private readonly otherBooks = new Set<string>();
  /** The language of the text, where the header names none. */
  private textLanguage: string | undefined;
  private readonly open: Element[] = [];
  private readonly parser = sax.parser(true);
  private readonly file: SourceFile;
  private isOtherBook = false;

  constructor(file: SourceFile) {
    this.file = file;
  }

  read(): ReadFile {
    const { parser } = this;
    parser.onerror = (error) => {
      throw this.error(`this is not well-formed XML (${error.message.split('\n')[0]})`);
    };
    parser.onopentag = ({ name, attributes }) => this.start(name, attributes as Record<string, string>);
    parser.onclosetag = () => this.end();
    parser.ontext = (text) => this.addText(text);
    parser.oncdata = (text) => this.addText(text);
    parser.write(this.file.text).close();
    if (this.textLanguage) this.facts.language ??= this.textLanguage;
    return { facts: this.facts, verses: this.verses.finish(), otherBooks: [...this.otherBooks] };
  }

  private start(name: string, attributes: Record<string, string>): void {
    const element: Element = { name, attributes, holdsVerse: false, closing: '', words: '' };
    this.open.push(element);
    if (name === 'osisText') this.textLanguage = attributes['xml:lang'];
    if (this.isLeftOut()) {
      // The header begins with the work itself; others may follow.
      const { osisWork } = attributes;
      if (name === 'work' && osisWork) this.facts.abbreviation ??= osisWork.replace(/^Bible\.(?:\w+\.)?/, '');
      return;
    }
    if (LINES.has(name)) {
      if (attributes.eID) this.verses.endLine();
      else this.verses.addLine();
    } else if (name === 'verse') this.startVerse(element);
    else if (name === 'lb' || (name === 'milestone' && attributes.type === 'line')) this.verses.addLine();
    else if (name === 'q' || name === 'milestone') this.startQuotation(element);
    else if (name === 'div' && attributes.type === 'book') this.startBook(attributes.osisID);
    else if (name === 'chapter' || name === 'div') this.verses.end();
    else if (!WORDS.has(name) && !HEADINGS.has(name) && name !== 'note')
      throw this.error('this element is not one of OSIS, or does not belong in a verse', name);
  }

  private startBook(osisID: string | undefined): void {
    this.verses.endBook();
    this.isOtherBook = osisID !== undefined && !BOOK_BY_OSIS.has(osisID);
  }

  private startVerse(element: Element): void {
    const { osisID, sID, eID } = element.attributes;
    if (eID) {
      this.verses.end();
      return;
    }
    const places = (osisID ?? sID ?? '')
      .trim()
      .split(/\s+/)
      .map((id) => this.readPlace(id));
    const [first, last] = [places[0], places.at(-1)];
    if (!first || !last) return;
    if (first.osisBook !== last.osisBook || first.chapter !== last.chapter)
      throw this.error('one verse cannot stand in two chapters', 'verse');
    element.holdsVerse = !sID;
    const book = BOOK_BY_OSIS.get(first.osisBook);
    this.isOtherBook = !book;
    if (!book) {
      this.otherBooks.add(first.osisBook);
      this.verses.end();
      return;
    }
    const isPart = places.some(({ part }) => part);
    const problem = this.verses.begin(book, first.chapter, first.verse, last.verse, isPart);
    if (problem) throw this.error(problem, 'verse');
  }

  /** Reads `Gen.1.1`, with the work before it or a part behind it. */
  private readPlace(id: string) {
    const [whole, osisBook = '', chapter, verse, part] =
      /^(?:[\w.]+:)?(\w+)\.(\d{1,3})\.(\d{1,3})(![\w.]+)?$/.exec(id) ?? [];
    if (!whole) throw this.error(`"${id}" is not the identifier of a verse, such as "Gen.1.1"`, 'verse');
    return { osisBook, chapter: Number(chapter), verse: Number(verse), part: part !== undefined };
  }

  private startQuotation(element: Element): void {
    const { marker = '', sID, eID } = element.attributes;
    this.addText(marker);
    if (element.name === 'q' && !sID && !eID) element.closing = CLOSING[marker] ?? marker;
  }

  private end(): void {
    const element = this.open.at(-1);
    if (!element) return;
    const { name, attributes, words } = element;
    if (element.closing) this.addText(element.closing);
    this.open.pop();
    if (this.isLeftOut()) {
      const fact = FACTS[name];
      if (fact && this.open.at(-1)?.name === 'work' && words.trim())
        this.facts[fact] ??= words.replace(/\s+/g, ' ').trim();
    } else if (name === 'note') {
      if (!this.isOtherBook && !this.open.some((outer) => outer.name === 'note'))
        this.verses.addAside(attributes.type === 'crossReference' ? 'cross reference' : 'footnote', words, true);
    } else if (HEADINGS.has(name)) {
      if (!this.isOtherBook) this.verses.addAside('heading', words, false);
    } else if (element.holdsVerse) this.verses.end();
    else if (LINES.has(name)) this.verses.endLine();
  }

  private addText(text: string): void {
    const holder = this.open.findLast(({ name }) => name === 'note' || HEADINGS.has(name)) ?? this.open.at(-1);
    if (!holder) return;
    if (this.isLeftOut() || holder.name === 'note' || HEADINGS.has(holder.name)) holder.words += text;
    else if (this.open.some(({ name }) => name === 'divineName')) this.verses.addWords(writeDivineName(text));
    else this.verses.addWords(text);
  }

  private isLeftOut(): boolean {
    return this.open.some(({ name }) => LEFT_OUT.has(name));
  }

  private error(problem: string, element?: string): ImportError {
    return new ImportError(problem, {
      file: this.file.name,
      line: this.parser.line + 1,
      marker: element ? `<${element}>` : undefined,
    });
  }
}
