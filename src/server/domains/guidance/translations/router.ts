import { noInput } from '../../../../shared/fields.ts';
import { chooseTranslationBody, translationsOutput } from '../../../../shared/guidance/translations.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { chooseTranslation, listForMember } from './service.ts';

/** The Bible translations of this site, and the one a member reads. */
export const translationsRouter = router({
  list: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/guidance/translations',
        tags: ['guidance'],
        summary: 'List the Bible translations',
        description: 'Those that verses can be quoted from on this site, and the one that the member chose.',
      },
    })
    .input(noInput)
    .output(translationsOutput)
    .query(({ ctx }) => listForMember(ctx.site, ctx.actor)),

  choose: memberProcedure
    .meta({
      alsoAnswers: [404],
      openapi: {
        method: 'POST',
        path: '/guidance/translations',
        tags: ['guidance'],
        summary: 'Choose the Bible translation you read',
        description:
          'All verses of the member’s guidance, past and to come, are quoted from it, on every channel; `null` gives the ' +
          'site’s default. Verses that it lacks come from the default or the King James Version, and a line says so.',
      },
    })
    .input(chooseTranslationBody)
    .output(translationsOutput)
    .mutation(async ({ ctx, input }) => {
      await chooseTranslation(ctx.site, ctx.actor, input.translation);
      return listForMember(ctx.site, ctx.actor);
    }),
});
