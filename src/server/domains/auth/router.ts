import {
  accountOutput,
  changeEmailBody,
  changeLanguageBody,
  changePasswordBody,
  changeUsernameBody,
  loginBody,
  registerBody,
  resendOutput,
  successOutput,
  verifyEmailBody,
  verifyEmailOutput,
} from '../../../shared/auth.ts';
import { noInput, noPayload } from '../../../shared/fields.ts';
import { withSentence } from '../../../shared/messages/catalogue.ts';
import { RATE_RULES } from '../../site/rate-rules.ts';
import { router } from '../../trpc/init.ts';
import { freshProcedure, memberProcedure, publicProcedure, sessionProcedure } from '../../trpc/procedures.ts';
import { limitTries } from '../alerts/mail-links/service.ts';
import { accountRouter } from './account/router.ts';
import { devicesRouter } from './devices/router.ts';
import { cancelEmailChange, requestEmailChange } from './email-change/service.ts';
import { describeConfirmed } from './email-verification/confirmed-address.ts';
import { confirmAddress } from './email-verification/email-verification.ts';
import { changeLanguage } from './language-change.ts';
import { passkeysRouter } from './passkeys/router.ts';
import { changePassword } from './password/password-change.ts';
import { resetCalls } from './password/reset-calls.ts';
import { setupRouter } from './roles/router.ts';
import { secondStepRouter } from './second-step/router.ts';
import * as auth from './service.ts';
import { sessionsOf } from './sessions/sessions.ts';
import { browserOf, startSession } from './sessions/start-session.ts';
import { tokensRouter } from './tokens/router.ts';
import { changeUsername } from './username/username-change.ts';

const { sign_in_account: SIGN_IN, verification_mail: AGAIN } = RATE_RULES;

export const authRouter = router({
  account: accountRouter,
  devices: devicesRouter,
  passkeys: passkeysRouter,
  secondStep: secondStepRouter,
  setup: setupRouter,
  tokens: tokensRouter,

  register: publicProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/register',
        tags: ['auth'],
        summary: 'Join',
        description:
          'Makes an account, mails a link that confirms its address, and signs in: sets the cookies `hesed_session` ' +
          'and `hesed_device`, behind HTTPS with `__Host-` before their names. 409 at the field that is taken; 403 where ' +
          'the site takes nobody, or nobody uninvited.',
      },
    })
    .input(registerBody)
    .output(accountOutput)
    .mutation(async ({ ctx, input }) => {
      const user = await auth.register(ctx.site, input, ctx.caller.address);
      await startSession(ctx, user.id, { joined: true });
      return { user };
    }),

  login: publicProcedure
    .meta({
      alsoAnswers: [401],
      openapi: {
        method: 'POST',
        path: '/auth/login',
        tags: ['auth'],
        summary: 'Sign in',
        description:
          'Sets the cookies `hesed_session`, which is the session, and `hesed_device`, by which the browser is known ' +
          'again; behind HTTPS their names begin with `__Host-`. 401 with the code `SECOND_STEP_REQUIRED` when the password is right and two-step verification is on: send ' +
          `the same again with \`code\`. 429 after ${SIGN_IN.points} failures in ${SIGN_IN.duration / 60} minutes, right password or not.`,
      },
    })
    .input(loginBody)
    .output(accountOutput)
    .mutation(async ({ ctx, input }) => {
      const { account: user, proof } = await auth.signIn(ctx.site, input, ctx.caller);
      await startSession(ctx, user.id, { proof });
      return { user };
    }),

  logout: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/logout',
        tags: ['auth'],
        summary: 'Sign out',
        description: 'Ends the session of the cookie and takes the cookie away; done as well where there is none.',
      },
    })
    .input(noPayload)
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      const sessions = sessionsOf(ctx.site);
      const { cookie, secure } = ctx.caller;
      // Ends the session of the cookie, even when the caller also sends a token.
      await sessions.endCarried(cookie);
      for (const line of [...sessions.outdatedCookie(cookie, secure), sessions.clearedCookie(secure)])
        ctx.responseHeaders.append('set-cookie', line);
      if (ctx.actor) ctx.site.live.announce(ctx.actor.userId);
      return { success: true as const };
    }),

  me: memberProcedure
    .meta({ openapi: { method: 'GET', path: '/auth/me', tags: ['auth'], summary: 'Who is signed in' } })
    .input(noInput)
    .output(accountOutput)
    .query(async ({ ctx }) => ({ user: await auth.currentAccount(ctx.site, ctx.actor) })),

  verifyEmail: publicProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/verify-email',
        tags: ['auth'],
        summary: 'Confirm an address',
        description:
          'Takes the token of the mail that was sent on joining, or on changing the address. The message says which mail ' +
          'comes there now. Sets the cookie `hesed_device`. With the session of the account it also shows that the ' +
          'account and the address have one owner; without one, signing in from the same browser later shows it. A new ' +
          'password by mail takes two-step verification, linked chats and phone numbers away unless that was shown before they ' +
          'were set.',
      },
    })
    .input(verifyEmailBody)
    .output(verifyEmailOutput)
    .mutation(async ({ ctx, input }) => {
      const { site, actor, caller } = ctx;
      const { deviceHash, remember } = browserOf(ctx);
      const confirmed = await limitTries(site, caller.address, () =>
        confirmAddress(site, input.token, { actor, deviceHash, userAgent: caller.userAgent }),
      );
      const { account } = confirmed;
      const answer = withSentence(await describeConfirmed(site, { userId: account.id, address: confirmed.address }));
      remember();
      return { success: true as const, account, ...answer };
    }),

  resendVerification: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/resend-verification',
        tags: ['auth'],
        summary: 'Send the confirmation mail again',
        description:
          'Goes to the address that waits where the member is changing theirs, and the answer names it; null where ' +
          `nothing is left to confirm. ${AGAIN.points} times in ${AGAIN.duration / 60} minutes at most. 409 where the mail server took no mail, which ` +
          'does not count.',
      },
    })
    .input(noPayload)
    .output(resendOutput)
    .mutation(async ({ ctx }) => ({ success: true, sentTo: await auth.resendVerification(ctx.site, ctx.actor) })),

  ...resetCalls,

  changeUsername: sessionProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/change-username',
        tags: ['auth'],
        summary: 'Change the username',
        description: 'Signing in goes by the address, so nothing else changes with it.',
      },
    })
    .input(changeUsernameBody)
    .output(accountOutput)
    .mutation(async ({ ctx, input }) => {
      await changeUsername(ctx.site, ctx.actor, input.username);
      return { user: await auth.currentAccount(ctx.site, ctx.actor) };
    }),

  changeLanguage: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/change-language',
        tags: ['auth'],
        summary: 'Change the language of mails',
        description: 'The pages send it when they are in another language. Guidance itself is in English.',
      },
    })
    .input(changeLanguageBody)
    .output(accountOutput)
    .mutation(async ({ ctx, input }) => {
      await changeLanguage(ctx.site, ctx.actor, input.language);
      return { user: await auth.currentAccount(ctx.site, ctx.actor) };
    }),

  changePassword: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/change-password',
        tags: ['auth'],
        summary: 'Change the password',
        description: 'Ends every other session; this one goes on under a new cookie.',
      },
    })
    .input(changePasswordBody)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      const proof = await changePassword(ctx.site, ctx.actor, ctx.sessionId, input, ctx.caller.userAgent);
      await startSession(ctx, ctx.actor.userId, { proof, startedAt: ctx.startedAt });
      return { success: true as const };
    }),

  changeEmail: freshProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/change-email',
        tags: ['auth'],
        summary: 'Change the e-mail address',
        description: 'Mails a link to the new address; nothing changes before it is used.',
      },
    })
    .input(changeEmailBody)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await requestEmailChange(ctx.site, ctx.actor, input);
      return { success: true as const };
    }),

  cancelEmailChange: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/cancel-email-change',
        tags: ['auth'],
        summary: 'Cancel a change of the e-mail address',
        description: 'Voids the link that went to the new address. The address in use stays as it is.',
      },
    })
    .input(noPayload)
    .output(accountOutput)
    .mutation(async ({ ctx }) => {
      await cancelEmailChange(ctx.site, ctx.actor);
      return { user: await auth.currentAccount(ctx.site, ctx.actor) };
    }),
});
