import {
  consentCheckInput,
  consentCheckOutput,
  consentExportInput,
  consentExportOutput,
} from '../../../../shared/admin.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { verifyLedger } from '../../consent/verify.ts';
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
          'Oldest first, of everybody, with what stays of those who have left, and with the values that let anybody ' +
          'verify the file. Ask again with `after` set to `next` until it is null.',
      },
    })
    .input(consentExportInput)
    .output(consentExportOutput)
    .query(({ ctx, input }) => exportConsent(ctx.site, input)),

  verify: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/consent/verification',
        tags: ['admin'],
        summary: 'Verify the consent ledger',
        description:
          'Follows the whole chain and names the first row that was changed, removed, inserted or moved. Give a `hash` ' +
          'noted before to learn whether rows were cut off the end.',
      },
    })
    .input(consentCheckInput)
    .output(consentCheckOutput)
    .query(({ ctx, input }) => verifyLedger(ctx.site, input.hash)),
});
