import { actOutput, jobListInput, jobListOutput, rowInput } from '../../../../shared/admin-lists.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import * as jobs from './service.ts';

export const jobsRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/jobs',
        tags: ['admin'],
        summary: 'List the jobs',
        description:
          'Newest slot first; with `status=waiting` what comes up first. Without a status: all but the cancelled ones.',
      },
    })
    .input(jobListInput)
    .output(jobListOutput)
    .query(({ ctx, input }) => jobs.listJobs(ctx.site, input)),

  retry: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/jobs/{id}/retry',
        tags: ['admin'],
        summary: 'Try a failed job again',
        description: 'What arrived is not sent a second time, and nothing past the catch-up window is sent at all.',
      },
    })
    .input(rowInput)
    .output(actOutput)
    .mutation(({ ctx, input }) => jobs.retryJob(ctx.site, ctx.actor, input.id)),

  cancel: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/jobs/{id}/cancel',
        tags: ['admin'],
        summary: 'Call off a job that waits',
        description: 'Nothing of it is sent or shown, and no later plan brings it back.',
      },
    })
    .input(rowInput)
    .output(actOutput)
    .mutation(({ ctx, input }) => jobs.cancelJob(ctx.site, ctx.actor, input.id)),
});
