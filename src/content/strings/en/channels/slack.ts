import type { ChannelWords } from '../../channel-words.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';

const RECONNECT = 'Slack no longer lets us post for you. Connect it again in Settings.';
const NO_PERSON = 'Slack no longer knows your account there. Choose another place in Settings.';
const RESTRICTED = 'Your workspace doesn’t let our app post in this Slack channel. Choose another place in Settings.';

export const slack = {
  name: 'Slack',
  inSentence: 'Slack',
  asSubject: 'Slack',
  way: 'on Slack',
  consentName: 'Slack',
  about: 'A message in Slack, in a channel or a direct message.',
  badges: { needsYou: 'Not connected', ready: 'Connected' },
  address: null,
  platform: {
    agreement: 'With Slack, through OAuth: Slack itself shows you what we ask for, and you approve it there.',
    place: 'With Slack, to the channel you choose, or to your direct messages.',
    connecting: 'Slack asks you on its own page.',
    choosing: 'In Slack you choose a channel, or your direct messages.',
    accessed:
      'The name of the workspace and of the channel you choose, your ID there, and permission to post there. Not your messages or your files.',
    sent: 'Your guidance, at your times, to that channel alone, or to your direct messages. Whoever is in the channel can read it, so choose it with that in mind. If your church has one Slack for everybody and you ask for direct messages, we look you up there by your email address.',
    read: 'The buttons you press below your guidance in direct messages, and who pressed them, so that they do what they say. Slack also tells us when our app is removed. We read nothing that you or others write there.',
    control:
      'Another channel, or Disconnect, in Settings. Disconnecting revokes the token at Slack and deletes it here, even if revoking it fails.',
    technical: {
      title: 'Slack',
      text: 'OAuth 2.0 with only the scopes needed to post. The request is bound to your session and works once, so that nobody can connect their workspace to your account.',
    },
  },
  wizard: null,
  wording: {
    version: 'slack-1',
    text: 'I agree to receive my guidance in Slack, at the times I set, in the place I choose: a direct message, or a channel whose members can all read it. Disconnecting ends it. The details are in the consent record.',
    digest: 'e6aa4cdc99e9',
  },
  codes: {
    slack_unreachable: { member: 'We couldn’t reach Slack.', advice: 'otherwise', admin: 'Slack could not be reached' },
    slack_no_answer: {
      member: 'Slack didn’t answer. It may have arrived.',
      advice: 'unsure',
      admin: 'Slack did not answer; it may have arrived',
    },
    slack_limited: {
      member: 'Slack asked us to wait.',
      advice: 'otherwise',
      admin: 'Slack asked the site to wait (429)',
    },
    slack_unavailable: { member: UNDELIVERED, admin: 'Slack had an internal error' },
    slack_site_token: { member: UNDELIVERED, admin: 'Slack does not accept the bot token in Site Settings' },
    slack_token_gone: {
      member: 'We can’t post in Slack for you at the moment. Connect it again in Settings.',
      advice: 'byMember',
      admin: 'The site cannot read the token: keys.json was replaced, or the bot token was removed',
    },
    slack_token_revoked: { member: RECONNECT, advice: 'byMember', admin: 'The token was revoked' },
    slack_token_expired: { member: RECONNECT, advice: 'byMember', admin: 'The token has expired' },
    slack_account_inactive: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'The app was removed, or the workspace is gone',
    },
    slack_invalid_auth: { member: RECONNECT, advice: 'byMember', admin: 'Slack does not know the token' },
    slack_not_authed: { member: RECONNECT, advice: 'byMember', admin: 'Slack was given no token' },
    slack_missing_scope: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'The app lacks a permission in the workspace',
    },
    slack_no_permission: { member: RECONNECT, advice: 'byMember', admin: 'The token may not post there' },
    slack_org_login_required: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'The workspace is moving to an Enterprise organization',
    },
    slack_team_access_not_granted: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'The token has no access to the workspace',
    },
    slack_access_denied: { member: RECONNECT, advice: 'byMember', admin: 'Slack denied the app access' },
    slack_ekm_access_denied: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'The workspace’s administrators stopped all posting',
    },
    slack_channel_not_found: {
      member: 'The Slack channel no longer exists, or our app can’t see it. Choose another place in Settings.',
      advice: 'byMember',
      admin: 'Slack does not know the channel',
    },
    slack_is_archived: {
      member: 'The Slack channel was archived. Choose another place in Settings.',
      advice: 'byMember',
      admin: 'The channel was archived',
    },
    slack_not_in_channel: {
      member: 'Our app was removed from the Slack channel. Add it again, or choose another place in Settings.',
      advice: 'byMember',
      admin: 'The app is not in the channel',
    },
    slack_user_not_found: { member: NO_PERSON, advice: 'byMember', admin: 'Slack does not know the person' },
    slack_user_disabled: {
      member: NO_PERSON,
      advice: 'byMember',
      admin: 'The person’s account in Slack was deactivated',
    },
    slack_cannot_dm_bot: {
      member: 'Slack delivers no direct messages to a bot. Choose another place in Settings.',
      advice: 'byMember',
      admin: 'The place is the direct message of a bot',
    },
    slack_restricted_action: {
      member: RESTRICTED,
      advice: 'byMember',
      admin: 'A rule of the workspace keeps the app from posting',
    },
    slack_restricted_action_read_only_channel: {
      member: RESTRICTED,
      advice: 'byMember',
      admin: 'The channel is read-only',
    },
    slack_messages_tab_disabled: {
      member: 'Our app can’t send you direct messages in Slack yet.',
      advice: 'otherwise',
      admin: 'The Messages Tab of the app is off: switch it on at Slack, under App Home',
    },
    'slack_*': { member: UNDELIVERED, admin: (reply: string) => `Slack refused the message (${reply})` },
  },
  diagnostic: null,
} satisfies ChannelWords;
