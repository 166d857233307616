export const unsubscribeWords = {
  title: 'Email Choices',
  intro: 'Choose which emails you get. You can still read all of your guidance in the app.',
  legend: 'Emails you get',
  categories: {
    guidance: {
      name: 'Guidance emails',
      about: 'Your guidance, at the times you set. If this is off, none of it comes by email.',
    },
    prayer_reminders: {
      name: 'Prayer reminders',
      about: 'A few words in the evening, while your prayer is still open.',
    },
    reflection_prompts: {
      name: 'Reflection prompts',
      about: 'A question in the evening, while your reflection is still open.',
    },
    weekly_letter: { name: 'Weekly letter', about: 'A look back at your week, on Saturday morning.' },
    service_updates: { name: 'Service updates', about: 'What’s new here, at most once a month.' },
  },
  breakLegend: 'Take a break',
  pause: 'Pause for two weeks',
  pausedUntil: (day: string) => `You won’t get guidance until ${day}.`,
  onlyOff: 'An email can be forwarded, so this page can only turn things off. To turn something back on,',
  signIn: 'sign in and open Settings',
  none: 'Turn Off All of These',
  save: 'Save Choices',
  saving: 'Saving...',
  // Also said for a link that is not whole, because the page does not tell which links are real (rules.md C18).
  saved: 'Thank you',
  savedMessage:
    'Your choices apply right away, even to emails already waiting. You’ll still get security alerts about your account. If other emails keep coming, use the link in your latest email, or sign in and open Settings.',
  change: 'Change Them Again',
  failed: { title: 'Your choices weren’t saved', message: 'Nothing has changed. Please try again.' },
};
