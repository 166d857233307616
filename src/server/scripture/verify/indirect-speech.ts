import type { Book } from '../books.ts';
import { type FoundReference, findReferences, WHOLE_CHAPTER } from '../find-references.ts';
import { lastChapter, lastVerse, readVerse } from '../kjv.ts';
import { MAX_VERSES, type Reference } from '../reference.ts';
import { REFERENCE_SAYS, SAYS_CLAUSE, SAYS_THAT } from './speech-patterns.ts';

const GOSPELS: readonly Book[] = ['Matthew', 'Mark', 'Luke', 'John'];
const HISTORY: readonly Book[] = [...GOSPELS, 'Acts'];
const PAULS: readonly Book[] = [
  ...(['Romans', '1 Corinthians', '2 Corinthians', 'Galatians', 'Ephesians', 'Philippians', 'Colossians'] as const),
  ...(['1 Thessalonians', '2 Thessalonians', '1 Timothy', '2 Timothy', 'Titus', 'Philemon'] as const),
];
const JOHNS: readonly Book[] = ['1 John', '2 John', '3 John', 'Revelation'];
const PETERS: readonly Book[] = ['1 Peter', '2 Peter'];
const WHERE_GOD_SPEAKS: readonly Book[] = [
  ...(['Genesis', 'Exodus', 'Leviticus', 'Numbers', 'Deuteronomy', 'Isaiah', 'Jeremiah', 'Ezekiel', 'Hosea'] as const),
  ...(['Joel', 'Amos', 'Obadiah', 'Jonah', 'Micah', 'Nahum', 'Habakkuk', 'Zephaniah', 'Haggai'] as const),
  ...(['Zechariah', 'Malachi'] as const),
];

/** Speakers, with the books in which their words stand. */
const SPEAKERS: readonly { name: string; books: readonly Book[] }[] = [
  { name: '[Gg]od|(?:[Tt]he|[Oo]ur) (?:Lord|Father|(?:Holy )?Spirit)', books: WHERE_GOD_SPEAKS },
  { name: '(?:the )?(?:Lord )?Jesus(?: Christ)?|Christ', books: [...HISTORY, 'Revelation'] },
  { name: '(?:the apostle |Saint |St\\.? )?Paul', books: ['Acts', ...PAULS] },
  { name: '(?:the apostle |Saint |St\\.? )?Peter', books: [...HISTORY, ...PETERS] },
  { name: '(?:the apostle |Saint |St\\.? )?John', books: [...HISTORY, ...JOHNS] },
  { name: '(?:the apostle |Saint |St\\.? )?(?:James|Jude)', books: [...HISTORY, 'James', 'Jude'] },
  { name: 'Solomon|Proverbs', books: ['Proverbs', 'Ecclesiastes'] },
  { name: '[Tt]he [Gg]ospels?', books: GOSPELS },
  {
    name: '[Tt]he apostles?',
    books: [...HISTORY, ...PAULS, ...PETERS, ...JOHNS, 'James', 'Jude', 'Hebrews'],
  },
];

const SPEECH = SPEAKERS.flatMap(({ name, books }) =>
  [SAYS_THAT, SAYS_CLAUSE].map((says) => ({ books, phrase: new RegExp(`\\b(?:${name})${says}`, 'gu') })),
);
const BEHIND_REFERENCE = new RegExp(`^(?: \\([^()]{1,12}\\))?${REFERENCE_SAYS}`, 'u');
// What stands between quotation marks is compared word for word elsewhere.
const SENTENCE_START = /[.?!\n“”"]/;
// “See also … (John 13:34)” tells nothing of the verse.
const POINTER = /^(?:[Ss]ee|[Rr]ead|[Cc]ompare|[Ll]ook|[Tt]urn|[Oo]pen|[Ff]ind)\b/;

// A verse in the speaker's books with so many telling words of a sentence says what the sentence says, as far as a program
// can tell. One is enough of the answer's own passage, or of a passage that the sentence names.
const SHARED_WORDS = 3;
// Only so many sentences of an answer are looked up, because each costs some milliseconds. Any further one is refused.
const MOST_SPEECHES = 8;
const STEM_LENGTH = 4;
// So many characters before or behind a reference are read.
const MOST_READ = 400;
// So many verses of a reference are compared.
const MOST_VERSES = 60;
const FUNCTION_WORDS = new Set(
  'god man men people about above across after again against all almost also always among and any are around away back because been before being below both but can cannot could did does doing done down each either else enough even ever every few for from further get going got had has hast hath have having her here hers herself him himself his how into its itself just least less let may might mine most much must myself near neither never nor not off often once one only other others our ours ourselves out over own per quite rather really same shall she should since some such than that thee the their theirs them themselves then there these they thine thing things this those thou though through thy till together too toward towards under until upon very was were what when where whether which while who whoever whom whose why will with within without would yet you your yours yourself'.split(
    ' ',
  ),
);

/**
 * Returns the sentences that say in other words what God, Jesus or an apostle taught, where no verse shows that they did
 * (rules.md G1): neither one that the sentence names, nor the answer's own passage, nor one in the books where the speaker's
 * words stand. The same of what a reference is said to say, where the verse that it names shows nothing of it. Of a text with
 * very many such sentences it returns those beyond a limit unread.
 */
export function findUnplacedSpeech(text: string, passage: Reference): string[] {
  const references = findReferences(text);
  return [...findSpokenOf(text, references, passage), ...findReferredTo(text, references)];
}

function findSpokenOf(text: string, references: readonly FoundReference[], passage: Reference): string[] {
  const spoken = SPEECH.flatMap(({ books, phrase }) =>
    [...text.matchAll(phrase)].map(({ 0: sentence, index, groups }) => ({
      ...{ sentence, books, taught: groups?.taught ?? '', start: index, end: index + sentence.length },
    })),
  );
  return spoken
    .filter(({ books, taught, start, end }, at) => {
      if (at >= MOST_SPEECHES) return true;
      const named = references.filter((reference) => reference.start >= start && reference.end <= end);
      const names = named.map((reference) => text.slice(reference.start, reference.end));
      const words = tellingWords(names.reduce((rest, name) => rest.replace(name, ' '), taught));
      const isItsSource = (place: Reference) =>
        books.includes(place.book) && countShared(words, spacedVerses(place)) > 0;
      return ![passage, ...named].some(isItsSource) && !isInBooks(words, books);
    })
    .map(({ sentence }) => sentence);
}

/** Returns the sentences that a verse is said to say, or that end with it in brackets, without any telling word of it. */
function findReferredTo(text: string, references: readonly FoundReference[]): string[] {
  return references.flatMap((reference) => {
    const { chapter, lastChapter, to, start, end } = reference;
    if (to === WHOLE_CHAPTER || lastChapter !== chapter) return [];
    const behind = BEHIND_REFERENCE.exec(text.slice(end, end + MOST_READ))?.groups?.taught ?? '';
    const before = text.slice(Math.max(0, start - MOST_READ), start);
    const closed = before.endsWith('(') ? (before.slice(0, -1).split(SENTENCE_START).at(-1) ?? '') : '';
    const verses = spacedVerses(reference, MOST_VERSES);
    return [behind, closed]
      .map((sentence) => sentence.trim())
      .filter((sentence) => {
        const words = tellingWords(sentence);
        return !POINTER.test(sentence) && words.length > 0 && countShared(words, verses) === 0;
      });
  });
}

/** Returns the telling words of a text as they begin in a text of single spaces: long ones by their stem. */
function tellingWords(text: string): string[] {
  const words = spaced(text)
    .split(' ')
    .filter((word) => word.length >= 3 && !FUNCTION_WORDS.has(word));
  return [
    ...new Set(words.map((word) => (word.length < STEM_LENGTH ? ` ${word} ` : ` ${word.slice(0, STEM_LENGTH)}`))),
  ];
}

function isInBooks(words: readonly string[], books: readonly Book[]): boolean {
  if (words.length < SHARED_WORDS) return false;
  return books.some((book) => versesOf(book).some((verse) => countShared(words, verse) >= SHARED_WORDS));
}

const spacedBooks = new Map<Book, readonly string[]>();

/** Returns the verses of a book for comparison, which are made for the first sentence that needs them. */
function versesOf(book: Book): readonly string[] {
  const verses = spacedBooks.get(book) ?? spaceBook(book);
  spacedBooks.set(book, verses);
  return verses;
}

function spaceBook(book: Book): string[] {
  const verses: string[] = [];
  for (let chapter = 1; chapter <= lastChapter(book); chapter += 1)
    for (let verse = 1; verse <= lastVerse(book, chapter); verse += 1)
      verses.push(spaced(readVerse(book, chapter, verse) ?? ''));
  return verses;
}

function spacedVerses({ book, chapter, from, to }: Reference, most: number = MAX_VERSES): string {
  const last = Math.min(to, from + most - 1);
  const verses = Array.from({ length: last - from + 1 }, (_, at) => readVerse(book, chapter, from + at) ?? '');
  return spaced(verses.join(' '));
}

function countShared(words: readonly string[], verse: string): number {
  return words.filter((word) => verse.includes(word)).length;
}

/** Returns a text in small letters, with a space before and behind each word. */
const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/['’]\p{L}*/gu, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')} `;
