import { slotsInput, slotsOutput } from '../../../../shared/alerts/slots.ts';
import { deliveriesInput, deliveriesOutput } from '../../../../shared/alerts.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { listDeliveries, listSlots } from './service.ts';

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

  slots: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/alerts/slots/{userId}',
        tags: ['alerts'],
        summary: 'What became of each slot, the latest first',
        description:
          'From the planned slots on, with the guidance of each on every channel. `show` narrows the list to slots that ' +
          'are `coming`, that `arrived`, or that were `missed` on some channel. An administrator gets no titles of another member.',
      },
    })
    .input(slotsInput)
    .output(slotsOutput)
    .query(({ ctx, input }) => listSlots(ctx.site, ctx.actor, input.userId, input)),
});
