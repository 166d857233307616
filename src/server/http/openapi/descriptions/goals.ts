import {
  goalBody,
  goalChangeBody,
  goalChangeInput,
  goalDetail,
  goalInput,
  goalOutput,
  goalRemoveInput,
  goalRestoreInput,
  goalsOutput,
} from '../../../../shared/goals.ts';
import { describeFields, type FieldDescription } from './description.ts';
import { FROM, ID } from './texts.ts';

const COMPLETIONS = 'The number of completions so far; completing guidance on the goal’s theme adds one.';

const PLANNED = {
  title: 'The title of the goal.',
  description: 'A description of the goal; null without one.',
  targetDate: {
    description: 'The day by which to complete it, as YYYY-MM-DD; null for none.',
    format: 'date',
  } satisfies FieldDescription,
};

const GOAL_TARGET = 'The number of completions that completes the goal.';

const SHOWN_AND_STORED = {
  ...PLANNED,
  id: ID,
  progress: 'The progress in percent, 0 to 100: `completions` of `target`.',
  isCompleted: 'Whether it is completed.',
};

const REQUEST_KEY =
  'A random key of your own, such as a UUID. A second request with the same key changes the goal that the first one ' +
  'added, so a request whose answer was lost can be sent again.';

const LANGUAGE = 'The language of the title if it is one of the site’s own, as onboarding makes them; else null.';

/** A goal as the dashboard shows it. */
export const GOAL = { ...SHOWN_AND_STORED, language: LANGUAGE };

/** A goal as it is stored, with the two numbers that make its progress. */
export const STORED_GOAL = { ...SHOWN_AND_STORED, target: GOAL_TARGET, completions: COMPLETIONS };

/** The contracts of `shared/goals.ts`. */
export const GOALS_FIELDS = [
  describeFields(goalDetail, { ...STORED_GOAL, language: LANGUAGE }),
  describeFields(goalInput, { id: ID }),
  describeFields(goalRemoveInput, { id: ID }),
  describeFields(goalRestoreInput, { id: ID }),
  describeFields(goalOutput, { goal: 'The goal after the change.' }),
  describeFields(goalsOutput, { goals: 'The goals of the caller.' }),
  describeFields(goalBody, { ...PLANNED, target: GOAL_TARGET, requestKey: REQUEST_KEY }),
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
