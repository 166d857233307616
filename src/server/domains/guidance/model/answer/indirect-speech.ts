import type { Book } from '../../../../scripture/books.ts';
import { findReferences } from '../../../../scripture/find-references.ts';
import { lastChapter, lastVerse, readVerse } from '../../../../scripture/kjv.ts';
import { MAX_VERSES, type Reference } from '../../../../scripture/reference.ts';
import { cased, SOMETIMES } from './phrases.ts';

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

const SPEAKS =
  '(?:says?|said|teach|teaches|taught|tells?|told|writes?|wrote|written|promises|promised|declares?|declared|insists?|insisted|reminds?|reminded|assures?|assured|warns?|warned|affirms?|affirmed|commands?|commanded)';
const HEARERS = '(?: [\\p{L}’]+){0,4}?';
// Somebody who tells of their own deeds or others', such as “Christ said that he would come again”, teaches nothing.
const NO_DEED =
  '(?!(?:he|she|they)(?:’(?:d|ll|s|re)\\b| (?:had|was|were|is|are|would|will|could|did|does|went|came|loved|labored|taught|gave|made|called|might|must)\\b))(?!with him\\b)';
const TAUGHT = '(?<taught>[^.?!\\n]*)';

const SPEECH = SPEAKERS.map(({ name, books }) => ({
  books,
  phrase: cased(`\\b(?:${name}) ${SOMETIMES}${SPEAKS}${HEARERS} that ${NO_DEED}${TAUGHT}`),
}));

// A verse in the speaker's books with so many telling words of a sentence says what the sentence says, as far as a program
// can tell. One is enough of the answer's own passage, or of a passage that the sentence names.
const SHARED_WORDS = 3;
// Only so many sentences of an answer are looked up, because each costs some milliseconds. Any further one is refused.
const MOST_SPEECHES = 8;
const STEM_LENGTH = 4;
const FUNCTION_WORDS = new Set(
  'god man men people about above across after again against all almost also always among and any are around away back because been before being below both but can cannot could did does doing done down each either else enough even ever every few for from further get going got had has hast hath have having her here hers herself him himself his how into its itself just least less let may might mine most much must myself near neither never nor not off often once one only other others our ours ourselves out over own per quite rather really same shall she should since some such than that thee the their theirs them themselves then there these they thine thing things this those thou though through thy till together too toward towards under until upon very was were what when where whether which while who whoever whom whose why will with within without would yet you your yours yourself'.split(
    ' ',
  ),
);

/**
 * Returns the sentences that say in other words what God, Jesus or an apostle taught, where no verse shows that they did
 * (rules.md G1): neither one that the sentence names, nor the answer's own passage, nor one in the books where the speaker's
 * words stand. Of a text with very many such sentences it returns those beyond a limit unread.
 */
export function findUnplacedSpeech(text: string, passage: Reference): string[] {
  const spoken = SPEECH.flatMap(({ books, phrase }) =>
    [...text.matchAll(new RegExp(phrase, 'gu'))].map(({ 0: sentence, index, groups }) => ({
      ...{ sentence, books, taught: groups?.taught ?? '', start: index, end: index + sentence.length },
    })),
  );
  if (spoken.length === 0) return [];
  const references = findReferences(text);
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

function spacedVerses({ book, chapter, from, to }: Reference): string {
  const last = Math.min(to, from + MAX_VERSES - 1);
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
