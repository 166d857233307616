import { z } from 'zod';
import { queueStatsOutput } from '../../../shared/admin.ts';
import { router } from '../../trpc/init.ts';
import { adminProcedure } from '../../trpc/procedures.ts';
import { queueStats } from '../schedule/jobs/service.ts';
import { auditRouter } from './audit/router.ts';

export const adminRouter = router({
  audit: auditRouter,

  queueStats: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/queue-stats',
        tags: ['admin'],
        summary: 'How many jobs stand where',
        protect: true,
      },
    })
    .input(z.object({}).optional())
    .output(queueStatsOutput)
    .query(({ ctx }) => queueStats(ctx.site)),
});
