import { exportLanguage } from '../../../../content/export.ts';
import type { Journal, JournalEntry } from '../../../../shared/guidance/journal.ts';
import { groupByMonth } from '../../../../shared/guidance/journal-months.ts';
import type { Block } from '../../../lib/readable-export/block.ts';
import { writeBlock } from '../../../lib/readable-export/block-markdown.ts';
import { createDates, type Dates } from '../../../lib/readable-export/dates.ts';

/** Writes a journal as Markdown in pieces, month by month. The member's words are escaped and never act as markup. */
export function* writeJournal(journal: Journal, languageCode: string): Generator<string> {
  for (const block of outlineJournal(journal, languageCode)) yield `${writeBlock(block)}\n\n`;
}

function* outlineJournal({ site, timezone, exportedAt, entries }: Journal, languageCode: string): Generator<Block> {
  const { locale, exportWords } = exportLanguage(languageCode);
  const dates = createDates(locale.dates, timezone);
  const words = exportWords.journal;
  yield { kind: 'title', text: words.title };
  yield { kind: 'note', text: words.intro(site, dates.day(exportedAt)) };
  if (entries.length === 0) yield { kind: 'text', text: words.none };
  for (const { month, entries: written } of groupByMonth(entries)) {
    yield { kind: 'section', text: dates.month(`${month}-01`) };
    for (const entry of written) yield* outlineEntry(entry, dates, exportWords.guidance.types);
  }
}

function* outlineEntry(
  { title, localDate, reference, contentType, questions, userReflection }: JournalEntry,
  dates: Dates,
  types: Record<JournalEntry['contentType'], string>,
): Generator<Block> {
  yield { kind: 'day', text: title };
  const facts = [dates.weekday(localDate), types[contentType], reference];
  yield { kind: 'note', text: facts.filter(Boolean).join(' · ') };
  const [only, ...others] = questions;
  if (only && others.length === 0) yield { kind: 'text', text: only };
  else if (only) yield { kind: 'list', items: questions };
  yield { kind: 'quote', text: userReflection, keepsLines: true };
}
