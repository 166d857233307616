export const streakWords = {
  title: 'Progress',
  dayStreak: 'Day Streak',
  lessons: 'Lessons',
  week: 'This week',
  day: (weekday: string, state: string) => `${weekday}: ${state}`,
  byGrace: (shortWeekday: string) => `Grace on ${shortWeekday}.`,
  stillOpen: 'Today is still open',
  /** Below the streak, on the day that it reaches these lengths. */
  milestones: {
    week: 'A whole week, one day at a time.',
    month: 'A whole month, one day at a time. Well done.',
    year: 'A whole year, one day at a time. Thanks be to God.',
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
