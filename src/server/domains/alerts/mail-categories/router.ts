import {
  mailCategoriesGetInput,
  mailCategoriesInput,
  mailCategoriesOutput,
  mailCategoriesSaveOutput,
  mailChangesInput,
} from '../../../../shared/alerts.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { getCategories, saveCategories, switchCategories } from './service.ts';

export const categoriesRouter = router({
  get: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/alerts/categories/{userId}',
        tags: ['alerts'],
        summary: 'Which kinds of mail come to a member',
        description: 'Mail about the account itself is none of them: it always comes.',
      },
    })
    .input(mailCategoriesGetInput)
    .output(mailCategoriesOutput)
    .query(async ({ ctx, input }) => ({ categories: await getCategories(ctx.site, ctx.actor, input.userId) })),

  save: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/alerts/categories/{userId}',
        tags: ['alerts'],
        summary: 'Choose which kinds of mail come to a member',
        description: 'What is named is on, what is not is off. `guidance` is the method `email` of the preferences.',
      },
    })
    .input(mailCategoriesInput)
    .output(mailCategoriesSaveOutput)
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      categories: await saveCategories(ctx.site, ctx.actor, input.userId, input),
    })),

  change: memberProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/alerts/categories/{userId}',
        tags: ['alerts'],
        summary: 'Switch some kinds of mail',
        description: 'What is not named stays as it is. `guidance` is the method `email` of the preferences.',
      },
    })
    .input(mailChangesInput)
    .output(mailCategoriesSaveOutput)
    .mutation(async ({ ctx, input: { userId, ...changes } }) => ({
      success: true as const,
      categories: await switchCategories(ctx.site, ctx.actor, userId, changes),
    })),
});
