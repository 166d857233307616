import { plural } from '../locale.ts';

export const streakWords = {
  title: 'Progress',
  dayStreak: (_days: number) => 'Day Streak',
  lessons: (count: number) => plural(count, { one: 'Lesson', other: 'Lessons' }),
  week: 'This week',
  day: (weekday: string, state: string) => `${weekday}: ${state}`,
  byGrace: (weekday: string) => `Grace on ${weekday}`,
  stillOpen: 'There’s still time today',
  /** Below the streak, on the day that it reaches these lengths. */
  milestones: {
    week: 'Seven days, one at a time.',
    month: 'Thirty days, one at a time. Well done.',
    year: '365 days, one at a time. Thanks be to God.',
  },
  states: {
    kept: 'kept',
    grace: 'missed, covered by grace',
    later: 'done later',
    missed: 'missed',
    neutral: 'nothing planned',
    open: 'today, still open',
    ahead: 'still to come',
  },
};
