export const streakWords = {
  title: 'Progress',
  dayStreak: 'Day Streak',
  lessons: 'Lessons',
  week: 'This week',
  day: (weekday: string, state: string) => `${weekday}: ${state}`,
  byGrace: (shortWeekday: string) => `${shortWeekday}. by grace`,
  stillOpen: 'Today is still open',
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
