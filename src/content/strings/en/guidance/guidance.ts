export const guidanceWords = {
  /** The member’s name follows. */
  greeting: {
    morning: 'Good morning,',
    afternoon: 'Good afternoon,',
    evening: 'Good evening,',
  },
  today: "Today's Guidance",
  /** The heading where today's guidance could not be loaded. */
  ofDay: (date: string) => `Guidance for ${date}`,
  viewAll: 'View All History',
  empty: {
    title: 'No guidance generated today yet',
    past: 'View Past Guidance',
    next: (what: string, when: string) => `Your next guidance is ${what}, ${when}.`,
    unplanned: 'You have no times set for the next few days.',
    choose: 'Choose your days and times',
    beforeSetup: 'Your first guidance will come once you finish the questions above.',
    development: 'Test entries from administrators appear here. They don’t count toward your progress.',
  },
  arrived: (title: string) => `New guidance: ${title}`,
  /** The member’s own words. */
  quoted: (text: string) => `“${text}”`,
  /** Below an entry in another language than the pages. */
  inLanguage: (language: string) =>
    `For now, this guidance is in ${language}. You can pray and write in your own language.`,
  /** Below a day whose guidance is all completed, when no more comes on it. */
  everything: 'That’s everything for today.',
  nextToday: (what: string, when: string) => `Next up: ${what}, ${when}.`,
  pausedUntil: (date: string) => `Your guidance is paused until ${date}.`,
  changePause: 'Change the pause',
  data: { label: 'Which guidance is shown', production: 'Production', development: 'Development' },

  fields: {
    prayerPrompt: 'Prayer Prompt',
    encouragement: 'Encouragement',
    focusPoint: 'Focus Point',
    actionPrompt: 'Action Prompt',
    practicalStep: 'Practical Step',
    checkInQuestion: 'Check-In Question',
    motivationalNote: 'Motivational Note',
    historicalQuote: 'Historical Quote',
    reflectionQuestions: 'Reflection Questions',
    gratitudePrompt: 'Gratitude Prompt',
    tomorrowPreparation: "Tomorrow's Preparation",
    actionSteps: 'Action Steps',
  },
  /** Above a text that is written as a letter, so that nobody takes it for one to themselves. */
  letter: 'From a letter:',
  readAll: 'Read more',
  readLess: 'Show less',
  readAgain: 'Read again',
  fold: 'Close',
  complete: 'Complete',
  completed: 'Completed',
  yourReflection: 'Your reflection',
  helpful: 'Helpful',
  helpfulFailed: { title: 'We couldn’t save that', message: 'Please try again.' },
  share: 'Share',
  shared: { title: 'Shared', message: 'The title, the reference and a link, but nothing you wrote.' },
  copied: { title: 'Ready to paste', message: 'We copied the title, the reference and a link, but nothing you wrote.' },
  shareFailed: { title: 'Nothing was shared', message: 'This browser doesn’t allow sharing or copying here.' },
};
