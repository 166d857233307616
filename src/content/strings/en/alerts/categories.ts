export const categoryWords = {
  categories: {
    prayer_reminders: {
      name: 'Prayer reminders',
      about:
        'A few words in the evening, on days when your prayer is still open. They count toward the three emails a day.',
    },
    reflection_prompts: {
      name: 'Reflection prompts',
      about:
        'A question in the evening, on days when your reflection is still open. They count toward the three emails a day.',
    },
    weekly_letter: {
      name: 'Weekly letter',
      about: 'A look back at your week and ahead to the next, on Saturday morning.',
    },
    service_updates: {
      name: 'Service updates',
      about: 'What’s new here, at most once a month.',
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
