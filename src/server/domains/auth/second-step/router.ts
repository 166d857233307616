import {
  confirmSecondStepBody,
  provenBody,
  recoveryCodesOutput,
  secondStepOutput,
  startSecondStepBody,
  startSecondStepOutput,
} from '../../../../shared/auth/credentials.ts';
import { successOutput } from '../../../../shared/auth.ts';
import { noInput } from '../../../../shared/fields.ts';
import { router } from '../../../trpc/init.ts';
import { freshProcedure, sessionProcedure } from '../../../trpc/procedures.ts';
import * as secondStep from './service.ts';

export const secondStepRouter = router({
  state: sessionProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/second-step',
        tags: ['auth'],
        summary: 'Whether your two-step verification is on',
      },
    })
    .input(noInput)
    .output(secondStepOutput)
    .query(({ ctx }) => secondStep.secondStepState(ctx.site, ctx.actor)),

  start: freshProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/second-step/start',
        tags: ['auth'],
        summary: 'Make a secret for an authenticator app',
        description: 'Nothing is asked for at sign-in until a first code has confirmed the secret.',
      },
    })
    .input(startSecondStepBody)
    .output(startSecondStepOutput)
    .mutation(({ ctx, input }) => secondStep.startSecondStep(ctx.site, ctx.actor, input.password)),

  confirm: sessionProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/second-step/confirm',
        tags: ['auth'],
        summary: 'Switch two-step verification on',
        description: 'The answer holds ten recovery codes, this once: only their hashes are kept.',
      },
    })
    .input(confirmSecondStepBody)
    .output(recoveryCodesOutput)
    .mutation(({ ctx, input }) => secondStep.confirmSecondStep(ctx.site, ctx.actor, input.code, ctx.caller.userAgent)),

  disable: sessionProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/second-step/disable',
        tags: ['auth'],
        summary: 'Switch two-step verification off',
      },
    })
    .input(provenBody)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await secondStep.disableSecondStep(ctx.site, ctx.actor, input, ctx.caller.userAgent);
      return { success: true as const };
    }),

  renewCodes: sessionProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/second-step/recovery-codes',
        tags: ['auth'],
        summary: 'Make new recovery codes',
        description: 'The old ones are void.',
      },
    })
    .input(provenBody)
    .output(recoveryCodesOutput)
    .mutation(({ ctx, input }) => secondStep.renewRecoveryCodes(ctx.site, ctx.actor, input, ctx.caller.userAgent)),
});
