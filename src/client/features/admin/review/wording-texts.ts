import { SEASONS } from '../../../../shared/guidance/choice-reasons.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES, type ContentType } from '../../../../shared/guidance/content-types.ts';
import type { EntryAbout, Wording } from '../../../../shared/guidance/review.ts';
import { WORDING_FIELDS } from '../../../../shared/guidance/review-choices.ts';
import { LANGUAGES } from '../../../../shared/languages.ts';
import { CHALLENGES } from '../../../../shared/onboarding/onboarding-choices.ts';
import { createDraftStore, type DraftStore, draftRule, hasShape } from '../../../lib/forms/draft.ts';

export type WordingField = keyof Wording;
/** The texts of a form, a list with one text on each line. */
export type Texts = Partial<Record<WordingField, string>>;

/** The fields whose text is a list. */
export const LISTS: readonly WordingField[] = ['actionSteps', 'reflectionQuestions'];

/** Returns the fields of a type in the order in which they are written. */
export function fieldsOf(contentType: ContentType): readonly WordingField[] {
  return WORDING_FIELDS[contentType];
}

/** Returns a wording as the texts of a form. */
export function textsOf(wording: Wording): Texts {
  return Object.fromEntries(
    Object.entries(wording).map(([field, value]) => [field, Array.isArray(value) ? value.join('\n') : value]),
  );
}

/** Returns the texts of a form as a wording. */
export function toWording(texts: Texts, contentType: ContentType): Wording {
  const { title = '', content = '', scripture = '' } = texts;
  const others = fieldsOf(contentType).map((field) => {
    const text = texts[field] ?? '';
    return [field, LISTS.includes(field) ? linesOf(text) : text];
  });
  return { ...Object.fromEntries(others), title, content, scripture, actionSteps: linesOf(texts.actionSteps ?? '') };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The typed values of a form that are not saved yet. */
export interface EntryDraft {
  contentType: ContentType;
  texts: Texts;
  /** Null for an entry that the church did not write. */
  about: EntryAbout | null;
}

const stores = new Map<string, DraftStore<EntryDraft>>();

/** Returns where what is typed for an entry is kept until it is saved. */
export function draftsOf(entry: string): DraftStore<EntryDraft> {
  const known = stores.get(entry);
  if (known) return known;
  const store = createDraftStore(`wording-${entry}`, draftRule<EntryDraft>(isDraft));
  stores.set(entry, store);
  return store;
}

function isDraft(stored: unknown): boolean {
  return hasShape(stored, {
    contentType: isOneOf(CONTENT_TYPES),
    texts: (texts) =>
      typeof texts === 'object' && texts !== null && Object.values(texts).every((text) => typeof text === 'string'),
    about: (about) => about === null || isAbout(about),
  });
}

function isAbout(stored: unknown): boolean {
  return hasShape(stored, {
    concept: isOneOf(CONCEPTS),
    language: isOneOf(LANGUAGES.map(({ code }) => code)),
    challenges: (chosen) => Array.isArray(chosen) && chosen.every(isOneOf(CHALLENGES)),
    seasons: (chosen) => Array.isArray(chosen) && chosen.every(isOneOf(SEASONS)),
    urgesContact: (urges) => typeof urges === 'boolean',
  });
}

function isOneOf(values: readonly string[]): (value: unknown) => boolean {
  return (value) => values.some((each) => each === value);
}
