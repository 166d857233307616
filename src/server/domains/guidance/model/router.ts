import { modelConsentBody, modelConsentOutput } from '../../../../shared/guidance/model.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { changeConsent } from './service.ts';

/** The member's consent to guidance that a language model writes. */
export const modelRouter = router({
  consent: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/guidance/model',
        tags: ['guidance'],
        summary: 'Agree that a language model writes for you, or withdraw that',
        description:
          'Only then does anything that you wrote about yourself leave the site. Without it all guidance comes from the ' +
          'library. 409 on a site without a model.',
      },
    })
    .input(modelConsentBody)
    .output(modelConsentOutput)
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      agreed: await changeConsent(ctx.site, ctx.actor, input),
    })),
});
