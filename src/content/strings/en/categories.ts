export const categoryWords = {
  categories: {
    prayer_reminders: { name: 'Prayer reminders', about: 'The prayers among your guidance.' },
    reflection_prompts: { name: 'Reflection prompts', about: 'The reflections among your guidance.' },
    weekly_letter: {
      name: 'Weekly letter',
      about: 'A look back at your week. This site does not send one yet; your choice is kept for when it does.',
    },
    service_updates: {
      name: 'Service updates',
      about:
        'What is new here, at most once a month. This site does not send any yet; your choice is kept for when it does.',
    },
  },
  security: {
    name: 'Security alerts',
    about:
      'Sign-ins from a new browser, changes to your account, and links you ask for. They protect you, so they stay on.',
    badge: 'Always on',
  },
  withGuidance: 'Comes with the guidance emails, which are off.',
  unreachable: 'Your email choices could not be loaded. They are safe as they were.',
};
