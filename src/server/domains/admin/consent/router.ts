import { consentExportInput, consentExportOutput } from '../../../../shared/admin.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { exportConsent } from './service.ts';

export const consentExportRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/consent',
        tags: ['admin'],
        summary: 'Export the consent ledger',
        description:
          'Oldest first, of everybody, with what stays of those who have left. Ask again with `after` set to `next` ' +
          'until it is null.',
      },
    })
    .input(consentExportInput)
    .output(consentExportOutput)
    .query(({ ctx, input }) => exportConsent(ctx.site, input)),
});
