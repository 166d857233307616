import type { LibraryEntry } from '../../../../content/library/library-entry.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { type Wording, wording } from '../../../../shared/guidance/review.ts';
import { WORDING_FIELDS } from '../../../../shared/guidance/review-choices.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { AppError, type FieldIssue, toIssue } from '../../../lib/app-error.ts';
import { formatScripture } from '../../../scripture/format.ts';
import { parseReference, showReference } from '../../../scripture/reference.ts';
import { createScriptureChecker } from '../../../scripture/verify/checker.ts';
import { findTextErrors, type TextError, type TextForm, tidyText } from '../text-rules.ts';
import { wordingOf } from './entry-wording.ts';

// Its thread starts with the first check and ends when nothing was checked for a while.
const checker = createScriptureChecker();

/**
 * Returns a church's own words for an entry in the form in which they are stored: only the fields of its type, tidied;
 * null where they are the library's own. What differs from the library keeps every rule that a program can check.
 * @throws {AppError} bad_request with an issue at each field that breaks a rule.
 */
export async function checkWording(own: LibraryEntry, given: Wording): Promise<Wording | null> {
  return checkFields(own.contentType, wordingOf(own), given);
}

/**
 * Returns the texts of a new entry in the form in which they are stored. All of them keep the rules.
 * @throws {AppError} bad_request with an issue at each field that breaks a rule.
 */
export async function checkNewWording(contentType: ContentType, given: Wording): Promise<Wording> {
  const checked = await checkFields(contentType, {}, given);
  if (!checked) throw new Error('a new entry differs from nothing');
  return checked;
}

async function checkFields(contentType: ContentType, known: Partial<Wording>, given: Wording): Promise<Wording | null> {
  const issues: FieldIssue[] = [];
  const original = new Map<string, Texts>(Object.entries(known));
  const written = new Map<string, Texts>(Object.entries(given));
  const stored = new Map<string, Texts>();
  let differs = false;
  for (const field of WORDING_FIELDS[contentType]) {
    const value = tidied(field, written.get(field));
    stored.set(field, value);
    if (isSame(value, original.get(field))) continue;
    differs = true;
    const said = field === 'scripture' ? checkPlace(String(value)) : await checkTexts(field, [value].flat());
    if (said) issues.push(toIssue([field], said));
  }
  const [first] = issues;
  if (first) throw new AppError('bad_request', first.said, { issues });
  return differs ? wording.parse(Object.fromEntries(stored)) : null;
}

type Texts = string | string[];

function isSame(one: Texts, other: Texts | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function tidied(field: string, value: Texts | undefined): Texts {
  if (Array.isArray(value)) return value.map(tidyText).filter(Boolean);
  const text = tidyText(value ?? '');
  return field === 'scripture' ? usualForm(text) : text;
}

/** Writes a reference as it is shown; one that cannot be read stays as it is. */
function usualForm(text: string): string {
  try {
    return showReference(parseReference(text));
  } catch {
    return text;
  }
}

/** Checks that the verses exist. */
function checkPlace(reference: string): CodedMessage | null {
  try {
    formatScripture(reference);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.said;
    throw error;
  }
}

async function checkTexts(field: string, texts: string[]): Promise<CodedMessage | null> {
  if (texts.length === 0 || texts.includes('')) return message('wording_needed');
  const [error] = findTextErrors(field, texts);
  if (error) return describe(error);
  const [found] = await checker.check(texts);
  return found ?? null;
}

const FORMS = {
  link: 'wording_link',
  address: 'wording_address',
  phone: 'wording_phone',
  markup: 'wording_markup',
  hidden: 'wording_hidden',
  script: 'wording_script',
} as const satisfies Record<TextForm, string>;

function describe(error: TextError): CodedMessage {
  switch (error.kind) {
    case 'count':
      return message('wording_count', { least: error.least, most: error.most });
    case 'words':
      return message('wording_words', { words: error.has, least: error.least, most: error.most });
    case 'question':
      return message('wording_question');
    case 'form':
      return message(FORMS[error.form]);
  }
}
