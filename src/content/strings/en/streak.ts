export const streakWords = {
  title: 'Progress',
  dayStreak: 'Day Streak',
  lessons: 'Lessons',
  week: 'This week',
  day: (weekday: string, state: string) => `${weekday}: ${state}`,
  byGrace: (shortWeekday: string) => `${shortWeekday}. by grace`,
  stillOpen: 'Today is open',
  states: {
    kept: 'kept',
    grace: 'missed, bridged by grace',
    missed: 'missed',
    neutral: 'nothing planned',
    open: 'today, open',
    ahead: 'still to come',
  },
};
