import { checkOutput, examineInput } from '../../../../shared/admin/site.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { examineFor } from './service.ts';

export const doctorRouter = router({
  examine: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/admin/doctor',
        tags: ['admin'],
        summary: 'Examine the whole site',
        description:
          'Disk, data folder, clock, database, keys, consent ledger, backups, public address, the DNS of the sender, every ' +
          'channel and the language model. Sends nothing and changes nothing. An error has a sentence that says what to do. ' +
          '`callerTime` is the time by your own clock, with which the clock of the server is compared.',
      },
    })
    .input(examineInput)
    .output(checkOutput)
    .mutation(({ ctx, input }) => examineFor(ctx.site, ctx.actor, input)),
});
