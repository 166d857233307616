import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '../store.ts';
import { guardLeaving } from './leave-guard.ts';

/*
 * The forms on the screen whose changes are not saved. Every form with a Save button tells of itself by `useUnsaved`; one
 * bar saves and discards them all, and shows the question that leaving the screen asks first (`unsaved-bar.tsx`).
 */

/** A form with changes that are not saved. */
export interface UnsavedForm {
  /** The id of its form element, which the bar submits. */
  formId: string;
  title: string;
  /** The id of its heading. */
  headingId: string;
  saving: boolean;
  /** False where it cannot be saved as it stands, and what is missing. */
  savable?: boolean | undefined;
  problem?: string | null | undefined;
  /** False where its changes are not restored when the member comes back. */
  kept?: boolean | undefined;
  /** The sentence shown before it is left, where "changes" is not the word for what is lost. */
  lostWords?: string;
  /** Names the button that saves it before leaving, where the usual words do not fit. */
  saveAndLeave?: string;
  /** False where the bar neither lists nor saves it. Leaving asks either way. */
  inBar?: boolean;
  /** Whether its changes were restored from an earlier visit and not touched since. */
  fromBefore?: boolean;
  /** The parameter of the address that holds the form's place, where a path has several. */
  placeIn?: string | undefined;
  discard: () => void;
}

interface UnsavedChanges extends Omit<UnsavedForm, 'discard'> {
  dirty: boolean;
  onDiscard: () => void;
}

/** A question to the member whether to leave changes that are not saved. */
export interface LeaveQuestion {
  /** Whether drafts are cleared too. */
  loses: boolean;
  /** The id of the only form that is left; all of them otherwise. */
  only?: string;
  /** The ids of the forms being saved first, once the member has chosen that. The question closes meanwhile. */
  saving?: readonly string[];
  answer: (leave: boolean) => void;
}

/** The forms with changes that are not saved, and the question whether to leave them. */
export interface Unsaved {
  forms: readonly UnsavedForm[];
  question: LeaveQuestion | null;
}

const NOTHING: Unsaved = { forms: [], question: null };
const unsaved = createStore(NOTHING);
let endGuard: (() => void) | null = null;

function change(next: Partial<Unsaved>): void {
  const after = { ...unsaved.get(), ...next };
  // The guard stands from the first change on: the bar that shows its question may still be loading.
  if (after.forms.length > 0) endGuard ??= guardLeaving(() => askToLeave({ loses: false }), isLeftBy);
  else {
    endGuard?.();
    endGuard = null;
  }
  unsaved.set(after);
  // A form with a new key leaves and comes back in one commit, so look once that is done.
  if (after.question) queueMicrotask(answerWhereNothingIsLeft);
}

/** Whether another query of this path is another place for one of the forms. */
function isLeftBy(query: URLSearchParams): boolean {
  const here = new URLSearchParams(window.location.search);
  return unsaved.get().forms.some(({ placeIn }) => placeIn !== undefined && query.get(placeIn) !== here.get(placeIn));
}

/** Answers the question with yes once none of its forms has changes that are not saved. */
function answerWhereNothingIsLeft(): void {
  const { forms, question } = unsaved.get();
  if (question && !forms.some((form) => isAsked(form, question))) question.answer(true);
}

/** Whether the question is about this form: any form, unless it names some. */
function isAsked({ formId }: UnsavedForm, { only, saving }: Pick<LeaveQuestion, 'only' | 'saving'>): boolean {
  if (saving) return saving.includes(formId);
  return only === undefined || formId === only;
}

/** Reports a form's changes for as long as it has some. */
export function useUnsaved({ dirty, onDiscard, ...form }: UnsavedChanges): void {
  const { formId } = form;
  const discard = useEffectEvent(() => onDiscard());
  useEffect(() => {
    if (dirty) report({ ...form, discard: () => discard() });
  });
  useEffect(() => {
    if (!dirty) return;
    return () => change({ forms: unsaved.get().forms.filter((other) => other.formId !== formId) });
  }, [dirty, formId]);
}

function report(form: UnsavedForm): void {
  const { forms, question } = unsaved.get();
  const known = forms.find(({ formId }) => formId === form.formId);
  // A form that says the same again; its `discard` does the same, too.
  if (known && JSON.stringify(known) === JSON.stringify(form)) return;
  // Saving has ended, and the changes are still there: it failed, so the member stays.
  if (known?.saving && !form.saving && question?.saving?.includes(form.formId)) question.answer(false);
  change({ forms: known ? forms.map((other) => (other === known ? form : other)) : [...forms, form] });
}

/** The forms with changes that are not saved, and the question whether to leave them. */
export const useUnsavedForms = (): Unsaved => useStore(unsaved, NOTHING);

/** Asks the member whether to leave changes that are not saved. Gives true at once where there are none. */
export function askToLeave({ loses, only }: Omit<LeaveQuestion, 'answer'>): Promise<boolean> {
  const { forms, question } = unsaved.get();
  if (!forms.some((form) => isAsked(form, { only }))) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((resolve) => {
    const answer = (leave: boolean) => {
      change({ question: null });
      resolve(leave);
    };
    change({ question: { loses, answer, ...(only !== undefined && { only }) } });
  });
}

/** Saves forms by `submit`, and answers the question with yes once all of them are saved. */
export function saveBeforeLeaving(formIds: readonly string[], submit: (formId: string) => void): void {
  const { question } = unsaved.get();
  if (!question) return;
  change({ question: { ...question, saving: formIds } });
  for (const formId of formIds) submit(formId);
}

/** Forgets all changes, as the member they belong to is gone from this browser. */
export function forgetUnsaved(): void {
  if (unsaved.get() !== NOTHING) change(NOTHING);
}
