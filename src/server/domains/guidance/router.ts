import { successOutput } from '../../../shared/auth.ts';
import { noPayload } from '../../../shared/fields.ts';
import { COMPLETION_KEEPS_DAY_FOR_DAYS, MIN_REFLECTION_LENGTH } from '../../../shared/guidance/guidance-limits.ts';
import { journalInput, journalOutput } from '../../../shared/guidance/journal.ts';
import { reportInput } from '../../../shared/guidance/reports.ts';
import {
  completeInput,
  completeOutput,
  dashboardInput,
  dashboardOutput,
  helpfulInput,
  historyInput,
  historyOutput,
  progressInput,
  progressOutput,
} from '../../../shared/guidance.ts';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { dismissCareCard } from './care/service.ts';
import { goalsRouter } from './goals/router.ts';
import { getHistory } from './history/service.ts';
import { exportJournal } from './journal/service.ts';
import { memoriesRouter } from './memories/router.ts';
import { modelRouter } from './model/router.ts';
import { reportEntry } from './reports/service.ts';
import { reviewRouter } from './review/router.ts';
import * as guidance from './service.ts';
import { translationsRouter } from './translations/router.ts';

/**
 * Creates the calls of the domain. Its parameter reads what the dashboard also shows and only a domain above this one
 * knows.
 */
export function createGuidanceRouter(readAttention: guidance.ReadAttention) {
  return router({
    goals: goalsRouter,
    review: reviewRouter,
    translations: translationsRouter,
    model: modelRouter,
    memories: memoriesRouter,

    dashboard: memberProcedure
      .meta({
        openapi: { method: 'GET', path: '/dashboard/{userId}', tags: ['guidance'], summary: 'Today' },
      })
      .input(dashboardInput)
      .output(dashboardOutput)
      .query(({ ctx, input }) => guidance.getDashboard(ctx.site, ctx.actor, input.userId, input.is_dev, readAttention)),

    progress: memberProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/progress/{userId}',
          tags: ['guidance'],
          summary: 'The streak, the lessons and the year behind them',
          description: 'The days of 53 weeks, oldest first, Monday to Monday, the last week up to today.',
        },
      })
      .input(progressInput)
      .output(progressOutput)
      .query(({ ctx, input }) => guidance.getProgress(ctx.site, ctx.actor, input.userId)),

    history: memberProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/guidance/{userId}/history',
          tags: ['guidance'],
          summary: 'Past guidance, newest first',
        },
      })
      .input(historyInput)
      .output(historyOutput)
      .query(({ ctx, input }) => getHistory(ctx.site, ctx.actor, input.userId, input)),

    journal: memberProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/guidance/{userId}/journal',
          tags: ['guidance'],
          summary: 'Everything a member has written on their guidance, newest first',
          description:
            'A Markdown file to read and keep; with `Accept: application/json` the same as JSON. Page by page it is the ' +
            'history with `written=true`.',
        },
      })
      .input(journalInput)
      .output(journalOutput)
      .query(({ ctx, input }) => exportJournal(ctx.site, ctx.actor, input.userId, input.q)),

    complete: memberProcedure
      .meta({
        openapi: {
          method: 'PATCH',
          path: '/guidance/{id}/complete',
          tags: ['guidance'],
          summary: 'Complete an entry',
          description:
            `A reflection needs at least ${MIN_REFLECTION_LENGTH} characters of \`userReflection\`. A second time changes ` +
            'nothing. A completion that could not be sent at once says with `secondsAgo` how long ago it was made, and counts ' +
            'for that day: at the earliest for that on which the entry became visible. One that was made more than ' +
            `${COMPLETION_KEEPS_DAY_FOR_DAYS} days ago counts for today. The stats are those of the dashboard after it.`,
        },
      })
      .input(completeInput)
      .output(completeOutput)
      .mutation(({ ctx, input }) => guidance.completeGuidance(ctx.site, ctx.actor, input.id, input)),

    dismissCare: memberProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/care/dismiss',
          tags: ['guidance'],
          summary: 'Take the card that offers help off the dashboard',
        },
      })
      .input(noPayload)
      .output(successOutput)
      .mutation(async ({ ctx }) => {
        await dismissCareCard(ctx.site, ctx.actor);
        return { success: true as const };
      }),

    report: memberProcedure
      .meta({
        openapi: {
          method: 'POST',
          path: '/guidance/{id}/report',
          tags: ['guidance'],
          summary: 'Report an entry to the people who look after the guidance',
          description: 'A second report of the same entry replaces the first.',
        },
      })
      .input(reportInput)
      .output(successOutput)
      .mutation(async ({ ctx, input }) => {
        await reportEntry(ctx.site, ctx.actor, input.id, input.reason);
        return { success: true as const };
      }),

    setHelpful: memberProcedure
      .meta({
        openapi: {
          method: 'PATCH',
          path: '/guidance/{id}/helpful',
          tags: ['guidance'],
          summary: 'Mark an entry as helpful, or take it back',
        },
      })
      .input(helpfulInput)
      .output(successOutput)
      .mutation(async ({ ctx, input }) => {
        await guidance.markHelpful(ctx.site, ctx.actor, input.id, input.isHelpful);
        return { success: true as const };
      }),
  });
}
