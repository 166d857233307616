import { atLeastVisible, pathId, requestKey, strict } from './fields.ts';
import { GOAL_TARGET, MAX_GOAL_TARGET } from './guidance/goal-progress.ts';
import { goal } from './guidance.ts';
import { contractSentence } from './messages/contracts.ts';
import { z } from './zod.ts';

/** The most goals that a member may have open at once. */
export const MAX_OPEN_GOALS = 50;
/** The most goals that a member may have in all, including completed ones. */
export const MAX_GOALS = 500;

/** A goal with the two numbers of its progress. */
export const goalDetail = goal.extend({ target: strict(z.number().int()), completions: strict(z.number().int()) });
export type GoalDetail = z.infer<typeof goalDetail>;

const title = atLeastVisible(z.string(), 1, contractSentence('goal_title_needed')).max(
  120,
  contractSentence('goal_title_too_long', { limit: 120 }),
);
const description = z
  .string()
  .trim()
  .max(1000, contractSentence('goal_description_too_long', { limit: 1000 }));
const targetDate = z.string().refine(isDate, contractSentence('date_invalid'));
const TARGET_RANGE = contractSentence('goal_target_invalid', { max: MAX_GOAL_TARGET });
const target = strict(z.number(TARGET_RANGE).int(TARGET_RANGE).min(1, TARGET_RANGE).max(MAX_GOAL_TARGET, TARGET_RANGE));

export const goalBody = z.strictObject({
  title,
  description: description.nullish(),
  targetDate: targetDate.nullish(),
  target: target.default(GOAL_TARGET),
  requestKey,
});

/** An absent field stays as it is; null deletes a description or a date. */
export const goalChangeBody = z.strictObject({
  title: title.optional(),
  description: description.nullish(),
  targetDate: targetDate.nullish(),
  target: target.optional(),
  isCompleted: strict(z.boolean()).optional(),
  completions: strict(z.number().int().min(0).max(MAX_GOAL_TARGET)).optional(),
  // The values the screen showed. The change is rejected when other values are stored by now (decisions.md D40).
  from: goalDetail
    .pick({ title: true, description: true, targetDate: true, target: true, completions: true })
    .partial()
    .strict()
    .optional(),
});
export type GoalChange = z.infer<typeof goalChangeBody>;

export const goalInput = z.object({ id: pathId });
export const goalRemoveInput = z.strictObject({ id: pathId });
export const goalRestoreInput = z.strictObject({ id: pathId });
export const goalChangeInput = goalChangeBody.extend({ id: pathId });
export const goalOutput = z.object({ goal: goalDetail });
export const goalsOutput = z.object({ goals: z.array(goalDetail) });

/** Returns whether a text is a calendar date, `YYYY-MM-DD`. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
