import {
  activeWeeksInput,
  activeWeeksOutput,
  comingDayOutput,
  deliveryDaysInput,
  deliveryDaysOutput,
} from '../../../../shared/admin/trends.ts';
import { noInput } from '../../../../shared/fields.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { readActiveWeeks, readComingDay, readDeliveryDays } from './service.ts';

export const trendsRouter = router({
  deliveries: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/trends/deliveries',
        tags: ['admin'],
        summary: 'How messages ended and how late they left, by day',
        description:
          'The scheduled messages of the last days, up to now. Tests, mail about accounts, and what is shown in the app ' +
          'are not counted, and neither is what is still under way.',
      },
    })
    .input(deliveryDaysInput)
    .output(deliveryDaysOutput)
    .query(async ({ ctx, input }) => ({ days: await readDeliveryDays(ctx.site, input) })),

  comingDay: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/trends/coming-day',
        tags: ['admin'],
        summary: 'What is planned for the next 24 hours',
        description: 'How many members get what, by the minute. Tests are not counted.',
      },
    })
    .input(noInput)
    .output(comingDayOutput)
    .query(async ({ ctx }) => ({ slots: await readComingDay(ctx.site) })),

  activity: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/trends/activity',
        tags: ['admin'],
        summary: 'How many members completed guidance, by week',
        description: 'A week begins on Monday. Each completion counts by the date where its member was.',
      },
    })
    .input(activeWeeksInput)
    .output(activeWeeksOutput)
    .query(({ ctx, input }) => readActiveWeeks(ctx.site, input)),
});
