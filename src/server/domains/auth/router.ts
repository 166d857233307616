import { z } from 'zod';
import { accountOutput, loginBody, registerBody, successOutput, verifyEmailBody } from '../../../shared/auth.ts';
import type { Context } from '../../trpc/context.ts';
import { router } from '../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../trpc/procedures.ts';
import { accountRouter } from './account/router.ts';
import { devicesRouter } from './devices/router.ts';
import { confirmAddress } from './email-verification.ts';
import { passkeysRouter } from './passkeys/router.ts';
import { secondStepRouter } from './second-step/router.ts';
import * as auth from './service.ts';
import { sessionsOf } from './sessions.ts';
import { tokensRouter } from './tokens/router.ts';

async function startSession(ctx: Context, userId: number): Promise<void> {
  const cookie = await sessionsOf(ctx.site.db).start(userId, ctx.caller);
  ctx.responseHeaders.append('set-cookie', cookie);
}

export const authRouter = router({
  account: accountRouter,
  devices: devicesRouter,
  passkeys: passkeysRouter,
  secondStep: secondStepRouter,
  tokens: tokensRouter,

  register: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/auth/register', protect: false, tags: ['auth'], summary: 'Join' } })
    .input(registerBody)
    .output(accountOutput)
    .mutation(async ({ ctx, input }) => {
      const user = await auth.register(ctx.site, input, ctx.caller.address);
      await startSession(ctx, user.id);
      return { user };
    }),

  login: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/auth/login', protect: false, tags: ['auth'], summary: 'Sign in' } })
    .input(loginBody)
    .output(accountOutput)
    .mutation(async ({ ctx, input }) => {
      const user = await auth.signIn(ctx.site, input, ctx.caller.address);
      await startSession(ctx, user.id);
      return { user };
    }),

  logout: publicProcedure
    .meta({ openapi: { method: 'POST', path: '/auth/logout', protect: false, tags: ['auth'], summary: 'Sign out' } })
    .input(z.object({}).optional())
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      const credential = ctx.actor?.credential;
      const sessionId = credential?.kind === 'session' ? credential.sessionId : '';
      const cookie = await sessionsOf(ctx.site.db).end(sessionId, ctx.caller.secure);
      ctx.responseHeaders.append('set-cookie', cookie);
      return { success: true as const };
    }),

  me: memberProcedure
    .meta({ openapi: { method: 'GET', path: '/auth/me', tags: ['auth'], summary: 'Who is signed in', protect: true } })
    .input(z.object({}).optional())
    .output(accountOutput)
    .query(async ({ ctx }) => ({ user: await auth.currentAccount(ctx.site, ctx.actor) })),

  verifyEmail: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/verify-email',
        protect: false,
        tags: ['auth'],
        summary: 'Confirm an address',
      },
    })
    .input(verifyEmailBody)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await confirmAddress(ctx.site, input.token);
      return { success: true as const };
    }),

  resendVerification: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/resend-verification',
        tags: ['auth'],
        summary: 'Send the confirmation mail again',
        protect: true,
      },
    })
    .input(z.object({}).optional())
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      await auth.resendVerification(ctx.site, ctx.actor);
      return { success: true as const };
    }),
});
