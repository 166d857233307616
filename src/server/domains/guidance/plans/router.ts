import { noInput } from '../../../../shared/fields.ts';
import {
  pinBody,
  planIdInput,
  plansOutput,
  previewWeekInput,
  previewWeekOutput,
  themeWeekBody,
} from '../../../../shared/guidance/plans.ts';
import { router } from '../../../trpc/init.ts';
import { reviewerProcedure } from '../../../trpc/procedures.ts';
import * as plans from './service.ts';

const tags = ['guidance'];

/** The plans of a church for its members: entries for a date, and theme weeks. */
export const plansRouter = router({
  list: reviewerProcedure
    .meta({
      openapi: { method: 'GET', path: '/review/plans', tags, summary: 'List what is planned from today on' },
    })
    .input(noInput)
    .output(plansOutput)
    .query(({ ctx }) => plans.listPlans(ctx.site)),

  pin: reviewerProcedure
    .meta({
      alsoAnswers: [404, 409],
      openapi: {
        method: 'POST',
        path: '/review/plans/pins',
        tags,
        summary: 'Pin an entry for a date',
        description:
          'Where another entry of its type is pinned for that date, the answer is a 409 with that pin, unless `replaces` is its id.',
      },
    })
    .input(pinBody)
    .output(plansOutput)
    .mutation(({ ctx, input }) => plans.pinEntry(ctx.site, ctx.actor, input)),

  unpin: reviewerProcedure
    .meta({
      alsoAnswers: [404],
      openapi: { method: 'DELETE', path: '/review/plans/pins/{id}', tags, summary: 'Take a pin away' },
    })
    .input(planIdInput)
    .output(plansOutput)
    .mutation(({ ctx, input }) => plans.unpinEntry(ctx.site, ctx.actor, input.id)),

  previewWeek: reviewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/review/plans/weeks/preview',
        tags,
        summary: 'See which entries a theme week would bring first',
      },
    })
    .input(previewWeekInput)
    .output(previewWeekOutput)
    .query(async ({ ctx, input }) => ({ entries: await plans.previewWeek(ctx.site, input.passages.split(';')) })),

  addWeek: reviewerProcedure
    .meta({
      alsoAnswers: [409],
      openapi: { method: 'POST', path: '/review/plans/weeks', tags, summary: 'Plan a theme week' },
    })
    .input(themeWeekBody)
    .output(plansOutput)
    .mutation(({ ctx, input }) => plans.addWeek(ctx.site, ctx.actor, input)),

  removeWeek: reviewerProcedure
    .meta({
      alsoAnswers: [404],
      openapi: { method: 'DELETE', path: '/review/plans/weeks/{id}', tags, summary: 'Remove a theme week' },
    })
    .input(planIdInput)
    .output(plansOutput)
    .mutation(({ ctx, input }) => plans.removeWeek(ctx.site, ctx.actor, input.id)),
});
