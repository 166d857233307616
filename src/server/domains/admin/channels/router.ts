import { checkChannelInput, checkOutput } from '../../../../shared/admin/site.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { checkChannel } from './service.ts';

export const channelsRouter = router({
  check: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/channels/{channel}/check',
        tags: ['admin'],
        summary: 'Ask a provider whether it takes the settings of this site',
        description:
          'Sends nothing and changes nothing. An error has a sentence that says what to do. 409 where the channel is not ' +
          'set up, or has no provider to ask.',
      },
    })
    .input(checkChannelInput)
    .output(checkOutput)
    .mutation(({ ctx, input }) => checkChannel(ctx.site, ctx.actor, input.channel)),
});
