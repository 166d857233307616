import { deliveriesInput, deliveriesOutput } from '../../../../shared/alerts.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { listDeliveries } from './service.ts';

export const historyRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/alerts/deliveries/{userId}',
        tags: ['alerts'],
        summary: 'What became of each message, newest first',
      },
    })
    .input(deliveriesInput)
    .output(deliveriesOutput)
    .query(({ ctx, input }) => listDeliveries(ctx.site, ctx.actor, input.userId, input)),
});
