import { diagnosticInput, emailDiagnostic, smsDiagnostic } from '../../../../shared/alerts/diagnostics.ts';
import { testAlertsInput, testAlertsOutput } from '../../../../shared/alerts.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure, memberProcedure } from '../../../trpc/procedures.ts';
import { diagnose } from './diagnostics.ts';
import { testAlerts } from './service.ts';

export const testsRouter = router({
  send: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/alerts/test/{userId}',
        tags: ['alerts'],
        summary: 'Send a test by some methods, or by all that are on',
      },
    })
    .input(testAlertsInput)
    .output(testAlertsOutput)
    .mutation(async ({ ctx, input }) => ({
      results: await testAlerts(ctx.site, ctx.actor, input.userId, input.alertMethods),
    })),

  debugSms: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/alerts/debug-sms/{userId}',
        tags: ['alerts'],
        summary: 'Find out why text messages do not arrive',
        description: 'Sends a test to the member’s number, where it is verified and consent stands.',
      },
    })
    .input(diagnosticInput)
    .output(smsDiagnostic)
    .mutation(({ ctx, input }) => diagnose(ctx.site, ctx.actor, input.userId, 'sms')),

  debugEmail: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/alerts/debug-email/{userId}',
        tags: ['alerts'],
        summary: 'Find out why mail does not arrive',
        description: 'Sends a test to the member’s confirmed address.',
      },
    })
    .input(diagnosticInput)
    .output(emailDiagnostic)
    .mutation(({ ctx, input }) => diagnose(ctx.site, ctx.actor, input.userId, 'email')),
});
