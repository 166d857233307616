import { noInput } from '../../../../shared/fields.ts';
import { adminTranslationsOutput, setDefaultTranslationBody } from '../../../../shared/guidance/translations.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { changeDefault, listForAdmin } from '../../guidance/translations/service.ts';

/** The Bible translations of this site. They are imported and removed at the machine (docs/guidance.md). */
export const adminTranslationsRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/translations',
        tags: ['admin'],
        summary: 'List the Bible translations',
        description: 'With the number of their verses and of the members who chose each.',
      },
    })
    .input(noInput)
    .output(adminTranslationsOutput)
    .query(({ ctx }) => listForAdmin(ctx.site)),

  setDefault: adminProcedure
    .meta({
      alsoAnswers: [404],
      openapi: {
        method: 'POST',
        path: '/admin/translations/default',
        tags: ['admin'],
        summary: 'Set the default Bible translation',
        description:
          'Quotes it to all members who chose none. The verses of what they have received follow within minutes.',
      },
    })
    .input(setDefaultTranslationBody)
    .output(adminTranslationsOutput)
    .mutation(async ({ ctx, input }) => {
      await changeDefault(ctx.site, ctx.actor, input.translation);
      return listForAdmin(ctx.site);
    }),
});
