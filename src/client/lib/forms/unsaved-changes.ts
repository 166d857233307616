import { useEffect, useEffectEvent } from 'react';
import { createExternalStore, useExternalStore } from '../external-store.ts';
import { guardLeaving } from './leave-guard.ts';

/*
 * The forms on the screen with unsaved changes. A form reports by `useUnsavedChanges` if the member could leave it and
 * believe that a change was saved: in Settings, Site Settings, the review and the list of invitations. A goal, a reflection
 * and the wizard restore their drafts. One bar saves and discards all forms, and asks before the screen is left
 * (`unsaved-changes-bar.tsx`).
 */

/** The words of the question whether to leave: its title, what is lost, and its three buttons. */
export interface LeaveWords {
  title: string;
  lost: string;
  save: string;
  stay: string;
  confirm: string;
}

/** A form with unsaved changes. */
export interface UnsavedForm {
  /** The id of its form element, which the bar submits. */
  formId: string;
  title: string;
  /** The id of its heading. */
  headingId: string;
  saving: boolean;
  /** False while it cannot be saved; `problem` says why. */
  savable?: boolean | undefined;
  problem?: string | null | undefined;
  /** False if no draft restores its changes when the member comes back. */
  hasDraft?: boolean | undefined;
  /** The words of this form's leave dialog, in place of the usual ones. */
  leave?: LeaveWords;
  /** True if its changes were restored from an earlier visit and not edited since. */
  isRestored?: boolean;
  /** The query parameter that selects this form, if the path has several. */
  selectedByParam?: string | undefined;
  /** Discards the changes. Without it, the bar neither lists nor saves the form. Leaving asks either way. */
  discard?: (() => void) | undefined;
}

interface UnsavedFormOptions extends Omit<UnsavedForm, 'discard'> {
  dirty: boolean;
  onDiscard?: (() => void) | undefined;
}

/** The question whether to leave unsaved changes. */
export interface LeaveQuestion {
  /** Whether drafts are cleared too. */
  clearsDrafts: boolean;
  /** The id of the only form that is left; by default all forms. */
  formId?: string;
  /** The ids of the forms that are being saved before leaving. The dialog is closed while they are. */
  saving?: readonly string[];
  answer: (leave: boolean) => void;
}

/** The forms with unsaved changes, and the open question. */
export interface UnsavedForms {
  forms: readonly UnsavedForm[];
  question: LeaveQuestion | null;
}

const NOTHING: UnsavedForms = { forms: [], question: null };
const unsaved = createExternalStore(NOTHING);
let endGuard: (() => void) | null = null;

function change(next: Partial<UnsavedForms>): void {
  const after = { ...unsaved.get(), ...next };
  // The guard is active from the first change on, even if the bar that shows the question is still loading.
  if (after.forms.length > 0) endGuard ??= guardLeaving(() => askToLeave({ clearsDrafts: false }), isLeftBy);
  else {
    endGuard?.();
    endGuard = null;
  }
  unsaved.set(after);
  // A form with a new key unmounts and mounts in one commit, so check after it.
  if (after.question) queueMicrotask(answerIfNothingUnsaved);
}

/** Returns whether another query of this path leaves one of the forms. */
function isLeftBy(query: URLSearchParams): boolean {
  const here = new URLSearchParams(window.location.search);
  return unsaved
    .get()
    .forms.some(({ selectedByParam: name }) => name !== undefined && query.get(name) !== here.get(name));
}

/** Answers the question with yes once none of its forms has unsaved changes. */
function answerIfNothingUnsaved(): void {
  const { forms, question } = unsaved.get();
  if (question && !forms.some((form) => isAsked(form, question))) question.answer(true);
}

/** Returns whether the question concerns a form: every form, unless it names some. */
function isAsked({ formId }: UnsavedForm, { formId: only, saving }: Pick<LeaveQuestion, 'formId' | 'saving'>): boolean {
  if (saving) return saving.includes(formId);
  return only === undefined || formId === only;
}

/** Reports a form while it has unsaved changes. */
export function useUnsavedChanges({ dirty, onDiscard, ...form }: UnsavedFormOptions): void {
  const { formId } = form;
  const discard = useEffectEvent(() => onDiscard?.());
  useEffect(() => {
    if (dirty) report({ ...form, discard: onDiscard && (() => discard()) });
  });
  useEffect(() => {
    if (!dirty) return;
    return () => change({ forms: unsaved.get().forms.filter((other) => other.formId !== formId) });
  }, [dirty, formId]);
}

function report(form: UnsavedForm): void {
  const { forms, question } = unsaved.get();
  const known = forms.find(({ formId }) => formId === form.formId);
  // Nothing changed, and `discard` always calls the latest handler.
  if (known && JSON.stringify(known) === JSON.stringify(form)) return;
  // The form is still unsaved after saving: that failed, so the member stays.
  if (known?.saving && !form.saving && question?.saving?.includes(form.formId)) question.answer(false);
  change({ forms: known ? forms.map((other) => (other === known ? form : other)) : [...forms, form] });
}

/** Returns the forms with unsaved changes, and the open question. */
export const useUnsavedForms = (): UnsavedForms => useExternalStore(unsaved, NOTHING);

/** Asks the member whether to leave unsaved changes. Resolves to true at once if there are none. */
export function askToLeave({ clearsDrafts, formId }: Omit<LeaveQuestion, 'answer'>): Promise<boolean> {
  const { forms, question } = unsaved.get();
  if (!forms.some((form) => isAsked(form, { formId }))) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((resolve) => {
    const answer = (leave: boolean) => {
      change({ question: null });
      resolve(leave);
    };
    change({ question: { clearsDrafts, answer, ...(formId !== undefined && { formId }) } });
  });
}

/** Submits the forms. The question is answered with yes once all of them are saved. */
export function saveBeforeLeaving(formIds: readonly string[]): void {
  const { question } = unsaved.get();
  if (!question) return;
  change({ question: { ...question, saving: formIds } });
  for (const formId of formIds) submitForm(formId);
}

/** Submits a form by its id, as its submit button does. */
export function submitForm(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

/** Clears all unsaved changes after the member has signed out or chosen to leave them. */
export function clearUnsavedChanges(): void {
  if (unsaved.get() !== NOTHING) change(NOTHING);
}
