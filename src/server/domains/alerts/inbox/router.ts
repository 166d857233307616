import { inboxInput, inboxOutput, inboxSeenInput, inboxSeenOutput } from '../../../../shared/alerts.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { markInboxSeen, readInbox } from './service.ts';

export const inboxRouter = router({
  read: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/alerts/inbox/{userId}',
        tags: ['alerts'],
        summary: 'What is new since a member last looked',
        description: 'Counts an entry once, however many ways it came, and no further than 100.',
      },
    })
    .input(inboxInput)
    .output(inboxOutput)
    .query(({ ctx, input }) => readInbox(ctx.site, ctx.actor, input.userId)),

  markSeen: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/alerts/inbox/{userId}/seen',
        tags: ['alerts'],
        summary: 'Note that a member has looked',
      },
    })
    .input(inboxSeenInput)
    .output(inboxSeenOutput)
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      seenAt: await markInboxSeen(ctx.site, ctx.actor, input.userId),
    })),
});
