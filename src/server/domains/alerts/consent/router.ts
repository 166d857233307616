import { consentInput, consentOutput } from '../../../../shared/alerts.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { listEvents } from './ledger.ts';

export const consentRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/consent/{userId}',
        tags: ['alerts'],
        summary: 'The consent ledger, newest first',
      },
    })
    .input(consentInput)
    .output(consentOutput)
    .query(({ ctx, input }) => listEvents(ctx.site, ctx.actor, input.userId, input)),
});
