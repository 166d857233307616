import { runs } from '../../../../content/library/measures/texts.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { lastVerse } from '../../../scripture/kjv.ts';
import { MAX_VERSES } from '../../../scripture/reference.ts';
import { type GuidanceOutput, OUTPUT_SCHEMAS } from './guidance-output.ts';
import { findToneErrors } from './tone.ts';

/** The facts about a request that its answer is checked against. */
export interface Expected {
  contentType: ContentType;
  /** The ids of the offered quotations. */
  quotes: readonly string[];
  recentTitles: readonly string[];
  /** The member's own words. */
  memberTexts: readonly string[];
}

/** An answer that may be shown as far as this file can tell, or the reasons why it may not. */
export type Checked = { output: GuidanceOutput; reasons: [] } | { output: GuidanceOutput | null; reasons: string[] };

interface Bounds {
  words: [least: number, most: number];
  /** How many texts a list has. */
  count?: [least: number, most: number];
  isQuestion?: true;
}

/** How long each field may be. The prompt asks for less, so that an answer that is slightly longer still passes. */
const BOUNDS: Record<string, Bounds> = {
  title: { words: [2, 10] },
  content: { words: [40, 170] },
  actionSteps: { words: [3, 40], count: [2, 3] },
  prayerPrompt: { words: [8, 50] },
  encouragement: { words: [4, 35] },
  focusPoint: { words: [1, 10] },
  actionPrompt: { words: [5, 50] },
  practicalStep: { words: [4, 40] },
  checkInQuestion: { words: [2, 20], isQuestion: true },
  motivationalNote: { words: [3, 35] },
  reflectionQuestions: { words: [3, 35], count: [2, 3], isQuestion: true },
  gratitudePrompt: { words: [4, 35] },
  tomorrowPreparation: { words: [4, 35] },
};
// No word of plain English is longer on average.
const CHARACTERS_A_WORD = 12;

const REFUSED_FORMS: readonly { why: string; form: RegExp }[] = [
  {
    why: 'a link',
    form: /\bhttps?:|\bwww\.|:\/\/|\b[a-z0-9-]{2,}\.(?:com|org|net|io|info|co|app|church|gov|edu|me|ly|tv|uk|us|de)\b/i,
  },
  { why: 'an e-mail address or a handle', form: /\S@\S|(?:^|\s)@\w/ },
  {
    why: 'a telephone number',
    form: /\+?\d[\d\s().-]{4,}\d|\b(?:call|text|dial|phone|ring|hotline|WhatsApp)\b[^.?!]{0,20}\d{3,}/i,
  },
  { why: 'markup', form: /[<>{}[\]\\|`*_#~^=]|&(?:[a-z]+|#\d+);/i },
  { why: 'emoji or hidden characters', form: /\p{Extended_Pictographic}|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u },
  { why: 'letters of another script', form: /[^\P{L}\p{Script=Latin}]/u },
];
// So many of the member's words in a row are a repetition.
const REPEATED_WORDS = 8;

/**
 * Checks an answer of the model: shape, reference, quotation, length, form and manner (rules.md G1, G2, G5, G7). What it
 * quotes from Scripture is checked elsewhere, in a thread.
 */
export function checkOutput(answer: string, expected: Expected): Checked {
  const parsed = OUTPUT_SCHEMAS[expected.contentType].safeParse(readJson(answer));
  if (!parsed.success) return { output: null, reasons: ['The answer is not one JSON object of the given schema.'] };
  const output = tidy(parsed.data);
  const reasons = [
    ...checkReference(output),
    ...checkQuote(output, expected),
    ...Object.entries(textsByField(output)).flatMap(([field, texts]) => checkField(field, texts)),
    ...checkRepetition(output, expected),
    ...findToneErrors(allTexts(output).join('\n')),
  ];
  return reasons.length ? { output, reasons } : { output, reasons: [] };
}

/** Returns every text of an answer that a member would read. */
export function allTexts(output: GuidanceOutput): string[] {
  return Object.values(textsByField(output)).flat();
}

function textsByField(output: GuidanceOutput): Record<string, string[]> {
  const fields = Object.entries(output).filter(([field]) => field in BOUNDS);
  return Object.fromEntries(fields.map(([field, value]) => [field, [value].flat() as string[]]));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Sets all white space to single spaces, and apostrophes to those of print. */
function tidy(output: GuidanceOutput): GuidanceOutput {
  const tidyText = (text: string) =>
    text
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .replace(/(?<=\p{L})'/gu, '’')
      .trim();
  const entries = Object.entries(output).map(([field, value]) => {
    if (!(field in BOUNDS)) return [field, value];
    return [field, Array.isArray(value) ? value.map(tidyText) : tidyText(String(value))];
  });
  return Object.fromEntries(entries);
}

function checkReference({ scripture: { book, chapter, from, to } }: GuidanceOutput): string[] {
  const last = lastVerse(book, chapter);
  if (from < 1 || to < from || to > last) return [`The Bible has no ${book} ${chapter}:${from}-${to}.`];
  return to - from < MAX_VERSES ? [] : [`The passage has more than ${MAX_VERSES} verses.`];
}

function checkQuote(output: GuidanceOutput, { quotes }: Expected): string[] {
  if (!('quote' in output) || output.quote === null || quotes.includes(output.quote)) return [];
  return ['The quotation is none of those that were offered.'];
}

function checkField(field: string, texts: readonly string[]): string[] {
  const { words: [least, most] = [1, 1], count, isQuestion } = BOUNDS[field] ?? {};
  const reasons: string[] = [];
  if (count && (texts.length < count[0] || texts.length > count[1]))
    reasons.push(`${field}: has ${texts.length} texts instead of ${count[0]} to ${count[1]}.`);
  for (const text of texts.slice(0, 5)) {
    const words = text.split(' ').filter(Boolean).length;
    if (words < least || words > most || text.length > most * CHARACTERS_A_WORD)
      reasons.push(`${field}: has ${words} words instead of ${least} to ${most}.`);
    if (isQuestion && !text.endsWith('?')) reasons.push(`${field}: is not a question.`);
    for (const { why, form } of REFUSED_FORMS) if (form.test(text)) reasons.push(`${field}: has ${why}.`);
  }
  return reasons;
}

function checkRepetition(output: GuidanceOutput, { recentTitles, memberTexts }: Expected): string[] {
  const same = (title: string) => title.toLowerCase() === output.title.toLowerCase();
  const own = new Set(memberTexts.flatMap((text) => runs(text, REPEATED_WORDS)));
  const repeats =
    own.size > 0 && allTexts(output).some((text) => runs(text, REPEATED_WORDS).some((run) => own.has(run)));
  return [
    ...(recentTitles.some(same) ? ['The title was used lately.'] : []),
    ...(repeats ? ['The answer repeats the reader’s own words.'] : []),
  ];
}
