import {
  answerBody,
  answerOutput,
  answerViewInput,
  answerViewOutput,
} from '../../../../shared/alerts/answer-contracts.ts';
import { router } from '../../../trpc/init.ts';
import { publicProcedure } from '../../../trpc/procedures.ts';
import { sendAnswer, viewAnswer } from './service.ts';

export const answersRouter = router({
  view: publicProcedure
    .input(answerViewInput)
    .output(answerViewOutput)
    .query(({ ctx, input }) => viewAnswer(ctx.site, input.capability, ctx.caller.address)),

  send: publicProcedure
    .input(answerBody)
    .output(answerOutput)
    .mutation(async ({ ctx, input }) => {
      const { outcome, open, care, wordsSaved } = await sendAnswer(ctx.site, input, ctx.caller.address);
      return { outcome, open, care, wordsSaved };
    }),
});
