import {
  alertChangesInput,
  alertChangesOutput,
  alertPreferencesGetInput,
  alertPreferencesInput,
  alertPreferencesOutput,
  alertPreferencesSaveOutput,
  configuredOutput,
} from '../../../shared/alerts.ts';
import { noInput } from '../../../shared/fields.ts';
import { router } from '../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../trpc/procedures.ts';
import { consentRouter } from '../consent/router.ts';
import { answersRouter } from './answers/router.ts';
import { tabsRouter } from './browser-tabs/router.ts';
import { readConfigured } from './configured.ts';
import { historyRouter } from './delivery-log/router.ts';
import { inboxRouter } from './inbox/router.ts';
import { liveCall } from './live/router.ts';
import { categoriesRouter } from './mail-categories/router.ts';
import { alertPausesRouter } from './pauses/router.ts';
import { changePreferences } from './preference-changes.ts';
import { pushRouter } from './push/router.ts';
import * as alerts from './service.ts';
import { telegramRouter } from './telegram/router.ts';
import { testsRouter } from './test-messages/router.ts';
import { unsubscribeRouter } from './unsubscribe/router.ts';
import { verificationRouter } from './verification/router.ts';
import { workspacesRouter } from './workspaces/router.ts';

export const alertsRouter = router({
  answers: answersRouter,
  categories: categoriesRouter,
  consent: consentRouter,
  desktop: tabsRouter,
  history: historyRouter,
  inbox: inboxRouter,
  live: liveCall,
  pauses: alertPausesRouter,
  push: pushRouter,
  slack: workspacesRouter('slack'),
  telegram: telegramRouter,
  tests: testsRouter,
  unsubscribe: unsubscribeRouter,
  verification: verificationRouter,

  configured: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/alerts/configured',
        tags: ['alerts'],
        summary: 'What is set up on this site, and whom to ask',
        description: 'For everybody, as the consent pages are. Email counts as set up once there is a mail server.',
      },
    })
    .input(noInput)
    .output(configuredOutput)
    .query(({ ctx }) => readConfigured(ctx.site)),

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
    .output(alertPreferencesSaveOutput)
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      ...(await alerts.savePreferences(ctx.site, ctx.actor, input.userId, input)),
    })),

  changePreferences: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'PATCH',
        path: '/alerts/preferences/{userId}',
        tags: ['alerts'],
        summary: 'Change something about how a member is reached',
        description:
          'What is not named stays. `mail` switches kinds of mail. With `from` it answers 409 where another number is stored than the one named there.',
      },
    })
    .input(alertChangesInput)
    .output(alertChangesOutput)
    .mutation(async ({ ctx, input: { userId, ...changes } }) => ({
      success: true as const,
      ...(await changePreferences(ctx.site, ctx.actor, userId, changes)),
    })),
});
