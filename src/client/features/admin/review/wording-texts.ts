import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { Wording } from '../../../../shared/guidance/review.ts';
import { WORDING_FIELDS } from '../../../../shared/guidance/review-choices.ts';
import { createDraftStore, type DraftStore, draftRule } from '../../../lib/forms/draft.ts';

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

const stores = new Map<string, DraftStore<Texts>>();

/** Returns where the words for an entry are kept that are not saved. */
export function draftsOf(entry: string): DraftStore<Texts> {
  const known = stores.get(entry);
  if (known) return known;
  const isTexts = (stored: unknown) =>
    typeof stored === 'object' && stored !== null && Object.values(stored).every((value) => typeof value === 'string');
  const store = createDraftStore(`wording-${entry}`, draftRule<Texts>(isTexts));
  stores.set(entry, store);
  return store;
}
