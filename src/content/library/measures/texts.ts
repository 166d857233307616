import type { LibraryEntry } from '../library-entry.ts';

const NOT_SHOWN = new Set([
  ...['key', 'concept', 'contentType', 'scripture', 'quote', 'challenges'],
  ...['point', 'shape', 'maxim', 'themes', 'seasons', 'urgesContact'],
]);

/** Returns every text of an entry that was written freely and that a member reads, by field. */
export function freeText(entry: LibraryEntry): { field: string; text: string }[] {
  return Object.entries(entry)
    .filter(([field]) => !NOT_SHOWN.has(field))
    .flatMap(([field, value]) => [value as string | string[]].flat().map((text) => ({ field, text })));
}

/** Returns the same texts as one. */
export function wholeText(entry: LibraryEntry): string {
  return freeText(entry)
    .map(({ text }) => text)
    .join(' ');
}

/** Returns everything that an entry asks of a member to do: the leading step of an action, and the optional steps. */
export function asks(entry: LibraryEntry): string[] {
  return entry.contentType === 'do' ? [entry.practicalStep, ...entry.actionSteps] : entry.actionSteps;
}

/** Returns the texts in which an entry can say why, beside its body: the prompt and the encouragement. */
export function reasons(entry: LibraryEntry): string {
  switch (entry.contentType) {
    case 'prayer':
      return [entry.content, entry.prayerPrompt, entry.encouragement].join(' ');
    case 'do':
      return [entry.content, entry.actionPrompt, entry.motivationalNote].join(' ');
    case 'reflection':
      return entry.content;
  }
}

export const words = (text: string) => text.split(/\s+/).filter(Boolean);

export const sentences = (text: string) => text.split(/(?<=[.?])\s+/).filter(Boolean);

/** Returns the words in lower case, without punctuation. */
export const bareWords = (text: string) =>
  words(
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/[^a-z'\s-]/g, ' ')
      .replace(/-/g, ' '),
  );

/** Returns every run of so many words in a text. */
export function runs(text: string, length: number): string[] {
  const all = bareWords(text);
  return all.slice(length - 1).map((_, end) => all.slice(end, end + length).join(' '));
}
