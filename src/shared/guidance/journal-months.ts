import type { GuidanceEntry } from '../guidance.ts';
import type { JournalEntry } from './journal.ts';
import { parseScripture } from './scripture.ts';

/** Returns what the journal shows of an entry that its member has written on. */
export function toJournalEntry(entry: GuidanceEntry): JournalEntry {
  const { id, localDate, title, language, contentType, scripture, userReflection } = entry;
  const reference = (scripture && parseScripture(scripture)?.reference) || null;
  return {
    id,
    localDate,
    title,
    language,
    contentType,
    reference,
    questions: questionsOf(entry),
    userReflection: userReflection ?? '',
  };
}

/** Returns the questions or the prompt of an entry to which its member's words are the answer. */
function questionsOf({ contentType, prayerPrompt, checkInQuestion, reflectionQuestions }: GuidanceEntry): string[] {
  if (contentType === 'reflection') return reflectionQuestions;
  const asked = contentType === 'prayer' ? prayerPrompt : checkInQuestion;
  return asked ? [asked] : [];
}

/** The entries of one month, `YYYY-MM`, of the member's own days. */
export interface JournalMonth<Entry = JournalEntry> {
  month: string;
  entries: Entry[];
}

/** Groups entries by the month of their local day, in the order they come. */
export function groupByMonth<Entry extends Pick<JournalEntry, 'localDate'>>(
  entries: readonly Entry[],
): JournalMonth<Entry>[] {
  // After a change of zone, another month's entries may lie between a month's entries. Each month still appears once.
  const months = new Map<string, JournalMonth<Entry>>();
  for (const entry of entries) {
    const month = entry.localDate.slice(0, 7);
    const known = months.get(month);
    if (known) known.entries.push(entry);
    else months.set(month, { month, entries: [entry] });
  }
  return [...months.values()];
}
