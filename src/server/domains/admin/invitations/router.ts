import {
  createInvitationBody,
  createInvitationOutput,
  deleteInvitationInput,
  invitationListInput,
  invitationListOutput,
} from '../../../../shared/admin.ts';
import { successOutput } from '../../../../shared/auth.ts';
import { retentionDays } from '../../../lib/retention.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import * as invitations from '../../auth/invitations/service.ts';

/** Invitations decide who may join a site with REGISTRATION=invite (decisions.md D6). */
export const invitationsRouter = router({
  create: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/admin/invitations',
        tags: ['admin'],
        summary: 'Make an invitation',
        description:
          'The answer holds its link, this once: only a hash is kept, and nothing is mailed. It lets one person join; ' +
          'with an e-mail, only that address.',
      },
    })
    .input(createInvitationBody)
    .output(createInvitationOutput)
    .mutation(({ ctx, input }) => invitations.createInvitation(ctx.site, ctx.actor, input)),

  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/invitations',
        tags: ['admin'],
        summary: 'List the invitations',
        description: `Newest first, without their links. One that ended ${retentionDays('endedInvitations')} days ago is gone.`,
      },
    })
    .input(invitationListInput)
    .output(invitationListOutput)
    .query(({ ctx, input }) => invitations.listInvitations(ctx.site, input)),

  delete: adminProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/admin/invitations/{id}',
        tags: ['admin'],
        summary: 'Take an invitation back',
      },
    })
    .input(deleteInvitationInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await invitations.deleteInvitation(ctx.site, ctx.actor, input.id);
      return { success: true as const };
    }),
});
