import { z } from 'zod';
import {
  scheduleChangesInput,
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
import { saveWeekChanges } from './week-changes.ts';

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
          'Days that are not given are off. The slots of the old week that have not begun are planned again.',
      },
    })
    .input(scheduleSaveInput)
    .output(scheduleSaveOutput)
    .mutation(({ ctx, input }) => schedule.saveSchedule(ctx.site, ctx.actor, input.userId, input)),

  change: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'PATCH',
        path: '/schedule/{userId}',
        tags: ['schedule'],
        summary: 'Change days of the week',
        description:
          'Days that are not given stay. With `from` it answers 409 where a day or the zone named there is stored otherwise.',
      },
    })
    .input(scheduleChangesInput)
    .output(scheduleSaveOutput)
    .mutation(({ ctx, input: { userId, ...changes } }) => saveWeekChanges(ctx.site, ctx.actor, userId, changes)),

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
