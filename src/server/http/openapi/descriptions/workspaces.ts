import {
  connectOutput,
  disconnectInput,
  placeInput,
  placeOutput,
  workspaceChannel,
  workspaceChannelsOutput,
  workspaceMemberInput,
  workspaceStatus,
} from '../../../../shared/workspaces.ts';
import { retentionMinutes } from '../../../lib/retention.ts';
import { describeFields } from './description.ts';
import { MEMBER_ID, SUCCESS, WORDING_LANGUAGE } from './texts.ts';

/** The contracts of `shared/workspaces.ts`. */
export const WORKSPACE_FIELDS = [
  describeFields(workspaceMemberInput, { userId: MEMBER_ID }),
  describeFields(workspaceStatus, {
    ofSite: 'True where the site has one workspace for everybody; otherwise each member connects a workspace.',
    connected: 'Whether messages can be posted to the place.',
    workspace: 'The name of the workspace; null where nothing is connected.',
    channelName: 'The name of the channel; null for a direct message.',
    connectedAt: 'When the place was chosen; null where nothing is connected.',
    problem: 'The code with which the provider refused the last message for good; null where it did not.',
  }),
  describeFields(connectOutput, {
    url: 'The address of the provider’s page on which you let the site post.',
    expiresAt: `When the address stops working: ${retentionMinutes('linkSecrets')} minutes after it was made.`,
  }),
  describeFields(workspaceChannelsOutput, { channels: 'The public channels that the app was added to, by name.' }),
  describeFields(workspaceChannel, { id: 'The id of the channel at the provider.', name: 'The name, without its #.' }),
  describeFields(placeInput, {
    userId: MEMBER_ID,
    channelId: 'One of the listed channels; null for a direct message to the member.',
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(placeOutput, { success: SUCCESS, status: 'Where messages go from now on.' }),
  describeFields(disconnectInput, { userId: MEMBER_ID, wordingLanguage: WORDING_LANGUAGE }),
];
