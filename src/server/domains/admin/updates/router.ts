import {
  sendServiceUpdateBody,
  sendServiceUpdateOutput,
  serviceUpdatesOutput,
} from '../../../../shared/alerts/service-updates.ts';
import { noInput } from '../../../../shared/fields.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { listUpdates, sendUpdate } from '../../alerts/letters/updates.ts';

/** The mails in which an administrator says what is new, at most one a month (decisions.md D34). */
export const updatesRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/service-updates',
        tags: ['admin'],
        summary: 'List the service updates of a year',
        description: 'Newest first, with the number of members who would get one now.',
      },
    })
    .input(noInput)
    .output(serviceUpdatesOutput)
    .query(({ ctx }) => listUpdates(ctx.site)),

  send: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/service-updates',
        tags: ['admin'],
        summary: 'Mail every member what is new',
        description:
          'To every member who has done the wizard, has confirmed their address and wants service updates. At most ' +
          'once a month, in UTC; a second one answers 409, and so does one that nobody would get.',
      },
    })
    .input(sendServiceUpdateBody)
    .output(sendServiceUpdateOutput)
    .mutation(({ ctx, input }) => sendUpdate(ctx.site, ctx.actor, input)),
});
