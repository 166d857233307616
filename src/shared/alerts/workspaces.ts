import { wordingLanguage } from '../consent/wording-language.ts';
import { pathId } from '../fields.ts';
import { z } from '../zod.ts';

export const workspaceStatus = z.object({
  /** True where the site has one workspace for everybody. Otherwise each member connects a workspace. */
  ofSite: z.boolean(),
  connected: z.boolean(),
  workspace: z.string().nullable(),
  /** The name of the channel; null for a direct message. */
  channelName: z.string().nullable(),
  connectedAt: z.date().nullable(),
  /** The code of why nothing can be posted, such as that of a revoked token, or of one that the site cannot read. */
  problem: z.string().nullable(),
  /** What that code is about: the connection, which can be made again, or the place, which can be changed. */
  cause: z.enum(['token', 'place']).nullable(),
});
export type WorkspaceStatus = z.infer<typeof workspaceStatus>;

export const workspaceMemberInput = z.object({ userId: pathId });
export const connectOutput = z.object({ url: z.url(), expiresAt: z.date() });

export const workspaceChannel = z.object({ id: z.string(), name: z.string() });
export const workspaceChannelsOutput = z.object({ channels: z.array(workspaceChannel) });

/** The place to send to: one of the listed channels, or null for a direct message to the member. */
export const placeInput = z.strictObject({
  userId: pathId,
  channelId: z.string().min(1).max(40).nullable(),
  wordingLanguage,
});
export const placeOutput = z.object({ success: z.literal(true), status: workspaceStatus });
export const disconnectInput = z.strictObject({ userId: pathId, wordingLanguage });
