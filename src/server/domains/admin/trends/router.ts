import {
  activeWeeksInput,
  activeWeeksOutput,
  deliveryDaysInput,
  deliveryDaysOutput,
} from '../../../../shared/admin/trends.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { readActiveWeeks, readDeliveryDays } from './service.ts';

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
