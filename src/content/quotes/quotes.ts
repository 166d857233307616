import { CATECHISMS } from './catechisms.ts';
import { GREEK_FATHERS } from './greek-fathers.ts';
import { HENRY } from './henry.ts';
import { LATIN_FATHERS } from './latin-fathers.ts';
import type { Quotes } from './quote.ts';
import { SPURGEON } from './spurgeon.ts';
import { TREASURY_ON_FRIENDSHIP } from './treasury-friendship.ts';
import { TREASURY_ON_LIFE } from './treasury-life.ts';

/** The words of older believers that reflections carry, by key: public domain, cited, word for word (rules.md G2). */
export const QUOTES: Quotes = {
  ...LATIN_FATHERS,
  ...GREEK_FATHERS,
  ...HENRY,
  ...SPURGEON,
  ...TREASURY_ON_FRIENDSHIP,
  ...TREASURY_ON_LIFE,
  ...CATECHISMS,
};
