import { verificationConfirmInput, verificationOutput, verificationStartInput } from '../../../../shared/alerts.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { limitTries } from '../mail-links/service.ts';
import { confirmVerification, startVerification } from './service.ts';

export const verificationRouter = router({
  start: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/alerts/verify/{userId}/start',
        tags: ['alerts'],
        summary: 'Send a code that proves an address',
      },
    })
    .input(verificationStartInput)
    .output(verificationOutput)
    .mutation(({ ctx, input }) =>
      startVerification(ctx.site, ctx.actor, input.userId, input.channel, ctx.caller.address),
    ),

  confirm: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/alerts/verify/{userId}/confirm',
        tags: ['alerts'],
        summary: 'Take the code that proves an address',
        description: 'For email the code is the token of the link in the mail.',
      },
    })
    .input(verificationConfirmInput)
    .output(verificationOutput)
    .mutation(({ ctx: { site, actor, caller }, input }) =>
      limitTries(site, caller.address, () => confirmVerification(site, actor, input.userId, input)),
    ),
});
