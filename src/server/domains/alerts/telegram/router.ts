import {
  telegramLinkBody,
  telegramLinkOutput,
  telegramMemberInput,
  telegramStartLinkInput,
  telegramStartLinkOutput,
  telegramStatus,
  telegramUnlinkInput,
} from '../../../../shared/alerts/telegram.ts';
import { successOutput } from '../../../../shared/auth.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { getStatus, link, startLink, unlink } from './service.ts';

export const telegramRouter = router({
  status: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/telegram/status/{userId}',
        tags: ['alerts'],
        summary: 'Which Telegram account is linked',
      },
    })
    .input(telegramMemberInput)
    .output(telegramStatus)
    .query(({ ctx, input }) => getStatus(ctx.site, ctx.actor, input.userId)),

  startLink: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/telegram/start-link/{userId}',
        tags: ['alerts'],
        summary: 'Make the address that opens the bot and links the chat it is opened from',
      },
    })
    .input(telegramStartLinkInput)
    .output(telegramStartLinkOutput)
    .mutation(({ ctx, input }) => startLink(ctx.site, ctx.actor, input.userId)),

  link: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/telegram/link',
        tags: ['alerts'],
        summary: 'Link a Telegram account',
      },
    })
    .input(telegramLinkBody)
    .output(telegramLinkOutput)
    .mutation(({ ctx, input }) => link(ctx.site, ctx.actor, input)),

  unlink: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/telegram/unsubscribe/{userId}',
        tags: ['alerts'],
        summary: 'Unlink a Telegram account',
      },
    })
    .input(telegramUnlinkInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await unlink(ctx.site, ctx.actor, input.userId, input.wordingLanguage);
      return { success: true as const };
    }),
});
