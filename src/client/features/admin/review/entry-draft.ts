import { useState } from 'react';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { EntryAbout, Wording } from '../../../../shared/guidance/review.ts';
import { WORDING_FIELDS } from '../../../../shared/guidance/review-choices.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { createDraftStore } from '../../../lib/forms/draft-store.ts';
import { type FieldErrors, showFieldErrors } from '../../../lib/forms/form-errors.ts';
import { useMember } from '../../member/member-context.tsx';
import { showMutationError } from '../mutation-toasts.ts';

export type WordingField = keyof Wording;
export type WordingErrors = Partial<Record<WordingField, string>>;
/** The texts of a form. A list has one item per line. */
type Texts = Partial<Record<WordingField, string>>;

/** The fields whose text is a list. */
export const LISTS: readonly WordingField[] = ['actionSteps', 'reflectionQuestions'];

/** The unsaved values of a form. */
export interface EntryDraft {
  contentType: ContentType;
  texts: Texts;
  /** Null for an entry that the church did not write. */
  about: EntryAbout | null;
  /** The version that the values are based on; 0 for a new entry. It stays when a newer version is loaded. */
  version: number;
}

const FORM = 'wording';

/** Returns the element id of a text's field, which is its `data-path` too. */
export const wordingId = (field: WordingField) => `${FORM}-${field}`;

/** Converts a wording to the texts of a form. */
export function textsOf(wording: Wording): Texts {
  return Object.fromEntries(
    Object.entries(wording).map(([field, value]) => [field, Array.isArray(value) ? value.join('\n') : value]),
  );
}

/** Converts the texts of a form to a wording. */
export function toWording(texts: Texts, type: ContentType): Wording {
  const { title = '', content = '', scripture = '' } = texts;
  const others = WORDING_FIELDS[type].map((field) => {
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

const storeOf = (name: string) => createDraftStore<EntryDraft>(`wording-${name}`);

/** Returns whether this tab keeps unsaved values of an entry's form. */
export const hasEntryDraft = (name: string, userId: number): boolean => storeOf(name).read(userId) !== null;

/**
 * Returns the state of an entry's form: its values and the errors of the last save. Values that differ from the stored
 * ones are kept in this tab as a draft with this name.
 */
export function useEntryDraft(name: string, stored: EntryDraft, differs: (draft: EntryDraft) => boolean) {
  const { account } = useMember();
  const store = storeOf(name);
  const [draft, setDraft] = useState(() => store.read(account.id) ?? stored);
  const [errors, setErrors] = useState<WordingErrors>({});
  return {
    draft,
    errors,
    change(values: Partial<EntryDraft>) {
      const next = { ...draft, ...values };
      setDraft(next);
      store.write(account.id, differs(next) ? next : null);
    },
    discard: () => store.write(account.id, null),
    clearErrors: () => setErrors({}),
    /** Shows the server's errors at their fields and focuses the first one. Any other error gets a toast. */
    showErrors(error: unknown) {
      const found: FieldErrors = Object.fromEntries(
        readServerError(error).issues.map(({ path, message }) => [path[0], message]),
      );
      const isAtField = WORDING_FIELDS[draft.contentType].some((field) => found[field]);
      if (isAtField) showFieldErrors(FORM, found, setErrors);
      else showMutationError(adminReviewWords.failed)(error);
    },
  };
}
