import type { ExportLanguage } from '../../../../../content/export.ts';
import type { AccountExport, ExportedEntry } from '../../../../../shared/account.ts';
import { CONTENT_LANGUAGE } from '../../../../../shared/languages.ts';
import type { Block } from '../../../../lib/readable-export/block.ts';
import type { Dates } from '../../../../lib/readable-export/dates.ts';

type Words = ExportLanguage['exportWords']['guidance'];

// In the order in which a member reads them.
const FIELDS = [
  'prayerPrompt',
  'encouragement',
  'focusPoint',
  'actionPrompt',
  'practicalStep',
  'checkInQuestion',
  'motivationalNote',
  'historicalQuote',
  'reflectionQuestions',
  'gratitudePrompt',
  'tomorrowPreparation',
  'actionSteps',
] as const;

/** Outlines the guidance a member received before the export, day by day, with their reflections. */
export function* outlineGuidance({ guidance }: AccountExport, words: Words, dates: Dates): Generator<Block> {
  yield { kind: 'section', text: words.title };
  const received = guidance.toSorted((one, other) => one.availableAt.getTime() - other.availableAt.getTime());
  if (received.length === 0) yield { kind: 'text', text: words.none };
  let date = '';
  for (const entry of received) {
    if (entry.localDate !== date) yield { kind: 'day', text: dates.weekday(entry.localDate) };
    date = entry.localDate;
    yield* outlineEntry(entry, words, dates);
  }
}

function* outlineEntry(entry: ExportedEntry, words: Words, dates: Dates): Generator<Block> {
  const { title, contentType, availableAt, isDev, content, completedAt, userReflection } = entry;
  const { scripture, scriptureNote, scriptureLanguage, language } = entry;
  yield { kind: 'entry', text: title, language };
  yield { kind: 'note', text: `${words.types[contentType]}, ${dates.time(availableAt)}` };
  if (isDev) yield { kind: 'note', text: words.test };
  if (scripture) yield { kind: 'verse', text: scripture, language: scriptureLanguage };
  if (scriptureNote) yield { kind: 'note', text: scriptureNote };
  yield { kind: 'text', text: content, language };
  for (const name of FIELDS) {
    const value = entry[name];
    const label = words.fields[name];
    if (Array.isArray(value)) {
      if (value.length) yield { kind: 'list', items: value, label, language };
    } else if (value) {
      yield { kind: 'text', text: value, label, language: name === 'historicalQuote' ? CONTENT_LANGUAGE : language };
    }
  }
  if (entry.responseId) yield { kind: 'note', text: words.byModel };
  if (userReflection) yield { kind: 'quote', label: words.wrote, text: userReflection };
  const helpful = entry.isHelpful ? ` ${words.helpful}` : '';
  if (completedAt) yield { kind: 'note', text: `${words.completed(dates.moment(completedAt))}.${helpful}` };
  else if (helpful) yield { kind: 'note', text: words.helpful };
}
