import { sentencesOf } from '../../text/sentences.ts';
import { ABUSE, NO_ABUSE, NO_LONGER } from './abuse.ts';
import { CARE_SIGNS, type CareSign } from './care-signs.ts';
import { withoutCited } from './cited.ts';
import { occurTogether } from './cues.ts';
import { HARMLESS } from './harmless.ts';
import type { Phrases } from './phrases.ts';
import { BREAK, plainWords, withoutPauses } from './plain-words.ts';
import { MORE_THAN_EVER, NO_SELF_HARM, SELF_HARM } from './self-harm.ts';
import * as spanishAbuse from './spanish/abuse.ts';
import { HARMLESS as SPANISH_HARMLESS } from './spanish/harmless.ts';
import * as spanishSelfHarm from './spanish/self-harm.ts';
import { THREAT as SPANISH_THREAT } from './spanish/threat.ts';
import { THREAT } from './threat.ts';

/** The phrases of a language: of each sign, harmless ones, denials, and phrases that only sound like a denial. */
interface Language {
  signs: Record<CareSign, Phrases>;
  harmless: Phrases;
  denials: Partial<Record<CareSign, { denied: Phrases; unless: Phrases }>>;
}

const LANGUAGES: readonly Language[] = [
  {
    signs: { self_harm: SELF_HARM, abuse: ABUSE, threat: THREAT },
    harmless: HARMLESS,
    denials: {
      self_harm: { denied: NO_SELF_HARM, unless: MORE_THAN_EVER },
      abuse: { denied: NO_ABUSE, unless: NO_LONGER },
    },
  },
  {
    signs: { self_harm: spanishSelfHarm.SELF_HARM, abuse: spanishAbuse.ABUSE, threat: SPANISH_THREAT },
    harmless: SPANISH_HARMLESS,
    denials: {
      self_harm: { denied: spanishSelfHarm.NO_SELF_HARM, unless: spanishSelfHarm.MORE_THAN_EVER },
      abuse: { denied: spanishAbuse.NO_ABUSE, unless: spanishAbuse.NO_LONGER },
    },
  },
];

/**
 * Returns what an English or Spanish text is a sign of: self-harm, abuse by somebody close, or a threat to others. It
 * would rather find too much than too little, because all that follows is a calm card (docs/guidance.md names the share of
 * errors). It is no diagnosis. The time grows only with the length of the text.
 */
export function findCareSigns(text: string): CareSign[] {
  const own = withoutCited(text);
  // A second time without pauses, because people break a sentence over two lines and hesitate with dots.
  const found = new Set([...new Set([own, withoutPauses(own)])].flatMap(signsIn));
  return CARE_SIGNS.filter((sign) => found.has(sign));
}

function signsIn(text: string): CareSign[] {
  // Members mix languages, so every text is read in each.
  const words = LANGUAGES.reduce((left, { harmless }) => harmless.replaceIn(left, BREAK), [BREAK, ...plainWords(text)]);
  return CARE_SIGNS.filter((sign) => {
    const left = LANGUAGES.reduce((told, { denials }) => withoutDenials(told, denials[sign]), words);
    return LANGUAGES.some(({ signs }) => signs[sign].isIn(left)) || occurTogether(sign, left);
  });
}

function withoutDenials(words: string[], denials: Language['denials'][CareSign]): string[] {
  return !denials || denials.unless.isIn(words) ? words : denials.denied.replaceIn(words, BREAK);
}

// Frequent words of English that its neighbours in Europe do not share.
const ENGLISH = new Set(
  'the and from with are were been im we our us you your they their them it its that these those did does have would could should if when what who how there more most about out up very just than then lord jesus christ friend friends friendship love want need call write pray visit listen read meet forgive ask tell talk speak thank invite send keep make help week weekly month monthly day daily year once twice every time people family church mother father brother sister wife husband somebody someone another better being listening honest faithful true gentle generous truth trust kindness loyalty honesty faith hope joy laughter through without between because while before always never often good become feel know think believe grow learn share give take'.split(
    ' ',
  ),
);
// Words that other languages write alike: “i” is Italian and Polish too, “do” is Portuguese, “at” and “for” are Danish, “is”
// is Dutch, “my” is Afrikaans.
const SHARED = new Set('of to at for by is be i my his him her she this not do had can god'.split(' '));
const MIN_ENGLISH_SHARE = 0.2;
// A whole thought in another language fits into so many words.
const MAX_STRANGE_RUN = 5;

/**
 * Returns whether a member's text may be part of what a model reads: only where it shows no sign of crisis, and only
 * where each of its sentences is in English, because fewer signs are found in other languages (rules.md G6).
 */
export function mayGoToModel(text: string): boolean {
  return findCareSigns(text).length === 0 && isEnglish(text);
}

/** Leaves English with many names or foreign letters out rather than let another language pass. */
function isEnglish(text: string): boolean {
  if (/[^\p{Script=Latin}\P{L}]/u.test(text)) return false;
  return sentencesOf(text).every((sentence) => {
    const words = plainWords(sentence).filter((word) => word !== BREAK);
    return words.length === 0 || isEnglishSentence(words);
  });
}

function isEnglishSentence(words: readonly string[]): boolean {
  const isKnown = (word: string) => ENGLISH.has(word) || SHARED.has(word);
  let run = 0;
  for (const word of words) {
    run = isKnown(word) ? 0 : run + 1;
    if (run > MAX_STRANGE_RUN) return false;
  }
  const known = words.filter(isKnown);
  const isCertain = known.some((word) => ENGLISH.has(word)) || new Set(known).size >= 3;
  return isCertain && known.length / words.length >= MIN_ENGLISH_SHARE;
}
