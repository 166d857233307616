export const unsubscribeWords = {
  title: 'Email Choices',
  intro: 'Choose which guidance comes to you by email. What you turn off stays readable in the app.',
  legend: 'Guidance by email',
  categories: {
    guidance: {
      name: 'Guidance emails',
      about: 'Your guidance, at the times you set. Off means none of it is mailed.',
    },
    prayer_reminders: { name: 'Prayer reminders', about: 'The prayers among your guidance.' },
    reflection_prompts: { name: 'Reflection prompts', about: 'The reflections among your guidance.' },
  },
  rest: 'A time of rest',
  pause: 'Pause for two weeks',
  pauseAbout: 'No guidance comes for two weeks, by email or otherwise. Then your choices apply again.',
  pausedUntil: (day: string) => `No guidance comes until ${day}. Untick this to begin again now.`,
  none: 'Turn off all guidance emails',
  save: 'Save Choices',
  saving: 'Saving...',
  saved: 'Your choices are saved',
  savedMessage: 'They apply from now on, to waiting emails too. Security messages about your account still arrive.',
  change: 'Change them again',
  failed: { title: 'Your choices were not saved', message: 'Nothing has changed. Please try again.' },
};
