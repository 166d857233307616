import { listsOf } from '../../../shared/text/lists.ts';
import { pluralsOf } from '../../../shared/text/plural.ts';

/** The language of these strings, and its formats of dates and times. */
export const locale = {
  code: 'en',
  dir: 'ltr' as 'ltr' | 'rtl',
  /** The locale dates are written in. */
  dates: 'en-US',
  /** The locale numbers are written in. */
  numbers: 'en-US',
};

/** Writes several things as a list within a sentence. */
export const listWords = listsOf('en');

/** Writes a counted phrase by the plural rules of this language; `#` stands for the number. */
export const plural = pluralsOf(locale.numbers);
