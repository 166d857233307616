export const categoryWords = {
  categories: {
    prayer_reminders: { name: 'Prayer reminders', about: 'The prayers in your guidance.' },
    reflection_prompts: { name: 'Reflection prompts', about: 'The reflections in your guidance.' },
    weekly_letter: {
      name: 'Weekly letter',
      about: 'A look back at your week. This site doesn’t send one yet; we’ll remember your choice for when it does.',
    },
    service_updates: {
      name: 'Service updates',
      about:
        'What’s new here, at most once a month. This site doesn’t send any yet; we’ll remember your choice for when it does.',
    },
  },
  security: {
    name: 'Security alerts',
    about:
      'Sign-ins from a new browser, changes to your account, and links you ask for. They protect you, so they stay on.',
    badge: 'Always on',
  },
  withGuidance: 'Part of the guidance emails, which are off.',
  unreachable: 'We couldn’t load your email choices. Nothing has changed.',
};
