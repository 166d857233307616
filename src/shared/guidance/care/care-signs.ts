import { ABUSE, NO_ABUSE } from './abuse.ts';
import { standTogether } from './cues.ts';
import { HARMLESS } from './harmless.ts';
import type { Phrases } from './phrases.ts';
import { BREAK, plainWords } from './plain-words.ts';
import { NO_SELF_HARM, SELF_HARM } from './self-harm.ts';
import { THREAT } from './threat.ts';

/** What a member's text may be a sign of (rules.md G6). */
export const CARE_SIGNS = ['self_harm', 'abuse', 'threat'] as const;
export type CareSign = (typeof CARE_SIGNS)[number];

const PHRASES: Record<CareSign, Phrases> = { self_harm: SELF_HARM, abuse: ABUSE, threat: THREAT };

// A quotation with its place in the Bible behind it, such as “Let me die” (Judges 16:30).
const CITED =
  /["“«][^"“«”»\n]{0,600}["”»][\s,.(–—-]{0,4}(?:[1-3] ?)?\p{Lu}\p{L}{1,14}(?: of \p{L}{1,8})? \d{1,3}:\d{1,3}/gu;

/**
 * Returns what an English text is a sign of: self-harm, abuse by somebody close, or a threat to others. It would rather
 * find too much than too little, because all that follows is a calm card (docs/guidance.md names the share of errors). It
 * is no diagnosis. The time grows only with the length of the text.
 */
export function findCareSigns(text: string): CareSign[] {
  const words = HARMLESS.replaceIn(plainWords(text.replaceAll(CITED, '. ')), BREAK);
  const left = {
    self_harm: NO_SELF_HARM.replaceIn(words, BREAK),
    abuse: NO_ABUSE.replaceIn(words, BREAK),
    threat: words,
  };
  return CARE_SIGNS.filter((sign) => PHRASES[sign].isIn(left[sign]) || standTogether(sign, left[sign]));
}

// Frequent words of English that Spanish, French and German do not share: German has “will”, French “on”, Spanish “he”.
const ENGLISH = new Set(
  'the and of to at for with from by is are were be been i im my we our us you your his him she they their them it its this that these those not do does did have had would can could should if when what who how there more most about up out very just than then god lord jesus christ friend friends friendship love'.split(
    ' ',
  ),
);
const LEAST_ENGLISH = 0.2;

/**
 * Returns whether a member's text may be part of what a model reads: only where it shows no sign of crisis, and only
 * where it is in English, because signs are found in English alone (rules.md G6).
 */
export function mayGoToModel(text: string): boolean {
  return findCareSigns(text).length === 0 && isEnglish(text);
}

function isEnglish(text: string): boolean {
  const words = plainWords(text).filter((word) => word !== BREAK);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  if (/[^\p{Script=Latin}\P{L}]/u.test(text)) return false;
  return words.length === 0 || english / words.length >= LEAST_ENGLISH;
}
