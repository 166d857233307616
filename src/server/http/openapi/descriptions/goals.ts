import {
  goalBody,
  goalChangeBody,
  goalChangeInput,
  goalDetail,
  goalInput,
  goalOutput,
  goalRemoveInput,
  goalsOutput,
} from '../../../../shared/goals.ts';
import { describeFields, type FieldDescription } from './description.ts';
import { FROM, ID } from './texts.ts';

const COMPLETIONS = 'How many there have been; completing guidance on the goal’s theme adds one.';

const PLANNED = {
  title: 'What the goal is called.',
  description: 'What is meant by it; null for nothing more.',
  targetDate: {
    description: 'The day it is meant for, as YYYY-MM-DD; null for none.',
    format: 'date',
  } satisfies FieldDescription,
};

const GOAL_TARGET = 'How many completions make the goal complete.';

/** A goal as the dashboard shows it. */
export const GOAL = {
  ...PLANNED,
  id: ID,
  progress: 'Percent, 0 to 100: `completions` of `target`.',
  isCompleted: 'Whether it is done.',
};

/** A goal with the two numbers its progress is made of. */
export const GOAL_DETAIL = { ...GOAL, target: GOAL_TARGET, completions: COMPLETIONS };

/** The contracts of `shared/goals.ts`. */
export const GOALS_FIELDS = [
  describeFields(goalDetail, GOAL_DETAIL),
  describeFields(goalInput, { id: ID }),
  describeFields(goalRemoveInput, { id: ID }),
  describeFields(goalOutput, { goal: 'The goal as it is now.' }),
  describeFields(goalsOutput, { goals: 'Your own goals.' }),
  describeFields(goalBody, { ...PLANNED, target: GOAL_TARGET }),
  describeFields(goalChangeInput, {
    ...PLANNED,
    id: ID,
    target: GOAL_TARGET,
    isCompleted: GOAL.isCompleted,
    completions: COMPLETIONS,
    from: FROM,
  }),
  describeFields(goalChangeBody.shape.from.unwrap(), { ...PLANNED, target: GOAL_TARGET, completions: COMPLETIONS }),
];
