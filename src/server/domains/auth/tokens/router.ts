import {
  createTokenBody,
  createTokenOutput,
  deleteTokenInput,
  tokensOutput,
} from '../../../../shared/auth/credentials.ts';
import { successOutput } from '../../../../shared/auth.ts';
import { noInput } from '../../../../shared/fields.ts';
import { router } from '../../../trpc/init.ts';
import { freshProcedure, sessionProcedure } from '../../../trpc/procedures.ts';
import * as tokens from './service.ts';

export const tokensRouter = router({
  list: sessionProcedure
    .meta({
      openapi: { method: 'GET', path: '/tokens', tags: ['auth'], summary: 'List your API tokens' },
    })
    .input(noInput)
    .output(tokensOutput)
    .query(async ({ ctx }) => ({ tokens: await tokens.listTokens(ctx.site, ctx.actor) })),

  create: freshProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/tokens',
        tags: ['auth'],
        summary: 'Make an API token',
        description: 'The answer holds the token itself, this once: only its hash is kept.',
      },
    })
    .input(createTokenBody)
    .output(createTokenOutput)
    .mutation(({ ctx, input }) => tokens.createToken(ctx.site, ctx.actor, input, ctx.caller.userAgent)),

  delete: sessionProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/tokens/{id}',
        tags: ['auth'],
        summary: 'Revoke an API token',
      },
    })
    .input(deleteTokenInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await tokens.deleteToken(ctx.site, ctx.actor, input.id);
      return { success: true as const };
    }),
});
