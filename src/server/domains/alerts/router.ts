import { z } from 'zod';
import { alertPreferencesGetInput, alertPreferencesInput, alertPreferencesOutput } from '../../../shared/alerts.ts';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { consentRouter } from './consent/router.ts';
import { historyRouter } from './history/router.ts';
import { pushRouter } from './push/router.ts';
import * as alerts from './service.ts';
import { telegramRouter } from './telegram/router.ts';
import { testsRouter } from './tests/router.ts';
import { unsubscribeRouter } from './unsubscribe/router.ts';
import { verificationRouter } from './verification/router.ts';

export const alertsRouter = router({
  consent: consentRouter,
  history: historyRouter,
  push: pushRouter,
  telegram: telegramRouter,
  tests: testsRouter,
  unsubscribe: unsubscribeRouter,
  verification: verificationRouter,

  getPreferences: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/alerts/preferences/{userId}',
        tags: ['alerts'],
        summary: 'How a member is reached',
      },
    })
    .input(alertPreferencesGetInput)
    .output(alertPreferencesOutput)
    .query(({ ctx, input }) => alerts.getPreferences(ctx.site, ctx.actor, input.userId)),

  savePreferences: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/alerts/preferences/{userId}',
        tags: ['alerts'],
        summary: 'Choose how a member is reached',
      },
    })
    .input(alertPreferencesInput)
    .output(alertPreferencesOutput.extend({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      ...(await alerts.savePreferences(ctx.site, ctx.actor, input.userId, input)),
    })),
});
