import { useState } from 'react';
import { createDraftStore, draftRule, hasShape } from '../../../lib/forms/draft.ts';

/** The values of a goal's form. */
export interface GoalValues {
  title: string;
  description: string;
  /** `YYYY-MM-DD`, or empty. */
  targetDate: string;
  /** As it is typed. */
  target: string;
}

/** A goal's form that is open: for one goal, or for a new one. */
export interface GoalDraft {
  goalId: number | null;
  /** The unsaved values; null when there are none. */
  values: GoalValues | null;
  /** The goal that was written over, as it stood when the writing began. */
  base?: GoalValues | null;
}

const isText = (value: unknown) => typeof value === 'string';

const isValues = (value: unknown) =>
  hasShape(value, { title: isText, description: isText, targetDate: isText, target: isText });

const goalDrafts = createDraftStore(
  'goal',
  draftRule<GoalDraft>((stored) =>
    hasShape(stored, {
      goalId: (value) => value === null || Number.isSafeInteger(value),
      values: isValues,
      base: isValues,
    }),
  ),
);

/** The one form for goals that may be open: kept while the drawer is closed, and what was written for a reload too. */
export function useGoalDraft(userId: number) {
  const [open, setOpen] = useState(() => goalDrafts.read(userId));
  const put = (draft: GoalDraft | null) => {
    setOpen(draft);
    goalDrafts.keep(userId, draft?.values ? draft : null);
  };
  return {
    open,
    changed: open !== null && open.values !== null,
    begin: (goalId: number | null) => put({ goalId, values: null }),
    keep: (values: GoalValues, base: GoalValues) => put(open && { ...open, values, base }),
    end: () => put(null),
  };
}

export type GoalDraftKeeper = ReturnType<typeof useGoalDraft>;
