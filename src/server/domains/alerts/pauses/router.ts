import {
  alertPauseBeginInput,
  alertPauseEndInput,
  alertPausesInput,
  alertPausesOutput,
} from '../../../../shared/alerts/pauses.ts';
import { DEFAULT_PAUSE_DAYS, MAX_PAUSE_DAYS } from '../../../../shared/schedule/schedule-limits.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { beginPause, endPause, listPauses } from './service.ts';

export const alertPausesRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/alerts/pauses/{userId}',
        tags: ['alerts'],
        summary: 'Which channels and kinds of mail a member has paused',
        description: 'Only pauses that are in force. The pause of everything is `GET /schedule/{userId}/pause`.',
      },
    })
    .input(alertPausesInput)
    .output(alertPausesOutput)
    .query(async ({ ctx, input }) => ({ pauses: await listPauses(ctx.site, ctx.actor, input.userId) })),

  begin: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/alerts/pauses/{userId}',
        tags: ['alerts'],
        summary: 'Pause one channel or one kind of mail',
        description: `Until the day \`until\` begins in the member’s zone, 1 to ${MAX_PAUSE_DAYS} days ahead, or for ${DEFAULT_PAUSE_DAYS} days without it. During a pause this moves its end. A pause of \`email\` holds back guidance and reminders; the weekly letter and service updates have their own. Messages about the account, and tests, still come.`,
      },
    })
    .input(alertPauseBeginInput)
    .output(alertPausesOutput)
    .mutation(async ({ ctx, input: { userId, ...pause } }) => ({
      pauses: await beginPause(ctx.site, ctx.actor, userId, pause),
    })),

  end: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/alerts/pauses/{userId}/{what}',
        tags: ['alerts'],
        summary: 'Resume one channel or one kind of mail',
        description: 'Answers the pauses that are still in force. Without a pause it changes nothing.',
      },
    })
    .input(alertPauseEndInput)
    .output(alertPausesOutput)
    .mutation(async ({ ctx, input: { userId, ...pause } }) => ({
      pauses: await endPause(ctx.site, ctx.actor, userId, pause),
    })),
});
