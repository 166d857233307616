import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { lastVerse, readVerses } from '../../../scripture/kjv.ts';
import { MAX_VERSES } from '../../../scripture/reference.ts';
import type { ScriptureChecker } from '../../../scripture/verify/checker.ts';
import { findTextErrors, isTextField, type TextError, type TextForm, tidyText } from '../text-rules.ts';
import { findForeign } from './answer/english.ts';
import { findNames } from './answer/names.ts';
import { findReaderWords } from './answer/reader-words.ts';
import { findBreaches } from './answer/rules.ts';
import { type GuidanceOutput, OUTPUT_SCHEMAS } from './guidance-output.ts';

/** The facts about a request that its answer is checked against. */
export interface Expected {
  contentType: ContentType;
  /** The ids of the offered quotations. */
  quotes: readonly string[];
  recentTitles: readonly string[];
  /** Everything that the member wrote and a model may have read. */
  memberTexts: readonly string[];
}

/** An answer that may be shown as far as this file can tell, or the reasons why it may not. */
export type Checked = { output: GuidanceOutput; reasons: [] } | { output: GuidanceOutput | null; reasons: string[] };

// An answer with more characters is refused for its length, so that its rest is not read.
const MAX_ANSWER_LENGTH = 20_000;
// The most sentences in another language that the model is told, and the most characters of each.
const FOREIGN_TOLD = 3;
const SHOWN = 100;

/**
 * Checks an answer of the model: first by itself and then, where nothing is wrong so far, for words of the Bible, in the
 * thread of the checker (rules.md G1).
 */
export async function checkAnswer(answer: string, expected: Expected, checker: ScriptureChecker): Promise<Checked> {
  const checked = checkOutput(answer, expected);
  const { output } = checked;
  if (!output || checked.reasons.length > 0) return checked;
  const quoted = await checker.findQuotations(allTexts(output));
  const reasons = quoted.map((words) => `“${words.slice(0, SHOWN)}”: write out no words of the Bible.`);
  return reasons.length ? { output, reasons } : { output, reasons: [] };
}

/** Checks what an answer shows by itself: shape, reference, quotation, length, form and words (rules.md G1, G2, G5, G7). */
export function checkOutput(answer: string, expected: Expected): Checked {
  const parsed = OUTPUT_SCHEMAS[expected.contentType].safeParse(readJson(answer));
  if (!parsed.success) return { output: null, reasons: ['The answer is not one JSON object of the given schema.'] };
  const output = tidy(parsed.data);
  const text = allTexts(output).join('\n').slice(0, MAX_ANSWER_LENGTH);
  const reasons = [
    ...checkReference(output),
    ...checkQuote(output, expected),
    ...Object.entries(textsByField(output)).flatMap(([field, texts]) => checkField(field, texts)),
    ...checkTitle(output, expected),
    ...checkNames(output),
    ...checkReaderWords(output, text, expected),
    ...findForeign(text, FOREIGN_TOLD).map((sentence) => `“${sentence.slice(0, SHOWN)}” is not in English.`),
    ...findBreaches(text),
  ];
  return reasons.length ? { output, reasons } : { output, reasons: [] };
}

/** Returns every text of an answer that a member would read. */
export function allTexts(output: GuidanceOutput): string[] {
  return Object.values(textsByField(output)).flat();
}

function textsByField(output: object): Record<string, string[]> {
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

function checkReference({ scripture }: GuidanceOutput): string[] {
  const { book, chapter, from, to } = scripture;
  if (!isPassage(scripture)) return [`The Bible has no ${book} ${chapter}:${from}-${to}.`];
  return to - from < MAX_VERSES ? [] : [`The passage has more than ${MAX_VERSES} verses.`];
}

function isPassage({ book, chapter, from, to }: GuidanceOutput['scripture']): boolean {
  return from >= 1 && from <= to && to <= lastVerse(book, chapter);
}

function checkQuote(output: GuidanceOutput, { quotes }: Expected): string[] {
  if (!('quote' in output) || output.quote === null || quotes.includes(output.quote)) return [];
  return ['The quotation is none of those that were offered.'];
}

function checkTitle({ title }: GuidanceOutput, { recentTitles }: Expected): string[] {
  const isUsed = recentTitles.some((recent) => recent.toLowerCase() === title.toLowerCase());
  return isUsed ? ['The title was used lately.'] : [];
}

/** A title writes most words with a capital, so names cannot be told there. */
function checkNames({ scripture, title: _, ...rest }: GuidanceOutput): string[] {
  const text = Object.values(textsByField(rest)).flat().join('\n').slice(0, MAX_ANSWER_LENGTH);
  const names = findNames(text, scripture.book);
  return names.length ? [`“${names.join('”, “')}”: name nobody but those who stand in the book of the passage.`] : [];
}

function checkReaderWords({ scripture }: GuidanceOutput, text: string, { memberTexts }: Expected): string[] {
  const passage = isPassage(scripture) ? readVerses(scripture) : '';
  const found = findReaderWords([text], memberTexts, passage);
  return found.length ? [`The answer repeats the reader’s own words: ${found.join(', ')}.`] : [];
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
