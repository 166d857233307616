import type { ConnectOutcome } from '../../../../../shared/alerts/connect-outcomes.ts';

/** The words of Slack's row in Settings. */
export const slackRowWords = {
  connect: 'Connect Slack',
  reconnect: 'Connect again',
  connecting: 'Opening Slack...',
  how: 'Slack will ask you whether we may post, and then bring you back here.',
  directHow: 'We look you up in your church’s Slack by your email address.',
  pick: 'Choose a place',
  change: 'Choose another place',
  place: 'Where your guidance goes',
  directChoice: 'A direct message to you',
  find: 'Find a channel',
  warning: 'Everyone in a channel can read what we post there.',
  noChannels:
    'Our app isn’t in any channel yet. Open the one you’d like to use in Slack, add the app there, then look again.',
  addApp: 'Not listed? Open the channel in Slack and add our app there, then look again.',
  lookAgain: 'Look again',
  loading: 'Getting the channels from Slack...',
  unread: 'We couldn’t get the channels from Slack.',
  keep: 'Use this place',
  keeping: 'Saving...',
  cancel: 'Cancel',
  kept: 'Your guidance goes there from now on.',
  keepFailed: 'We couldn’t change the place.',
  toDirect: (workspace: string) => `Connected to ${workspace}. Messages come directly to you.`,
  toChannel: (workspace: string, name: string) =>
    `Connected to ${workspace}. Messages go to #${name}, where everyone in the channel can read them.`,
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting...',
  disconnected: 'Slack is disconnected.',
  disconnectFailed: 'We couldn’t disconnect Slack.',
  connectFailed: 'We couldn’t open Slack.',
  checking: 'Checking whether Slack is connected...',
  unreachable: 'We couldn’t check whether Slack is connected. Nothing has changed.',
  outcomes: {
    connected: 'Slack is connected. Your guidance comes to you in a direct message.',
    denied: 'You didn’t let us post in Slack, so nothing was connected.',
    expired: 'That took too long, or it began in another browser. Please connect Slack again.',
    failed: 'Slack couldn’t be connected. Please tell the people who run this site.',
    not_reached: 'Slack didn’t answer, so nothing was connected. Please try again in a minute.',
  } satisfies Record<ConnectOutcome, string>,
};
