import { securityEventsOutput, sessionInput, sessionsOutput, successOutput } from '../../../../shared/auth.ts';
import { noInput, noPayload } from '../../../../shared/fields.ts';
import { router } from '../../../trpc/init.ts';
import { sessionProcedure } from '../../../trpc/procedures.ts';
import { listEvents } from '../../alerts/security-events/service.ts';
import { nameOf, sessionsOf } from '../sessions/sessions.ts';
import * as devices from './service.ts';

export const devicesRouter = router({
  sessions: sessionProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/sessions',
        tags: ['auth'],
        summary: 'Where the member is signed in',
      },
    })
    .input(noInput)
    .output(sessionsOutput)
    .query(async ({ ctx }) => ({ sessions: await devices.listSessions(ctx.site, ctx.actor, ctx.sessionId) })),

  endSession: sessionProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions/{id}',
        tags: ['auth'],
        summary: 'Sign out in one browser',
      },
    })
    .input(sessionInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await devices.endSession(ctx.site, ctx.actor, input.id);
      if (input.id === nameOf(ctx.sessionId))
        ctx.responseHeaders.append('set-cookie', await sessionsOf(ctx.site).end(ctx.sessionId, ctx.caller.secure));
      return { success: true as const };
    }),

  endOtherSessions: sessionProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/sessions',
        tags: ['auth'],
        summary: 'Sign out everywhere else',
      },
    })
    .input(noPayload)
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      await devices.endOtherSessions(ctx.site, ctx.actor, ctx.sessionId);
      return { success: true as const };
    }),

  events: sessionProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/security-events',
        tags: ['auth'],
        summary: 'What happened to the account',
        description: 'The newest fifty of what the member was alerted to.',
      },
    })
    .input(noInput)
    .output(securityEventsOutput)
    .query(async ({ ctx }) => ({ events: await listEvents(ctx.site, ctx.actor) })),
});
