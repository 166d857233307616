import {
  actOutput,
  memberGetInput,
  memberGetOutput,
  memberListInput,
  memberListOutput,
  sendPasswordLinkInput,
  sendPasswordLinkOutput,
  setRoleInput,
  signOutInput,
} from '../../../../shared/admin-lists.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure, freshAdminProcedure } from '../../../trpc/procedures.ts';
import * as members from './service.ts';

export const membersRouter = router({
  list: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/members',
        tags: ['admin'],
        summary: 'List the members',
        description: 'Those who joined last first, with their role and where each of their methods stands.',
      },
    })
    .input(memberListInput)
    .output(memberListOutput)
    .query(({ ctx, input }) => members.listMembers(ctx.site, input)),

  get: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/members/{userId}',
        tags: ['admin'],
        summary: 'Look at one member',
        description: 'Reading the data of another member is written to the audit log.',
      },
    })
    .input(memberGetInput)
    .output(memberGetOutput)
    .query(async ({ ctx, input: { userId } }) => {
      const member = await members.getMember(ctx.site, userId);
      const act = { action: 'admin.members.get', targetId: userId, details: null } as const;
      if (userId !== ctx.actor.userId) await ctx.recordRead(ctx.actor, act);
      return member;
    }),

  setRole: freshAdminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/members/{userId}/role',
        tags: ['admin'],
        summary: 'Give a member a role',
        description: 'It counts from their next request on. The last administrator stays one.',
      },
    })
    .input(setRoleInput)
    .output(actOutput)
    .mutation(({ ctx, input }) => members.setRole(ctx.site, ctx.actor, input.userId, input.role)),

  sendPasswordLink: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/admin/members/{userId}/password-link',
        tags: ['admin'],
        summary: 'Mail a member a link that sets a new password',
        description:
          'It goes to the member’s own address, confirmed or not. Nothing is mailed while three such links are valid. The ' +
          'answer says which; every request is in the audit log.',
      },
    })
    .input(sendPasswordLinkInput)
    .output(sendPasswordLinkOutput)
    .mutation(({ ctx, input }) => members.sendPasswordLink(ctx.site, ctx.actor, input.userId)),

  signOut: freshAdminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/admin/members/{userId}/sign-out',
        tags: ['admin'],
        summary: 'Sign a member out everywhere',
        description: 'Ends all their sessions, and push in those browsers. API tokens stay.',
      },
    })
    .input(signOutInput)
    .output(actOutput)
    .mutation(({ ctx, input }) => members.signOut(ctx.site, ctx.actor, input.userId)),
});
