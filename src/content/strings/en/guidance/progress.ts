import { plural } from '../locale.ts';
export const progressWords = {
  title: 'Progress',
  about: 'How far you’ve come, one day at a time',

  rule: {
    title: 'How your streak is counted',
    kept: 'A day counts once you complete any guidance on it.',
    neutral: 'Days with nothing scheduled, days you pause and days this site was down don’t break it.',
    grace: 'Grace covers one missed day in any seven.',
  },
  grace: {
    none: 'Your streak has needed no grace so far.',
    noStreak: 'Your streak starts with the next guidance you complete.',
    one: (date: string) => `Grace has covered one day of this streak: ${date}.`,
    many: (count: number, date: string) => `Grace has covered ${count} days of this streak, most recently ${date}.`,
  },

  year: {
    title: 'Your year',
    kept: (days: number) => plural(days, { one: '# day kept', other: '# days kept' }),
    caption: (from: string, to: string) => `Each day from ${from} to ${to}, a column for each week`,
    weekOf: (date: string) => `Week of ${date}`,
    day: (date: string, state: string) => `${date}: ${state}`,
    keptDay: (date: string, completed: number) =>
      plural(completed, { one: `${date}: # completed`, other: `${date}: # completed` }),
    hint: 'Choose a day to see how it went.',
    legend: {
      kept: 'Kept (stronger color: more completed)',
      grace: 'By grace',
      later: 'Done later',
      missed: 'Missed',
      neutral: 'Nothing planned',
    },
  },
  failed: 'We couldn’t load your progress. It’s safe, and nothing is lost.',
};
