const membersOf = (count: number) => (count === 1 ? '1 member' : `${count.toLocaleString('en-US')} members`);

/** The administrators' screen at first: its parts, figures and cards. */
export const adminWords = {
  title: 'Admin',
  parts: 'Parts of this page',
  overview: 'Overview',
  lists: {
    jobs: 'Jobs',
    deliveries: 'Deliveries',
    members: 'Members',
    audit: 'Audit log',
    invitations: 'Invitations',
    outbox: 'Captured mail',
  },
  mailCaptured: 'Mail is not sent: no mail server is set',
  signInAgain: {
    title: 'Please sign in again',
    message: 'For your safety, the administration closes 12 hours after you signed in. Nothing you typed is lost.',
    act: 'Sign In Again',
  },
  untrustedProxy:
    'Requests come through a proxy that this site does not know, so all limits count everybody as one. Set TRUST_PROXY to the number of proxies in front, and start again.',
  figures: {
    title: 'Queue statistics',
    waiting: 'Waiting',
    processing: 'Processing',
    completed: 'Completed',
    failed: 'Failed',
    total: 'Total Jobs',
    stale:
      'These figures could not be brought up to date. The last ones are shown; they are asked for again by themselves.',
  },
  latest: {
    title: 'Latest Deliveries',
    all: 'All deliveries',
    empty: 'Nothing has been delivered yet. The first message appears here half an hour before its time.',
  },
  trigger: {
    title: 'Guidance for Everybody',
    types: { prayer: 'Prayer', do: 'Do', reflection: 'Reflection' },
    usual: 'Usual time',
    ready: (members: number) =>
      members === 1 ? '1 member is ready' : `${members.toLocaleString('en-US')} members are ready`,
    nobody: 'Nobody is ready',
    counting: 'Counting who is ready...',
    uncounted: 'Who is ready could not be counted',
    send: (members: number) => `Send to ${members.toLocaleString('en-US')} Now`,
    sendOf: (type: string, members: number) => `${type}: send to ${members.toLocaleString('en-US')} now`,
    ask: {
      prayer: 'Send a prayer now?',
      do: 'Send an action now?',
      reflection: 'Send a reflection now?',
    },
    about: (members: number) =>
      members === 1
        ? 'It goes to 1 member at once, by every channel that is ready for them, and counts among their day’s three.'
        : `It goes to ${members.toLocaleString('en-US')} members at once, by every channel that is ready for them, and counts among their day’s three.`,
    confirm: (members: number) => `Send to ${membersOf(members)}`,
    /** Where the same was sent within the last minute. */
    again: {
      prayer: (members: number) => `A prayer was sent to ${membersOf(members)} just now. Send again?`,
      do: (members: number) => `An action was sent to ${membersOf(members)} just now. Send again?`,
      reflection: (members: number) => `A reflection was sent to ${membersOf(members)} just now. Send again?`,
      confirm: (members: number) => `Send again to ${membersOf(members)}`,
    },
    sending: 'Sending...',
    failed: 'Trigger Failed',
  },
  unreached: 'The server could not be reached. Please try again.',
};
