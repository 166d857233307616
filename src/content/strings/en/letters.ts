import { plural } from './locale.ts';

const noon = (localDate: string) => new Date(`${localDate}T12:00:00Z`);

/** The words of the weekly letter, the evening reminders and the service updates. */
export const letterWords = {
  weekly: {
    subject: (entries: number) => `Your week: ${plural(entries, { one: '# step taken', other: '# steps taken' })}`,
    quietSubject: 'A new week begins',
    title: 'Your week',
    quietTitle: 'A new week begins',
    /** The days that the letter looks back on. */
    range: ({ from, until }: { from: string; until: string }) =>
      new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).formatRange(
        noon(from),
        noon(until),
      ),
    kept: ({ entries, days }: { entries: number; days: number }) =>
      `You completed ${plural(entries, { one: 'one piece', other: '# pieces' })} of guidance on ${plural(days, { one: 'one day', other: '# days' })} this week. Well done.`,
    quiet:
      'It was a quiet week here, and that’s all right. Nothing is lost, nobody keeps score, and the next small step is ready whenever you are.',
    streak: (days: number) => `Your streak: ${plural(days, { one: '# day', other: '# days' })}.`,
    completed: 'What you completed',
    themes: 'The week ahead',
    weekday: (localDate: string) =>
      new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(noon(localDate)),
    goals: 'Your goals',
    percent: (percent: number) => `${percent}%`,
    ownSentence: 'In your own words',
    memory: 'A year ago you wrote',
    writtenOn: (localDate: string) =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(noon(localDate)),
    journal: 'Read it in your journal',
    button: 'See your progress',
    reason: (site: string) => `You get this because the weekly letter from ${site} is switched on.`,
  },
  prayer_reminder: {
    label: 'Still open',
    preview: 'A minute of prayer before the day ends.',
    note: 'If you’ve already prayed, thank you. You can mark it as completed in the app, and this reminder won’t come on days when you do.',
    reason: (site: string) => `You switched on prayer reminders from ${site}.`,
  },
  reflection_prompt: {
    label: 'A question for this evening',
    preview: 'A question from today’s reflection, for a quiet moment.',
    note: 'A few honest sentences are enough.',
    reason: (site: string) => `You switched on reflection prompts from ${site}.`,
  },
  service_update: {
    label: 'What’s new',
    button: (site: string) => `Open ${site}`,
    reason: (site: string) =>
      `You get this because service updates from ${site} are switched on. They come at most once a month.`,
  },
};
