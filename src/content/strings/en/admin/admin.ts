import { locale, plural } from '../locale.ts';

const membersOf = (count: number) => plural(count, { one: '# member', other: '# members' });

/** The administrators' screen at first: its parts, figures and cards. */
export const adminWords = {
  title: 'Admin',
  parts: 'Parts of this page',
  overview: 'Overview',
  lists: {
    trends: 'Over Time',
    jobs: 'Jobs',
    deliveries: 'Deliveries',
    members: 'Members',
    audit: 'Audit Log',
    invitations: 'Invitations',
    model: 'Language Model',
    translations: 'Bibles',
    updates: 'What’s New',
    settings: 'Site Settings',
    outbox: 'Captured Mail',
  },
  mailCaptured: 'Emails aren’t being sent: no mail server is set up',
  untrustedProxy:
    'Requests come through a proxy that this site doesn’t trust, so rate limits count all visitors as one. Set TRUST_PROXY to the number of proxies in front of the site, then restart it.',
  missingProxies:
    'Requests name fewer proxies than TRUST_PROXY says, so rate limits count these visitors as one. Check that number, and that each proxy adds the address that called it to X-Forwarded-For, then restart the site.',
  clockAhead: (minutes: number) =>
    `The site’s clock is ${minutes} minutes ahead of your device’s. If your device is right, messages go out too early: switch on time synchronization on the server.`,
  clockBehind: (minutes: number) =>
    `The site’s clock is ${minutes} minutes behind your device’s. If your device is right, messages go out too late: switch on time synchronization on the server.`,
  oldBackup:
    'The last backup is more than two days old. Make one with the command “backup”, and check the log to see why the nightly one fails.',
  mailOnHold: 'Emails aren’t going out: the mail server refuses this site.',
  seeWhy: 'See why',
  figures: {
    title: 'Queue statistics',
    waiting: 'Waiting',
    processing: 'Processing',
    completed: 'Completed',
    failed: 'Failed',
    total: 'Total Jobs',
    stale: 'We couldn’t update these figures. These are the last ones we have; we’ll keep trying.',
    missing: 'We couldn’t load these figures; we’ll keep trying.',
  },
  latest: {
    title: 'Latest Deliveries',
    all: 'All deliveries',
    empty: 'Nothing has been delivered yet. The first message will appear here half an hour before its time.',
  },
  trigger: {
    title: 'Guidance for Everyone',
    types: { prayer: 'Prayer', do: 'Do', reflection: 'Reflection' },
    usual: 'Usual time',
    ready: (members: number) => plural(members, { one: '# member is ready', other: '# members are ready' }),
    nobody: 'No one is ready',
    counting: 'Counting who is ready...',
    uncounted: 'We couldn’t count who is ready',
    /** On the button while the number is not known. */
    sendUncounted: 'Send Now',
    send: (members: number) => `Send to ${members.toLocaleString(locale.numbers)} Now`,
    sendOf: (type: string, members: number) => `${type}: send to ${members.toLocaleString(locale.numbers)} now`,
    ask: {
      prayer: 'Send a prayer now?',
      do: 'Send an action now?',
      reflection: 'Send a reflection now?',
    },
    about: (members: number) =>
      plural(members, {
        one: 'It goes to # member right away, on every channel they have ready, and counts toward their three for the day.',
        other:
          'It goes to # members right away, on every channel they have ready, and counts toward each one’s three for the day.',
      }),
    confirm: (members: number) => `Send to ${membersOf(members)}`,
    /** Shown when the same was sent within the last minute. */
    again: {
      prayer: (members: number) => `A prayer was sent to ${membersOf(members)} just now. Send again?`,
      do: (members: number) => `An action was sent to ${membersOf(members)} just now. Send again?`,
      reflection: (members: number) => `A reflection was sent to ${membersOf(members)} just now. Send again?`,
      confirm: (members: number) => `Send again to ${membersOf(members)}`,
    },
    sending: 'Sending...',
    failed: 'Trigger Failed',
  },
};
