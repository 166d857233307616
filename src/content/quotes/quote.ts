import type { Concept } from '../../shared/guidance/concepts.ts';
import { joinQuote } from '../../shared/guidance/quote.ts';
import type { Theme } from '../library/library-entry.ts';

/** The subjects of quotes. Each quote has one, so that the share of each can be counted. */
const SUBJECTS = [
  'friendship',
  'love',
  'speech',
  'forgiveness',
  'patience',
  'comfort',
  'burdens',
  'truth',
  'grace',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The text with which a quote is compared word for word (`scripts/check-quotes.ts`). */
export interface QuoteSource {
  /** Path inside the archive of originals. */
  file: string;
  /**
   * Place within the file. In a catechism: `34` a question, `69/2` a part of it, `77/2d-2e` parts that follow each
   * other. In the Treasury of David: the verse, such as `Verse 4`. Elsewhere: the words with which the section begins,
   * such as `Letter LXV` or `14.`.
   */
  item: string;
  /** The name below a note that Spurgeon took from somebody else. */
  signed?: string;
}

/** Words of a public-domain author, and where they stand (rules.md G2). */
export interface Quote {
  /** Letter for letter as the source has them. An ellipsis (…) stands for words left out. */
  text: string;
  author: string;
  /** Years of birth and death, where the source gives them. */
  lived?: string;
  /** The title, and the place in it. */
  work: string;
  /** Of printing, or else of writing; the place likewise. A work in volumes has the first year and the last. */
  year: string;
  place: string;
  about: Subject;
  /** The concepts of the library that it fits, best match first. */
  concepts: Concept[];
  themes?: Theme[];
  source: QuoteSource;
}

/** Quotes by key. */
export type Quotes = Record<string, Quote>;

/** The series in which all translations of the fathers were printed: its volumes, and its name in a citation. */
export const NICENE = { place: 'Buffalo and New York', year: '1886–1900' };
export const IN_NICENE = 'in the Nicene and Post-Nicene Fathers';

/** Spurgeon's commentary on the psalms, in seven volumes. */
export const TREASURY = { place: 'London', year: '1869–1885' };

/** Returns the file of a psalm in the Treasury of David. */
export const treasuryFile = (volume: number, psalm: number) => `spurgeon/volume-${volume}/psalm-${psalm}.md`;

/** The one string that `historicalQuote` holds: the words, then author, work, place and year (rules.md G2). */
export function formatQuote({ text, author, lived, work, place, year }: Quote): string {
  return joinQuote({ text, source: `${author}${lived ? ` (${lived})` : ''}, ${work}, ${place}, ${year}` });
}
