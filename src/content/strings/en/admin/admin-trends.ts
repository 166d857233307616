import { locale, plural } from '../locale.ts';

/** The charts of the administration: messages, lateness and active members over time. */
export const adminTrendWords = {
  intro: (zone: string): string => `Days begin at midnight in ${zone}.`,
  numbers: 'Show the numbers',
  day: 'Day',
  messages: {
    title: 'Messages by Day',
    intro: 'What became of the scheduled messages of the last 30 days. Guidance in the app isn’t counted.',
    caption: 'Messages by day and what became of them',
    sent: 'Sent',
    failed: 'Failed',
    notSent: 'Not sent',
    none: 'No message was due in these 30 days. Once guidance goes out, you’ll see here what became of it.',
    allSent: (sent: number): string =>
      plural(sent, { one: 'The only message in these days was sent.', other: 'All # messages were sent.' }),
    someSent: (sent: number, all: number): string =>
      plural(all, {
        one: 'The only message in these days wasn’t sent.',
        other: `${sent.toLocaleString(locale.numbers)} of # messages were sent.`,
      }),
    someFailed: (failed: number, day: string): string =>
      plural(failed, { one: `One failed, on ${day}.`, other: `# failed, the most on ${day}.` }),
    someNotSent: (notSent: number): string =>
      plural(notSent, {
        one: 'One was canceled, came too late, or had no confirmed address.',
        other: '# were canceled, came too late, or had no confirmed address.',
      }),
    seeFailed: 'See what failed',
  },
  lateness: {
    title: 'How Late Messages Go Out',
    intro: 'The time from the chosen minute to the moment the provider accepts the message.',
    caption: 'Delay of messages by day',
    median: 'Half within',
    p99: '99 in 100 within',
    none: 'No message has gone out in these 30 days, so there’s nothing to measure yet.',
    usual: (time: string): string => `On a typical day, half of the messages go out within ${time}.`,
    worst: (day: string, time: string): string =>
      `The slowest day was ${day}: 99 in 100 messages went out within ${time}.`,
  },
  activity: {
    title: 'Active Members by Week',
    intro: 'Members who completed at least one prayer, action or reflection. A week begins on Monday.',
    caption: 'Active members by week',
    week: 'Week of',
    active: 'Active members',
    none: 'No one has completed guidance in these twelve weeks.',
    lastWeek: (active: number, members: number): string =>
      plural(members, {
        one: `Last week, ${active} of # member completed something.`,
        other: `Last week, ${active.toLocaleString(locale.numbers)} of # members completed something.`,
      }),
    thisWeek: (active: number): string => `This week: ${active.toLocaleString(locale.numbers)} so far.`,
    best: (active: number, day: string): string =>
      `The best week began on ${day}, with ${active.toLocaleString(locale.numbers)}.`,
  },
};
