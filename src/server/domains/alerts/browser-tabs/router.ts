import { successOutput } from '../../../../shared/auth.ts';
import { shownInput } from '../../../../shared/live.ts';
import { router } from '../../../trpc/init.ts';
import { sessionProcedure } from '../../../trpc/procedures.ts';
import { acknowledgeShown } from './service.ts';

export const tabsRouter = router({
  /** A tab acknowledges that it showed a notification. Only pages use the call, so REST does not have it. */
  shown: sessionProcedure
    .input(shownInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await acknowledgeShown(ctx.site, ctx.actor, input.deliveryId);
      return { success: true as const };
    }),
});
