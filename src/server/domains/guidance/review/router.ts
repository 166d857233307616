import { noInput } from '../../../../shared/fields.ts';
import {
  changedOutput,
  decideBody,
  decideSeveralBody,
  newEntryBody,
  onlyReviewedBody,
  onlyReviewedOutput,
  reviewedEntry,
  reviewGetInput,
  reviewListInput,
  reviewListOutput,
  rewordBody,
  settleReportsBody,
  undoReviewBody,
  undoSeveralBody,
} from '../../../../shared/guidance/review.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure, reviewerProcedure } from '../../../trpc/procedures.ts';
import { plansRouter } from '../plans/router.ts';
import { decideSeveral, undoSeveral } from './bulk-decisions.ts';
import { GENERATED_DAYS, listReviewed } from './list.ts';
import { getOnlyReviewed, setOnlyReviewed } from './only-reviewed.ts';
import * as review from './service.ts';

/** The decisions of reviewers about the guidance (docs/guidance.md). */
export const reviewRouter = router({
  plans: plansRouter,

  list: reviewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/review/entries',
        tags: ['guidance'],
        summary: 'List the entries to review',
        description: `Those of the library, or those that a model wrote in the last ${GENERATED_DAYS} days, and older ones that are reported. No member is named.`,
      },
    })
    .input(reviewListInput)
    .output(reviewListOutput)
    .query(({ ctx, input }) => listReviewed(ctx.site, input)),

  get: reviewerProcedure
    .meta({
      alsoAnswers: [404],
      openapi: { method: 'GET', path: '/review/entries/{entry}', tags: ['guidance'], summary: 'Read an entry' },
    })
    .input(reviewGetInput)
    .output(reviewedEntry)
    .query(({ ctx, input }) => review.getReviewed(ctx.site, ctx.actor, input.entry)),

  add: reviewerProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/review/entries',
        tags: ['guidance'],
        summary: 'Write an entry of your church',
        description: 'It is a draft until it is approved, and goes to members of its language only.',
      },
    })
    .input(newEntryBody)
    .output(reviewedEntry)
    .mutation(({ ctx, input }) => review.addEntry(ctx.site, ctx.actor, input)),

  decide: reviewerProcedure
    .meta({
      alsoAnswers: [404, 409],
      openapi: {
        method: 'POST',
        path: '/review/entries/{entry}/state',
        tags: ['guidance'],
        summary: 'Approve or retire an entry, or take that back',
        description: 'Members for whom a retired entry was prepared get another. What was received stays.',
      },
    })
    .input(decideBody)
    .output(reviewedEntry)
    .mutation(({ ctx, input }) => review.decide(ctx.site, ctx.actor, input)),

  decideSeveral: reviewerProcedure
    .meta({
      alsoAnswers: [404, 409],
      openapi: {
        method: 'POST',
        path: '/review/decisions',
        tags: ['guidance'],
        summary: 'Approve or retire several entries, or take that back',
        description: 'All of them or none: where one has changed since you read it, none is changed.',
      },
    })
    .input(decideSeveralBody)
    .output(changedOutput)
    .mutation(({ ctx, input }) => decideSeveral(ctx.site, ctx.actor, input)),

  undoSeveral: reviewerProcedure
    .meta({
      alsoAnswers: [404, 409],
      openapi: {
        method: 'POST',
        path: '/review/decisions/undo',
        tags: ['guidance'],
        summary: 'Undo the last change of several entries',
        description: 'All of them or none.',
      },
    })
    .input(undoSeveralBody)
    .output(changedOutput)
    .mutation(({ ctx, input }) => undoSeveral(ctx.site, ctx.actor, input)),

  reword: reviewerProcedure
    .meta({
      alsoAnswers: [404, 409],
      openapi: {
        method: 'POST',
        path: '/review/entries/{entry}/wording',
        tags: ['guidance'],
        summary: 'Give an entry the church’s own words',
        description:
          'Only the texts of its type count. Giving the library’s own words ends the church’s. Of an entry that the church wrote, what it is about can change too.',
      },
    })
    .input(rewordBody)
    .output(reviewedEntry)
    .mutation(({ ctx, input }) => review.reword(ctx.site, ctx.actor, input)),

  undo: reviewerProcedure
    .meta({
      alsoAnswers: [404, 409],
      openapi: {
        method: 'POST',
        path: '/review/entries/{entry}/undo',
        tags: ['guidance'],
        summary: 'Undo the last change of an entry',
      },
    })
    .input(undoReviewBody)
    .output(reviewedEntry)
    .mutation(({ ctx, input }) => review.undo(ctx.site, ctx.actor, input)),

  settleReports: reviewerProcedure
    .meta({
      alsoAnswers: [404],
      openapi: {
        method: 'POST',
        path: '/review/entries/{entry}/reports/settle',
        tags: ['guidance'],
        summary: 'Mark the reports of an entry as dealt with',
        description:
          'Those up to the newest one that was read. Reports that came later stay open and are in the answer.',
      },
    })
    .input(settleReportsBody)
    .output(reviewedEntry)
    .mutation(({ ctx, input }) => review.settleReports(ctx.site, ctx.actor, input)),

  onlyReviewed: reviewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/review/only-reviewed',
        tags: ['guidance'],
        summary: 'Whether only reviewed entries are sent',
        description: 'With the subjects and types of which too few are approved for that.',
      },
    })
    .input(noInput)
    .output(onlyReviewedOutput)
    .query(({ ctx }) => getOnlyReviewed(ctx.site)),

  setOnlyReviewed: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/review/only-reviewed',
        tags: ['guidance'],
        summary: 'Set whether only reviewed entries are sent',
        description: 'A model’s entries are then replaced by the library’s, unless a reviewer approved them.',
      },
    })
    .input(onlyReviewedBody)
    .output(onlyReviewedOutput)
    .mutation(({ ctx, input }) => setOnlyReviewed(ctx.site, ctx.actor, input.onlyReviewed)),
});
