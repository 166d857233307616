import { useState } from 'react';
import type { GoalChange, GoalDetail } from '../../../../shared/goals.ts';
import { GOAL_TARGET } from '../../../../shared/guidance/goal-progress.ts';
import { createDraftStore } from '../../../lib/forms/draft-store.ts';
import { makeRequestKey } from '../../../lib/forms/request-key.ts';

/** The element id of the form's field for the title. */
export const GOAL_TITLE_ID = 'goal-form-title';

const FIELDS = ['title', 'description', 'targetDate', 'target'] as const;
type Field = (typeof FIELDS)[number];

/** The values of a goal's form as typed. The date is `YYYY-MM-DD` or empty. */
export type GoalValues = Record<Field, string>;

/** The open form: for the goal with this id, or for a new one when null. */
interface GoalDraft {
  goalId: number | null;
  /** The unsaved values; null when there are none. */
  values: GoalValues | null;
  /** The goal's values when the editing began. */
  base?: GoalValues;
  /** The key of the request that adds the goal: the same as long as the form is open. */
  requestKey?: string;
}

const goalDrafts = createDraftStore<GoalDraft>('goal');

/** The state of the one open goal form. It survives closing the drawer; unsaved values also survive a reload. */
export function useGoalDraft(userId: number) {
  const [open, setOpen] = useState(() => goalDrafts.read(userId));
  const put = (draft: GoalDraft | null) => {
    setOpen(draft);
    goalDrafts.write(userId, draft?.values ? draft : null);
  };
  return {
    open,
    begin: (goalId: number | null) => put({ goalId, values: null, requestKey: makeRequestKey() }),
    write: (values: GoalValues, base: GoalValues) => put(open && { ...open, values, base }),
    end: () => put(null),
  };
}

/** Returns whether the open form holds values that are not saved. */
export function isUnsaved({ open }: GoalDraftKeeper): boolean {
  const { values, base } = open ?? {};
  return values != null && FIELDS.some((name) => values[name] !== base?.[name]);
}

export type GoalDraftKeeper = ReturnType<typeof useGoalDraft>;

/** Returns the form's values for a goal, or the initial values of a new one. */
export function toValues(goal: GoalDetail | null): GoalValues {
  return {
    title: goal?.title ?? '',
    description: goal?.description ?? '',
    targetDate: goal?.targetDate ?? '',
    target: String(goal?.target ?? GOAL_TARGET),
  };
}

/** Converts the form's values for the contract: an empty text becomes null, an empty number NaN, which the contract rejects. */
export function toInput({ title, description, targetDate, target }: GoalValues) {
  return {
    title,
    description: description || null,
    targetDate: targetDate || null,
    target: target.trim() === '' ? Number.NaN : Number(target),
  };
}

/** Returns the change to send: only the changed fields, each with its previous value (decisions.md D40). */
export function toGoalChange(base: GoalValues, values: GoalValues): GoalChange {
  const changed = FIELDS.filter((name) => values[name] !== base[name]);
  return { ...pick(toInput(values), changed), from: pick(toInput(base), changed) };
}

/** Returns the fields that were changed both here and elsewhere to different values. */
export function findCollisions(
  base: GoalValues,
  present: GoalValues,
  values: GoalValues,
): { name: Field; theirs: string; mine: string }[] {
  return FIELDS.filter(
    (name) => values[name] !== base[name] && present[name] !== base[name] && present[name] !== values[name],
  ).map((name) => ({ name, theirs: present[name], mine: values[name] }));
}

/** Returns the form's values after a conflict: the member's changes over the present values. */
export function mergeValues(
  base: GoalValues,
  present: GoalValues,
  values: GoalValues,
  keep: 'mine' | 'theirs',
): GoalValues {
  const theirs = keep === 'mine' ? [] : findCollisions(base, present, values).map(({ name }) => name);
  const mine = FIELDS.filter((name) => values[name] !== base[name] && !theirs.includes(name));
  return { ...present, ...pick(values, mine) };
}

function pick<From extends Record<Field, unknown>>(from: From, names: readonly Field[]): Partial<From> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<From>;
}
