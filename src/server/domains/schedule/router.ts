import { z } from 'zod';
import {
  scheduleDayOutput,
  scheduleGetInput,
  scheduleSaveInput,
  scheduleSaveOutput,
  upcomingInput,
  upcomingOutput,
} from '../../../shared/schedule.ts';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { pausesRouter } from './pauses/router.ts';
import * as schedule from './service.ts';

export const scheduleRouter = router({
  pauses: pausesRouter,

  get: memberProcedure
    .meta({
      openapi: { method: 'GET', path: '/schedule/{userId}', tags: ['schedule'], summary: 'The week' },
    })
    .input(scheduleGetInput)
    .output(z.array(scheduleDayOutput))
    .query(({ ctx, input }) => schedule.getSchedule(ctx.site, ctx.actor, input.userId)),

  save: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/schedule/{userId}',
        tags: ['schedule'],
        summary: 'Replace the week',
        description:
          'Days that are not given are off. What was planned by the old week and has not begun is planned anew.',
      },
    })
    .input(scheduleSaveInput)
    .output(scheduleSaveOutput)
    .mutation(({ ctx, input }) => schedule.saveSchedule(ctx.site, ctx.actor, input.userId, input)),

  upcoming: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/schedule/{userId}/upcoming',
        tags: ['schedule'],
        summary: 'The next slots',
      },
    })
    .input(upcomingInput)
    .output(upcomingOutput)
    .query(async ({ ctx, input }) => ({
      upcoming: await schedule.getUpcoming(ctx.site, ctx.actor, input.userId, input.limit),
    })),
});
