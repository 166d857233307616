import { useState } from 'react';

/** What stands in a goal's form. */
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
  /** What was written in it; null where nothing was. */
  values: GoalValues | null;
}

/** The one form for goals that may be open, kept while the drawer is closed and opened again. */
export function useGoalDraft() {
  const [open, setOpen] = useState<GoalDraft | null>(null);
  return {
    open,
    changed: open !== null && open.values !== null,
    begin: (goalId: number | null) => setOpen({ goalId, values: null }),
    keep: (values: GoalValues | null) => setOpen((draft) => draft && { ...draft, values }),
    end: () => setOpen(null),
  };
}

export type GoalDraftKeeper = ReturnType<typeof useGoalDraft>;
