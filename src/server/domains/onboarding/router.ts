import {
  onboardingInput,
  onboardingOutput,
  onboardingStatusInput,
  onboardingStatusOutput,
} from '../../../shared/onboarding.ts';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import * as onboarding from './service.ts';

export const onboardingRouter = router({
  status: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/onboarding-status/{userId}',
        tags: ['onboarding'],
        summary: 'Whether a member has finished the wizard',
      },
    })
    .input(onboardingStatusInput)
    .output(onboardingStatusOutput)
    .query(async ({ ctx, input }) => ({
      completed: await onboarding.isCompleted(ctx.site, ctx.actor, input.userId),
    })),

  submit: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/onboarding',
        tags: ['onboarding'],
        summary: 'Send the wizard’s answers',
      },
    })
    .input(onboardingInput)
    .output(onboardingOutput)
    .mutation(async ({ ctx, input: { userId, ...form } }) => {
      await onboarding.submitOnboarding(ctx.site, ctx.actor, userId, form);
      return { completed: true as const };
    }),
});
