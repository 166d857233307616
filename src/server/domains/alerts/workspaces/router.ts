import {
  connectOutput,
  disconnectInput,
  placeInput,
  placeOutput,
  workspaceChannelsOutput,
  workspaceMemberInput,
  workspaceStatus,
} from '../../../../shared/alerts/workspaces.ts';
import { successOutput } from '../../../../shared/auth.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { noPayload } from '../../../../shared/fields.ts';
import { retentionMinutes } from '../../../lib/retention.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure, sessionProcedure } from '../../../trpc/procedures.ts';
import { choosePlace, disconnect, getStatus, listChannels, startConnect } from './service.ts';

/** The calls by which a member connects a workspace of a channel's provider and chooses the place of their messages. */
export const workspacesRouter = (channel: AlertMethod) => {
  const { label } = CHANNELS[channel];
  return router({
    status: memberProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: `/${channel}/status/{userId}`,
          tags: ['alerts'],
          summary: `Where a member’s messages go in ${label}`,
        },
      })
      .input(workspaceMemberInput)
      .output(workspaceStatus)
      .query(({ ctx, input }) => getStatus(ctx.site, ctx.actor, channel, input.userId)),

    connect: sessionProcedure
      .meta({
        alsoAnswers: [409],
        openapi: {
          method: 'POST',
          path: `/${channel}/connect`,
          tags: ['alerts'],
          summary: `Make the address of ${label}’s page on which you connect a workspace`,
          description: `It works once, for ${retentionMinutes('linkSecrets')} minutes, and only in the session that asked for it.`,
        },
      })
      .input(noPayload)
      .output(connectOutput)
      .mutation(({ ctx }) => startConnect(ctx.site, ctx.actor, channel, ctx.sessionId)),

    channels: memberProcedure
      .meta({
        alsoAnswers: [409],
        openapi: {
          method: 'GET',
          path: `/${channel}/channels/{userId}`,
          tags: ['alerts'],
          summary: 'The public channels of the workspace that the app was added to',
        },
      })
      .input(workspaceMemberInput)
      .output(workspaceChannelsOutput)
      .query(async ({ ctx, input }) => ({ channels: await listChannels(ctx.site, ctx.actor, channel, input.userId) })),

    choosePlace: memberProcedure
      .meta({
        alsoAnswers: [409],
        openapi: {
          method: 'POST',
          path: `/${channel}/place/{userId}`,
          tags: ['alerts'],
          summary: 'Choose the channel, or the direct message, that messages go to',
        },
      })
      .input(placeInput)
      .output(placeOutput)
      .mutation(async ({ ctx, input }) => ({
        success: true as const,
        status: await choosePlace(ctx.site, ctx.actor, channel, input),
      })),

    disconnect: memberProcedure
      .meta({
        openapi: {
          method: 'DELETE',
          path: `/${channel}/connection/{userId}`,
          tags: ['alerts'],
          summary: `Disconnect ${label}: end the token there and delete it here`,
        },
      })
      .input(disconnectInput)
      .output(successOutput)
      .mutation(async ({ ctx, input }) => {
        await disconnect(ctx.site, ctx.actor, channel, input);
        return { success: true as const };
      }),
  });
};
