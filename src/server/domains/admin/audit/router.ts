import { auditListInput, auditListOutput } from '../../../../shared/admin.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { listActs } from './service.ts';

export const auditRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/audit',
        tags: ['admin'],
        summary: 'What administrators did',
        description:
          'Newest first. With a userId: what was done to that member; with q: what somebody did or had done.',
      },
    })
    .input(auditListInput)
    .output(auditListOutput)
    .query(({ ctx, input }) => listActs(ctx.site, input)),
});
