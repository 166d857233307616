import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
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
  /** Whether it could be saved as it stands, and else what is missing. */
  savable: boolean;
  problem: string | null;
  saving: boolean;
  /** Whether its changes are restored when the member comes back. */
  kept: boolean;
  /** The sentence shown before it is left, where "changes" is not the word for the loss. */
  lostWords: string | null;
  /** Names the button that saves it before leaving; null for the usual words. */
  saveAndLeave: string | null;
  /** Whether the bar lists and saves it. Leaving asks either way. */
  inBar: boolean;
  /** Whether its changes were restored from an earlier visit and not touched since. */
  fromBefore: boolean;
  /** The parameter of the address that holds the form's place, where a path has several; null where the path does. */
  placeIn: string | null;
  discard: () => void;
}

interface UnsavedChanges
  extends Pick<UnsavedForm, 'formId' | 'title' | 'headingId'>,
    Partial<
      Pick<
        UnsavedForm,
        'savable' | 'problem' | 'kept' | 'lostWords' | 'saveAndLeave' | 'inBar' | 'fromBefore' | 'placeIn'
      >
    > {
  dirty: boolean;
  saving: boolean;
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
const listeners = new Set<() => void>();
let current = NOTHING;
let endGuard: (() => void) | null = null;

function change(next: Partial<Unsaved>): void {
  current = { ...current, ...next };
  // The guard stands from the first change on: the bar that shows its question may still be loading.
  if (current.forms.length > 0) endGuard ??= guardLeaving(() => askToLeave({ loses: false }), isLeftBy);
  else {
    endGuard?.();
    endGuard = null;
  }
  for (const listener of [...listeners]) listener();
  // A form with a new key leaves and comes back in one commit, so look once that is done.
  if (current.question) queueMicrotask(answerWhereNothingIsLeft);
}

/** Whether another query of this path is another place for one of the forms. */
function isLeftBy(query: URLSearchParams): boolean {
  const here = new URLSearchParams(window.location.search);
  return current.forms.some(({ placeIn }) => placeIn !== null && query.get(placeIn) !== here.get(placeIn));
}

/** Answers the question with yes once none of its forms has changes that are not saved. */
function answerWhereNothingIsLeft(): void {
  const { forms, question } = current;
  if (question && !forms.some((form) => isAsked(form, question))) question.answer(true);
}

/** Whether the question is about this form: any form, unless it names some. */
function isAsked({ formId }: UnsavedForm, { only, saving }: Pick<LeaveQuestion, 'only' | 'saving'>): boolean {
  if (saving) return saving.includes(formId);
  return only === undefined || formId === only;
}

/** Tells of a form's changes for as long as it has some. */
export function useUnsaved({ dirty, onDiscard, ...form }: UnsavedChanges): void {
  const { formId, title, headingId, savable = true, problem = null, saving, kept = true, fromBefore = false } = form;
  const { lostWords = null, saveAndLeave = null, inBar = true, placeIn = null } = form;
  const discard = useEffectEvent(() => onDiscard());
  useEffect(() => {
    if (!dirty) return;
    const told = {
      formId,
      title,
      headingId,
      savable,
      problem,
      saving,
      kept,
      lostWords,
      saveAndLeave,
      inBar,
      fromBefore,
      placeIn,
      discard: () => discard(),
    };
    const known = current.forms.find((other) => other.formId === formId);
    // Saving has ended, and the changes are still there: it failed, so the member stays.
    if (known?.saving && !saving && current.question?.saving?.includes(formId)) current.question.answer(false);
    change({
      forms: known ? current.forms.map((other) => (other.formId === formId ? told : other)) : [...current.forms, told],
    });
  }, [
    dirty,
    formId,
    title,
    headingId,
    savable,
    problem,
    saving,
    kept,
    lostWords,
    saveAndLeave,
    inBar,
    fromBefore,
    placeIn,
  ]);
  useEffect(() => {
    if (!dirty) return;
    return () => change({ forms: current.forms.filter((other) => other.formId !== formId) });
  }, [dirty, formId]);
}

/** The forms with changes that are not saved, and the question whether to leave them. */
export function useUnsavedForms(): Unsaved {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => current,
    () => NOTHING,
  );
}

/** Asks the member whether to leave changes that are not saved. Gives true at once where there are none. */
export function askToLeave({ loses, only }: Omit<LeaveQuestion, 'answer'>): Promise<boolean> {
  if (!current.forms.some((form) => isAsked(form, { only }))) return Promise.resolve(true);
  current.question?.answer(false);
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
  if (!current.question) return;
  change({ question: { ...current.question, saving: formIds } });
  for (const formId of formIds) submit(formId);
}

/** Forgets all changes, as the member they belong to is gone from this browser. */
export function forgetUnsaved(): void {
  if (current !== NOTHING) change(NOTHING);
}
