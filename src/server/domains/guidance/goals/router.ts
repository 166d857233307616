import { successOutput } from '../../../../shared/auth.ts';
import { noInput } from '../../../../shared/fields.ts';
import {
  goalBody,
  goalChangeInput,
  goalInput,
  goalOutput,
  goalRemoveInput,
  goalRestoreInput,
  goalsOutput,
} from '../../../../shared/goals.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { addGoal, changeGoal, getGoal, listGoals, removeGoal, restoreGoal } from './service.ts';

export const goalsRouter = router({
  list: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/goals', tags: ['guidance'], summary: 'Your own goals' },
    })
    .input(noInput)
    .output(goalsOutput)
    .query(async ({ ctx }) => ({ goals: await listGoals(ctx.site, ctx.actor) })),

  get: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/goals/{id}', tags: ['guidance'], summary: 'One of your goals' },
    })
    .input(goalInput)
    .output(goalOutput)
    .query(async ({ ctx, input }) => ({ goal: await getGoal(ctx.site, ctx.actor, input.id) })),

  add: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: { method: 'POST', path: '/goals', tags: ['guidance'], summary: 'Add a goal of your own' },
    })
    .input(goalBody)
    .output(goalOutput)
    .mutation(async ({ ctx, input }) => ({ goal: await addGoal(ctx.site, ctx.actor, input) })),

  change: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'PATCH',
        path: '/goals/{id}',
        tags: ['guidance'],
        summary: 'Change, move on, complete or reopen a goal',
      },
    })
    .input(goalChangeInput)
    .output(goalOutput)
    .mutation(async ({ ctx, input: { id, ...change } }) => ({
      goal: await changeGoal(ctx.site, ctx.actor, id, change),
    })),

  remove: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/goals/{id}',
        tags: ['guidance'],
        summary: 'Delete a goal, which can be restored for a day',
      },
    })
    .input(goalRemoveInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await removeGoal(ctx.site, ctx.actor, input.id);
      return { success: true as const };
    }),

  restore: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/goals/{id}/restore',
        tags: ['guidance'],
        summary: 'Restore a goal that was deleted less than a day ago',
      },
    })
    .input(goalRestoreInput)
    .output(goalOutput)
    .mutation(async ({ ctx, input }) => ({ goal: await restoreGoal(ctx.site, ctx.actor, input.id) })),
});
