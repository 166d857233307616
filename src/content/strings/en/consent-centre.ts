import { appName } from '../app-name.ts';

export const consentCentreWords = {
  title: 'Consent Center',
  lead: `What ${appName} may send you, how you agreed to it, and how you end it. Four records in plain words, open to anybody.`,
  overview: {
    title: 'How Consent Works Here',
    points: {
      choose: {
        title: 'You choose',
        text: 'You consent when you register, and then in Settings, one channel at a time. Yes to one is not yes to another.',
      },
      confirm: {
        title: 'You confirm',
        text: 'Email addresses and phone numbers use double opt-in: no guidance is sent to them until you have shown that they are yours.',
      },
      stop: {
        title: 'You stop, at any time',
        text: 'A switch, a link in an email, or the word STOP. It counts at once, for messages that are already waiting too.',
      },
      record: {
        title: 'It is written down',
        text: 'Each yes and each no becomes a row in a ledger that can only be added to. Yours is at the end of this page.',
      },
    },
  },
  records: {
    title: 'The Four Records',
    read: 'Read the record',
    'sms-whatsapp': {
      title: 'SMS and WhatsApp',
      text: 'Short messages to a number you have confirmed, and the one word that ends them.',
    },
    email: {
      title: 'Email',
      text: 'Which emails there are, how many a day, and the link that stops them.',
    },
    push: {
      title: 'Push Notifications',
      text: 'What your browser asks you, and what a notification leaves unsaid.',
    },
    'third-party': {
      title: 'Slack and Telegram',
      text: 'What other platforms learn of you, and what becomes of it when you disconnect.',
    },
  },
  settings: 'Open Settings',
};
