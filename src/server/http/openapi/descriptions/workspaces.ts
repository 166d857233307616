import {
  connectOutput,
  disconnectInput,
  placeInput,
  placeOutput,
  workspaceChannel,
  workspaceChannelsOutput,
  workspaceMemberInput,
  workspaceStatus,
} from '../../../../shared/alerts/workspaces.ts';
import { retentionMinutes } from '../../../lib/retention.ts';
import { describeFields } from './description.ts';
import { MEMBER_ID, SUCCESS, WORDING_LANGUAGE } from './texts.ts';

/** The contracts of `shared/alerts/workspaces.ts`. */
export const WORKSPACE_FIELDS = [
  describeFields(workspaceMemberInput, { userId: MEMBER_ID }),
  describeFields(workspaceStatus, {
    ofSite: 'Whether the site has one workspace for all members; otherwise each member connects their own.',
    connected: 'Whether messages can be posted.',
    workspace: 'The name of the workspace; null without one.',
    channelName: 'The name of the channel; null for a direct message.',
    connectedAt: 'When the channel or direct message was chosen; null without one.',
    problem:
      'The code of why nothing can be posted: the provider permanently rejected the last message, or the site cannot read the token; null otherwise.',
    cause:
      'What that code is about: `token` for the connection, which the member can make again, `place` for the channel or direct message, which they can change; null if unknown.',
  }),
  describeFields(connectOutput, {
    url: 'The address of the provider’s page where the member allows the site to post.',
    expiresAt: `When the address expires: ${retentionMinutes('linkSecrets')} minutes after its creation.`,
  }),
  describeFields(workspaceChannelsOutput, { channels: 'The public channels to which the app was added, by name.' }),
  describeFields(workspaceChannel, {
    id: 'The id of the channel at the provider.',
    name: 'The name of the channel, without the #.',
  }),
  describeFields(placeInput, {
    userId: MEMBER_ID,
    channelId: 'One of the listed channels; null for a direct message to the member.',
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(placeOutput, { success: SUCCESS, status: 'The connection after the change.' }),
  describeFields(disconnectInput, { userId: MEMBER_ID, wordingLanguage: WORDING_LANGUAGE }),
];
