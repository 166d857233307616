import { outboxGetInput, outboxGetOutput, outboxListInput, outboxListOutput } from '../../../../shared/admin-lists.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { listMails, readMail } from './service.ts';

/** Mail that is stored in files because no mail server is configured (decisions.md D36). */
export const outboxRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/outbox',
        tags: ['admin'],
        summary: 'List captured mail',
        description: 'Newest first. Mail is captured while no mail server is set; with one, there is none.',
      },
    })
    .input(outboxListInput)
    .output(outboxListOutput)
    .query(({ ctx, input }) => listMails(ctx.site, input)),

  get: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/outbox/{name}',
        tags: ['admin'],
        summary: 'Read one captured mail',
        description:
          'It may hold a link that opens a member’s account, so that reading it is written to the audit log. Links are ' +
          'shown to an administrator in person for an hour after signing in; to others, and to every token, ' +
          'they are left out of `text`, and `source` is null.',
      },
    })
    .input(outboxGetInput)
    .output(outboxGetOutput)
    .query(async ({ ctx, input }) => {
      const mail = await readMail(ctx.site, ctx.actor, input.name);
      await ctx.recordRead(ctx.actor, { action: 'admin.outbox.get', targetId: null, details: { name: input.name } });
      return mail;
    }),
});
