import { accountDeleteInput, accountExport, accountInput } from '../../../../shared/account.ts';
import { successOutput } from '../../../../shared/auth.ts';
import { router } from '../../../trpc/init.ts';
import { freshProcedure, memberProcedure } from '../../../trpc/procedures.ts';
import { sessionsOf } from '../sessions/sessions.ts';
import { exportAccount } from './export/service.ts';
import { deleteAccount } from './service.ts';

export const accountRouter = router({
  export: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/account/{userId}/export',
        tags: ['auth'],
        summary: 'Export everything kept about a member',
        description:
          'A ZIP archive of `export.html`, a page to read and print, `export.json` and `export.md`; with `Accept: application/json` the JSON document alone. What it says of sessions, passkeys, API tokens, security events and the audit log is empty for an API token.',
      },
    })
    .input(accountInput)
    .output(accountExport)
    .query(({ ctx, input }) => exportAccount(ctx.site, ctx.actor, input.userId)),

  delete: freshProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'DELETE',
        path: '/account/{userId}',
        tags: ['auth'],
        summary: 'Delete an account and all that is in it',
        description: 'There is no way back. Only a person who is signed in may do it, never a token.',
        // The only administrator cannot leave.
      },
    })
    .input(accountDeleteInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await deleteAccount(ctx.site, ctx.actor, input.userId);
      if (input.userId === ctx.actor.userId)
        ctx.responseHeaders.append('set-cookie', await sessionsOf(ctx.site).end(ctx.sessionId, ctx.caller.secure));
      return { success: true as const };
    }),
});
