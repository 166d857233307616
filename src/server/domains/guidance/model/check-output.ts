import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { inEnglish } from '../../../../shared/messages/catalogue.ts';
import { lastVerse } from '../../../scripture/kjv.ts';
import { MAX_VERSES } from '../../../scripture/reference.ts';
import type { ScriptureChecker } from '../../../scripture/verify/checker.ts';
import { findTextErrors, isTextField, type TextError, type TextForm, tidyText } from '../text-rules.ts';
import { findForeign } from './answer/english.ts';
import { findSharedWords, type OwnWords, repeatsOwnWords } from './answer/own-words.ts';
import { type GuidanceOutput, OUTPUT_SCHEMAS } from './guidance-output.ts';
import { findToneErrors } from './tone.ts';

/** The facts about a request that its answer is checked against. */
export interface Expected extends OwnWords {
  contentType: ContentType;
  /** The ids of the offered quotations. */
  quotes: readonly string[];
  recentTitles: readonly string[];
}

/** An answer that may be shown as far as this file can tell, or the reasons why it may not. */
export type Checked = { output: GuidanceOutput; reasons: [] } | { output: GuidanceOutput | null; reasons: string[] };

// An answer with more characters is refused for its length, so that its rest is not read.
const LONGEST_ANSWER = 20_000;
// The most sentences in another language that the model is told, and the most characters of each.
const FOREIGN_TOLD = 3;
const SHOWN = 100;

/**
 * Checks an answer of the model: first by itself, then, where nothing is wrong so far, what it says of Scripture and of its
 * reader, in the thread of the checker (rules.md G1, G5).
 */
export async function checkAnswer(answer: string, expected: Expected, checker: ScriptureChecker): Promise<Checked> {
  const checked = checkOutput(answer, expected);
  const { output } = checked;
  if (!output || checked.reasons.length > 0) return checked;
  const texts = allTexts(output);
  const sharedWords = findSharedWords(texts, expected.memberTexts);
  const reasons = (await checker.check(texts, { passage: output.scripture, sharedWords })).map(inEnglish);
  return reasons.length ? { output, reasons } : { output, reasons: [] };
}

/**
 * Checks what an answer shows by itself: shape, reference, quotation, length, form and manner (rules.md G1, G2, G5, G7).
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
    ...checkLanguage(output),
    ...findToneErrors(allTexts(output).join('\n').slice(0, LONGEST_ANSWER)),
  ];
  return reasons.length ? { output, reasons } : { output, reasons: [] };
}

/** Returns every text of an answer that a member would read. */
export function allTexts(output: GuidanceOutput): string[] {
  return Object.values(textsByField(output)).flat();
}

function textsByField(output: GuidanceOutput): Record<string, string[]> {
  const fields = Object.entries(output).filter(([field]) => isTextField(field));
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
  const entries = Object.entries(output).map(([field, value]) => {
    if (!isTextField(field)) return [field, value];
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

function checkLanguage(output: GuidanceOutput): string[] {
  const text = allTexts(output).join('\n').slice(0, LONGEST_ANSWER);
  return findForeign(text, FOREIGN_TOLD).map((sentence) => `“${sentence.slice(0, SHOWN)}” is not in English.`);
}

const FORMS: Record<TextForm, string> = {
  link: 'a link',
  address: 'an e-mail address or a handle',
  phone: 'a telephone number',
  markup: 'markup',
  hidden: 'emoji or hidden characters',
  script: 'letters of another script',
};

function checkField(field: string, texts: readonly string[]): string[] {
  return findTextErrors(field, texts).map((error) => `${field}: ${describe(error)}.`);
}

function describe(error: TextError): string {
  switch (error.kind) {
    case 'count':
      return `has ${error.has} texts instead of ${error.least} to ${error.most}`;
    case 'words':
      return `has ${error.has} words instead of ${error.least} to ${error.most}`;
    case 'question':
      return 'is not a question';
    case 'form':
      return `has ${FORMS[error.form]}`;
  }
}

function checkRepetition(output: GuidanceOutput, expected: Expected): string[] {
  const same = (title: string) => title.toLowerCase() === output.title.toLowerCase();
  return [
    ...(expected.recentTitles.some(same) ? ['The title was used lately.'] : []),
    ...(repeatsOwnWords(allTexts(output), expected) ? ['The answer repeats the reader’s own words.'] : []),
  ];
}
