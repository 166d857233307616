import {
  forgotPasswordBody,
  resetLinkInput,
  resetLinkOutput,
  resetPasswordBody,
  successOutput,
} from '../../../../shared/auth.ts';
import { retentionMinutes } from '../../../lib/retention.ts';
import { publicProcedure } from '../../../trpc/procedures.ts';
import { limitTries } from '../../alerts/mail-links/service.ts';
import { findResetAccount, requestReset, resetPassword } from './password-reset.ts';

/** The calls that set a new password with a link, without a session. */
export const resetCalls = {
  forgotPassword: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/forgot-password',
        tags: ['auth'],
        summary: 'Ask for a link that sets a new password',
        description: `Mails it, good once and for ${retentionMinutes('passwordLinks')} minutes. Answers the same whether or not there is such an account.`,
      },
    })
    .input(forgotPasswordBody)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await requestReset(ctx.site, input.email, ctx.caller.address);
      return { success: true as const };
    }),

  /** Names the account of a link, before its password is changed. Only pages use the call, so REST does not have it. */
  resetLink: publicProcedure
    .input(resetLinkInput)
    .output(resetLinkOutput)
    .query(async ({ ctx: { site, caller }, input }) => ({
      account: await limitTries(site, caller.address, () => findResetAccount(site, input.token)),
    })),

  resetPassword: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/reset-password',
        tags: ['auth'],
        summary: 'Set a new password with a link',
        description:
          'Ends every session of the member, deletes their passkeys, API tokens and push subscriptions, and signs nobody ' +
          'in. Two-step verification, linked chats and phone numbers go as well, unless the account and the address were shown to ' +
          'have one owner before they were set.',
      },
    })
    .input(resetPasswordBody)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      const { site, caller } = ctx;
      await limitTries(site, caller.address, () => resetPassword(site, input, caller.userAgent));
      return { success: true as const };
    }),
};
