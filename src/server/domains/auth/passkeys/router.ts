import {
  deletePasskeyInput,
  finishPasskeyBody,
  finishPasskeySignInBody,
  passkey,
  passkeyCreationOptions,
  passkeyRequestOptions,
  passkeysOutput,
  startPasskeyBody,
} from '../../../../shared/auth/credentials.ts';
import { accountOutput, successOutput } from '../../../../shared/auth.ts';
import { noInput, noPayload } from '../../../../shared/fields.ts';
import { retentionMinutes } from '../../../lib/retention.ts';
import { router } from '../../../trpc/init.ts';
import { freshProcedure, publicProcedure, sessionProcedure } from '../../../trpc/procedures.ts';
import { startSession } from '../sessions/start-session.ts';
import * as passkeys from './service.ts';
import { finishPasskeySignIn, startPasskeySignIn } from './sign-in.ts';

export const passkeysRouter = router({
  list: sessionProcedure
    .meta({
      openapi: { method: 'GET', path: '/auth/passkeys', tags: ['auth'], summary: 'List your passkeys' },
    })
    .input(noInput)
    .output(passkeysOutput)
    .query(async ({ ctx }) => ({ passkeys: await passkeys.listPasskeys(ctx.site, ctx.actor) })),

  startRegistration: freshProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/passkeys/register/start',
        tags: ['auth'],
        summary: 'Begin to add a passkey',
        description:
          'The answer is what `navigator.credentials.create` takes, in JSON (`parseCreationOptionsFromJSON` reads it); ' +
          `it is good for ${retentionMinutes('passkeyChallenges')} minutes.`,
      },
    })
    .input(startPasskeyBody)
    .output(passkeyCreationOptions)
    .mutation(({ ctx, input }) => passkeys.startPasskey(ctx.site, ctx.actor, input.password)),

  finishRegistration: sessionProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/auth/passkeys/register/finish',
        tags: ['auth'],
        summary: 'Add the passkey a browser made',
        description: 'Takes what `navigator.credentials.create` gave, as its `toJSON()`.',
      },
    })
    .input(finishPasskeyBody)
    .output(passkey)
    .mutation(({ ctx, input }) => passkeys.finishPasskey(ctx.site, ctx.actor, input, ctx.caller.userAgent)),

  delete: sessionProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/passkeys/{id}',
        tags: ['auth'],
        summary: 'Remove a passkey',
      },
    })
    .input(deletePasskeyInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await passkeys.deletePasskey(ctx.site, ctx.actor, input.id, ctx.caller.userAgent);
      return { success: true as const };
    }),

  startSignIn: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/passkeys/sign-in/start',
        tags: ['auth'],
        summary: 'Begin to sign in with a passkey',
        description: `The answer is what \`navigator.credentials.get\` takes, in JSON; it is good for ${retentionMinutes('passkeyChallenges')} minutes.`,
      },
    })
    .input(noPayload)
    .output(passkeyRequestOptions)
    .mutation(({ ctx }) => startPasskeySignIn(ctx.site, ctx.caller.address)),

  finishSignIn: publicProcedure
    .meta({
      alsoAnswers: [401],
      openapi: {
        method: 'POST',
        path: '/auth/passkeys/sign-in/finish',
        tags: ['auth'],
        summary: 'Sign in with a passkey',
        description:
          'Takes what `navigator.credentials.get` gave, as its `toJSON()`, and sets the cookies that `/auth/login` ' +
          'sets. A passkey is both steps: no code is asked for.',
      },
    })
    .input(finishPasskeySignInBody)
    .output(accountOutput)
    .mutation(async ({ ctx, input }) => {
      const { account: user, proof } = await finishPasskeySignIn(ctx.site, input.response, ctx.caller.address);
      await startSession(ctx, user.id, { proof });
      return { user };
    }),
});
