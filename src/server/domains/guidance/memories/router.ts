import { memoriesConsentBody, memoriesConsentOutput } from '../../../../shared/guidance/memories.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { changeConsent } from './service.ts';

/** The member's consent to be shown what they wrote themselves. */
export const memoriesRouter = router({
  consent: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/guidance/memories',
        tags: ['guidance'],
        summary: 'Agree that what you wrote is brought back to you, or withdraw that',
        description:
          'Then the dashboard and the weekly letter quote what you wrote about a year ago, and the letter a sentence of ' +
          'your past week.',
      },
    })
    .input(memoriesConsentBody)
    .output(memoriesConsentOutput)
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      agreed: await changeConsent(ctx.site, ctx.actor, input),
    })),
});
