import { setupBody, setupClaimBody } from '../../../../shared/admin.ts';
import { accountOutput } from '../../../../shared/auth.ts';
import { router } from '../../../trpc/init.ts';
import { publicProcedure, sessionProcedure } from '../../../trpc/procedures.ts';
import { startSession } from '../sessions/start-session.ts';
import * as roles from './service.ts';

/** Creates the first administrator, for the person with the link that the site printed (decisions.md D2). */
export const setupRouter = router({
  create: publicProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/setup',
        tags: ['auth'],
        summary: 'Make the first administrator',
        description: 'Takes the token of the link that the site prints at its start while it has no administrator.',
      },
    })
    .input(setupBody)
    .output(accountOutput)
    .mutation(async ({ ctx, input }) => {
      const user = await roles.setUpSite(ctx.site, input, ctx.caller.address);
      await startSession(ctx, user.id, { joined: true });
      return { user };
    }),

  claim: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/setup/claim',
        tags: ['auth'],
        summary: 'Become the first administrator',
        description: 'For a member who is signed in, with the token of the link that the site prints at its start.',
      },
    })
    .input(setupClaimBody)
    .output(accountOutput)
    .mutation(async ({ ctx, input }) => ({ user: await roles.claimSite(ctx.site, ctx.actor, input.token) })),
});
