import type { MailLanguage } from '../../content/mails.ts';
import { parseQuote } from '../../shared/guidance/quote.ts';
import { parseScripture } from '../../shared/guidance/scripture.ts';
import type { MessageEntry } from './message.ts';

/** One part of an entry, the same for every channel that shows whole entries. */
export type EntryPart =
  /** Prose; a line break starts a new paragraph. */
  | { kind: 'prose'; text: string }
  /**
   * A verse with its reference below, and the line its translation asks for. It carries no quotation marks of ours.
   * `language` is that of its words; the reference and the line are in the content's language.
   */
  | { kind: 'verse'; text: string; language: string; reference: string | null; note: string | null }
  /** A quotation, with its source below. */
  | { kind: 'quote'; heading: string; text: string; source: string | null }
  | { kind: 'section'; heading: string; text: string }
  /** What the site says about the entry, in the language of the message. */
  | { kind: 'note'; text: string }
  /** Numbered, so that a member can come back to "the second one". */
  | { kind: 'list'; heading: string; items: string[] };

/** The parts of an entry in the order of product.md §2, which the guidance card keeps too. */
export function partsOf(entry: MessageEntry, words: Pick<MailLanguage, 'fields' | 'byModel'>): EntryPart[] {
  return [
    ...versePart(entry),
    { kind: 'prose', text: entry.content },
    ...sectionsOf(entry, words.fields),
    // An entry of the library has no response (rules.md G8).
    ...(entry.responseId === null ? [] : [{ kind: 'note', text: words.byModel } as const]),
  ];
}

function sectionsOf(entry: MessageEntry, fields: MailLanguage['fields']): EntryPart[] {
  return [
    ...section(fields.prayerPrompt, entry.prayerPrompt),
    ...section(fields.encouragement, entry.encouragement),
    ...section(fields.focusPoint, entry.focusPoint),
    ...section(fields.actionPrompt, entry.actionPrompt),
    ...section(fields.practicalStep, entry.practicalStep),
    ...section(fields.checkInQuestion, entry.checkInQuestion),
    ...section(fields.motivationalNote, entry.motivationalNote),
    ...quotePart(fields.historicalQuote, entry.historicalQuote),
    ...list(fields.reflectionQuestions, entry.reflectionQuestions),
    ...section(fields.gratitudePrompt, entry.gratitudePrompt),
    ...section(fields.tomorrowPreparation, entry.tomorrowPreparation),
    ...list(fields.actionSteps, entry.actionSteps),
  ];
}

function section(heading: string, text: string | null): EntryPart[] {
  return text?.trim() ? [{ kind: 'section', heading, text }] : [];
}

function list(heading: string, lines: string[]): EntryPart[] {
  const items = lines.map((line) => line.trim()).filter(Boolean);
  return items.length ? [{ kind: 'list', heading, items }] : [];
}

type Quoted = Pick<MessageEntry, 'scripture' | 'scriptureNote' | 'scriptureLanguage'>;

/** Returns a stored scripture as a verse, or an empty list where there is none. */
export function versePart({ scripture, scriptureNote: note, scriptureLanguage: language }: Quoted): EntryPart[] {
  if (!scripture?.trim()) return [];
  const parts = parseScripture(scripture);
  return parts
    ? [{ kind: 'verse', text: parts.text, language, reference: `${parts.reference} · ${parts.translation}`, note }]
    : [{ kind: 'verse', text: scripture, language, reference: null, note }];
}

function quotePart(heading: string, quote: string | null): EntryPart[] {
  if (!quote?.trim()) return [];
  const parts = parseQuote(quote);
  return [{ kind: 'quote', heading, text: parts?.text ?? quote, source: parts?.source ?? null }];
}
