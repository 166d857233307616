export const progressWords = {
  title: 'Progress',
  about: 'How far you have come, a day at a time',

  rule: {
    title: 'How your streak is counted',
    kept: 'A day counts once you complete any guidance on it.',
    neutral: 'Days without a time in your schedule, and days you pause, ask nothing of you.',
    grace: 'One missed day in any seven is bridged by grace.',
  },
  grace: {
    none: 'Your streak has needed no grace so far.',
    noStreak: 'Your streak begins with the next guidance you complete.',
    one: (date: string) => `Grace has bridged one day of this streak: ${date}.`,
    many: (count: number, date: string) => `Grace has bridged ${count} days of this streak, the last on ${date}.`,
  },

  year: {
    title: 'Your year',
    kept: (days: number) => (days === 1 ? '1 day kept' : `${days} days kept`),
    caption: (from: string, to: string) => `Each day from ${from} to ${to}, a column for each week`,
    weekOf: (date: string) => `Week of ${date}`,
    day: (date: string, state: string) => `${date}: ${state}`,
    keptDay: (date: string, completed: number) =>
      completed === 1 ? `${date}: 1 completed` : `${date}: ${completed} completed`,
    hint: 'Choose a day to see what it was.',
    legend: {
      kept: 'Kept, stronger the more you completed',
      grace: 'By grace',
      missed: 'Missed',
      neutral: 'Nothing planned',
    },
  },
  failed: 'Your progress could not be loaded. It is safe, and nothing of it is lost.',
};
