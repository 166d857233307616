import { DEFAULT_PAUSE_DAYS, MAX_PAUSE_DAYS } from '../../../../shared/schedule/schedule-limits.ts';
import { pauseBeginInput, pauseEndInput, pauseOutput, pauseViewInput } from '../../../../shared/schedule.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import * as pauses from './service.ts';

// The source of these choices in the consent ledger (decisions.md D30).
const SOURCE = 'settings';

export const pausesRouter = router({
  view: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/schedule/{userId}/pause',
        tags: ['schedule'],
        summary: 'Whether guidance rests',
      },
    })
    .input(pauseViewInput)
    .output(pauseOutput)
    .query(async ({ ctx, input }) => ({ pausedUntil: await pauses.viewPause(ctx.site, ctx.actor, input.userId) })),

  begin: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/schedule/{userId}/pause',
        tags: ['schedule'],
        summary: 'Let guidance rest',
        description:
          `Until the day \`until\` begins in the member’s zone, 1 to ${MAX_PAUSE_DAYS} days ahead, or for ${DEFAULT_PAUSE_DAYS} days ` +
          'where none is given. ' +
          'Waiting messages are cancelled. During a pause, its end moves.',
      },
    })
    .input(pauseBeginInput)
    .output(pauseOutput)
    .mutation(async ({ ctx, input }) => ({
      pausedUntil: await pauses.pauseMember(ctx.site, ctx.actor, input.userId, input, SOURCE),
    })),

  end: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/schedule/{userId}/pause',
        tags: ['schedule'],
        summary: 'Begin again',
        description: 'Plans what is to come; done as well where there is no pause.',
      },
    })
    .input(pauseEndInput)
    .output(pauseOutput)
    .mutation(async ({ ctx, input }) => {
      await pauses.resumeMember(ctx.site, ctx.actor, input.userId, SOURCE, input.wordingLanguage);
      return { pausedUntil: null };
    }),
});
