import { modelUseListInput, modelUseListOutput } from '../../../../shared/admin/model-use.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { listModelUse } from './service.ts';

export const modelUseRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/model-use',
        tags: ['admin'],
        summary: 'What the language model cost this month, by member',
        description:
          'Requests, tokens and dollars of each member for whom it was asked, those who cost most first, and today’s ' +
          'requests beside the daily cap. It holds none of their words.',
      },
    })
    .input(modelUseListInput)
    .output(modelUseListOutput)
    .query(({ ctx, input }) => listModelUse(ctx.site, input)),
});
