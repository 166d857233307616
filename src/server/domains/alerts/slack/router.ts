import { successOutput } from '../../../../shared/auth.ts';
import { noPayload } from '../../../../shared/fields.ts';
import {
  slackChannelsOutput,
  slackConnectOutput,
  slackDisconnectInput,
  slackMemberInput,
  slackPlaceInput,
  slackPlaceOutput,
  slackStatus,
} from '../../../../shared/slack.ts';
import { retentionMinutes } from '../../../lib/retention.ts';
import { router } from '../../../trpc/init.ts';
import { memberProcedure, sessionProcedure } from '../../../trpc/procedures.ts';
import { choosePlace, disconnect, getStatus, listChannels, startConnect } from './service.ts';

export const slackRouter = router({
  status: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/slack/status/{userId}',
        tags: ['alerts'],
        summary: 'Where a member’s messages go in Slack',
      },
    })
    .input(slackMemberInput)
    .output(slackStatus)
    .query(({ ctx, input }) => getStatus(ctx.site, ctx.actor, input.userId)),

  connect: sessionProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/slack/connect',
        tags: ['alerts'],
        summary: 'Make the address of Slack’s page on which you connect a workspace',
        description: `It works once, for ${retentionMinutes('linkSecrets')} minutes, and only in the session that asked for it.`,
      },
    })
    .input(noPayload)
    .output(slackConnectOutput)
    .mutation(({ ctx }) => startConnect(ctx.site, ctx.actor, ctx.sessionId)),

  channels: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'GET',
        path: '/slack/channels/{userId}',
        tags: ['alerts'],
        summary: 'The public channels of the workspace that the app was added to',
      },
    })
    .input(slackMemberInput)
    .output(slackChannelsOutput)
    .query(async ({ ctx, input }) => ({ channels: await listChannels(ctx.site, ctx.actor, input.userId) })),

  choosePlace: memberProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/slack/place/{userId}',
        tags: ['alerts'],
        summary: 'Choose the channel, or the direct message, that messages go to',
      },
    })
    .input(slackPlaceInput)
    .output(slackPlaceOutput)
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      status: await choosePlace(ctx.site, ctx.actor, input),
    })),

  disconnect: memberProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/slack/connection/{userId}',
        tags: ['alerts'],
        summary: 'Disconnect Slack: end the token there and delete it here',
      },
    })
    .input(slackDisconnectInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      await disconnect(ctx.site, ctx.actor, input.userId, input.wordingLanguage);
      return { success: true as const };
    }),
});
