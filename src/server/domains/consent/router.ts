import { consentInput, consentOutput } from '../../../shared/alerts.ts';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { listEvents } from './ledger.ts';

export const consentRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/consent/{userId}',
        tags: ['alerts'],
        summary: 'The consent ledger, newest first',
        description:
          'With `record`, only what that consent record is about; a pause concerns every channel and is always among it.',
      },
    })
    .input(consentInput)
    .output(consentOutput)
    .query(({ ctx, input }) => listEvents(ctx.site, ctx.actor, input.userId, input)),
});
