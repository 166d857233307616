import { unsubscribeBody, unsubscribeViewInput, unsubscribeViewOutput } from '../../../../shared/alerts.ts';
import { successOutput } from '../../../../shared/auth.ts';
import { router } from '../../../trpc/init.ts';
import { publicProcedure } from '../../../trpc/procedures.ts';
import { saveUnsubscribe, viewUnsubscribe } from './service.ts';

export const unsubscribeRouter = router({
  view: publicProcedure
    .input(unsubscribeViewInput)
    .output(unsubscribeViewOutput)
    .query(({ ctx, input }) => viewUnsubscribe(ctx.site, input.token, ctx.caller.address)),

  save: publicProcedure
    .input(unsubscribeBody)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await saveUnsubscribe(ctx.site, input, ctx.caller.address);
      return { success: true as const };
    }),
});
