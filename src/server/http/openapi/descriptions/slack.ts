import {
  slackChannel,
  slackChannelsOutput,
  slackConnectOutput,
  slackDisconnectInput,
  slackMemberInput,
  slackPlaceInput,
  slackPlaceOutput,
  slackStatus,
} from '../../../../shared/slack.ts';
import { retentionMinutes } from '../../../lib/retention.ts';
import { describeFields } from './description.ts';
import { MEMBER_ID, SUCCESS, WORDING_LANGUAGE } from './texts.ts';

/** The contracts of `shared/slack.ts`. */
export const SLACK_FIELDS = [
  describeFields(slackMemberInput, { userId: MEMBER_ID }),
  describeFields(slackStatus, {
    ofSite: 'True where the site has one workspace for everybody; otherwise each member connects a workspace.',
    connected: 'Whether messages can be posted to the place.',
    workspace: 'The name of the workspace; null where nothing is connected.',
    channelName: 'The name of the channel; null for a direct message.',
    connectedAt: 'When the place was chosen; null where nothing is connected.',
    problem: 'The code with which Slack refused the last message for good; null where it did not.',
  }),
  describeFields(slackConnectOutput, {
    url: 'The address of Slack’s page on which you let the site post.',
    expiresAt: `When the address stops working: ${retentionMinutes('linkSecrets')} minutes after it was made.`,
  }),
  describeFields(slackChannelsOutput, { channels: 'The public channels that the app was added to, by name.' }),
  describeFields(slackChannel, { id: 'The id of the channel at Slack.', name: 'The name, without its #.' }),
  describeFields(slackPlaceInput, {
    userId: MEMBER_ID,
    channelId: 'One of the listed channels; null for a direct message to the member.',
    wordingLanguage: WORDING_LANGUAGE,
  }),
  describeFields(slackPlaceOutput, { success: SUCCESS, status: 'Where messages go from now on.' }),
  describeFields(slackDisconnectInput, { userId: MEMBER_ID, wordingLanguage: WORDING_LANGUAGE }),
];
