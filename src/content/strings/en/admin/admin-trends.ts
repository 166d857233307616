import { plural } from '../locale.ts';

/** The plots of the administration: messages, lateness and active members over time. */
export const adminTrendWords = {
  intro: (zone: string): string => `Days begin at midnight in ${zone}.`,
  numbers: 'Show the numbers',
  day: 'Day',
  messages: {
    title: 'Messages by Day',
    intro: 'How the scheduled messages of the last 30 days ended. What is shown in the app is not counted.',
    caption: 'Messages by day and how they ended',
    sent: 'Sent',
    failed: 'Failed',
    notSent: 'Not sent',
    none: 'No message was due in these 30 days. Once guidance goes out, you will see here how it ended.',
    allSent: (sent: number): string =>
      plural(sent, { one: 'The one message of these days was sent.', other: 'All # messages were sent.' }),
    someSent: (sent: number, all: number): string =>
      plural(all, {
        one: 'The one message of these days was not sent.',
        other: `${sent.toLocaleString('en-US')} of # messages were sent.`,
      }),
    someFailed: (failed: number, day: string): string =>
      plural(failed, { one: `One failed, on ${day}.`, other: `# failed, the most on ${day}.` }),
    someNotSent: (notSent: number): string =>
      plural(notSent, {
        one: 'One was called off, came too late, or had no address that was ready.',
        other: '# were called off, came too late, or had no address that was ready.',
      }),
    seeFailed: 'See what failed',
  },
  lateness: {
    title: 'How Late Messages Leave',
    intro: 'The time from the chosen minute to the moment the provider took the message.',
    caption: 'Lateness of messages by day',
    median: 'Half of them within',
    p99: '99 of 100 within',
    none: 'No message has left in these 30 days, so there is nothing to measure yet.',
    usual: (time: string): string => `On a usual day, half of the messages leave within ${time}.`,
    worst: (day: string, time: string): string =>
      `The slowest day was ${day}: there it took ${time} until 99 of 100 had left.`,
  },
  activity: {
    title: 'Active Members by Week',
    intro: 'Members who completed at least one prayer, action or reflection. A week begins on Monday.',
    caption: 'Active members by week',
    week: 'Week from',
    active: 'Active members',
    none: 'Nobody has completed guidance in these twelve weeks.',
    lastWeek: (active: number, members: number): string =>
      plural(members, {
        one: `Last week, ${active} of # member completed something.`,
        other: `Last week, ${active.toLocaleString('en-US')} of # members completed something.`,
      }),
    thisWeek: (active: number): string => `This week it is ${active.toLocaleString('en-US')} so far.`,
    best: (active: number, day: string): string =>
      `The highest number was ${active.toLocaleString('en-US')}, in the week from ${day}.`,
  },
};
