import {
  saveSettingsBody,
  saveSettingsOutput,
  siteSettingsOutput,
  testSettingsBody,
  testSettingsOutput,
} from '../../../../shared/admin/site-settings.ts';
import { noInput } from '../../../../shared/fields.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure, freshAdminProcedure } from '../../../trpc/procedures.ts';
import { listSettings, saveSettings } from './service.ts';
import { testSettings } from './test-settings.ts';

export const settingsRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/settings',
        tags: ['admin'],
        summary: 'The settings of the site, by group',
        description: 'Those that the page may set. No secret is among them: only whether it is set.',
      },
    })
    .input(noInput)
    .output(siteSettingsOutput)
    .query(({ ctx }) => listSettings(ctx.site)),

  save: freshAdminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/settings',
        tags: ['admin'],
        summary: 'Save settings of a group',
        description:
          'They take effect at once: requests wait for about a second while the site is opened with them. A setting from ' +
          'the environment cannot be changed. 409 when another administrator has saved the group since you read it.',
      },
    })
    .input(saveSettingsBody)
    .output(saveSettingsOutput)
    .mutation(({ ctx, input }) => saveSettings(ctx.site, ctx.actor, input)),

  test: freshAdminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/settings/test',
        tags: ['admin'],
        summary: 'Test settings of a group before they are saved',
        description:
          'Asks the provider, stores nothing and changes nothing. With sendMail a test mail goes to the caller’s own ' +
          'address. 409 where there is no provider to ask.',
      },
    })
    .input(testSettingsBody)
    .output(testSettingsOutput)
    .mutation(({ ctx, input }) => testSettings(ctx.site, ctx.actor, input)),
});
