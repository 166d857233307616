import { actOutput, deliveryListInput, deliveryListOutput, rowInput } from '../../../../shared/admin-lists.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import * as deliveries from './service.ts';

export const deliveriesRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/deliveries',
        tags: ['admin'],
        summary: 'List what became of messages',
        description: 'Those made last first. No text of any message is kept with them.',
      },
    })
    .input(deliveryListInput)
    .output(deliveryListOutput)
    .query(({ ctx, input }) => deliveries.listDeliveries(ctx.site, input)),

  retry: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/deliveries/{id}/retry',
        tags: ['admin'],
        summary: 'Send a failed delivery again',
        description:
          'Refused once it is too late for it, and where nobody knows whether it arrived and a second copy would not ' +
          'be recognised as one.',
      },
    })
    .input(rowInput)
    .output(actOutput)
    .mutation(({ ctx, input }) => deliveries.retryDelivery(ctx.site, ctx.actor, input.id)),

  cancel: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/deliveries/{id}/cancel',
        tags: ['admin'],
        summary: 'Call off a delivery that waits',
        description: 'Guidance on its way out only; the entry still appears in the app.',
      },
    })
    .input(rowInput)
    .output(actOutput)
    .mutation(({ ctx, input }) => deliveries.cancelDelivery(ctx.site, ctx.actor, input.id)),
});
