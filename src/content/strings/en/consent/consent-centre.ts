import { appName } from '../../app-name.ts';
import { platformWords } from '../channels/all.ts';
import { listWords } from '../locale.ts';

export const consentCentreWords = {
  title: 'Consent Center',
  lead: `What ${appName} may send you, how you agreed to it, and how you can stop it. Four records in plain words that anyone can read.`,
  overview: {
    title: 'How Consent Works Here',
    points: {
      choose: {
        title: 'You choose',
        text: 'You agree when you register, and then in Settings, one channel at a time. Saying yes to one isn’t saying yes to another.',
      },
      confirm: {
        title: 'You confirm',
        text: 'Email addresses and phone numbers use double opt-in: we don’t send guidance to them until you’ve shown that they’re yours.',
      },
      stop: {
        title: 'You can stop at any time',
        text: 'A switch, a link in an email, or the word STOP. It takes effect right away, even for messages already waiting.',
      },
      record: {
        title: 'We keep a record',
        text: 'Every yes and every no becomes a row in a permanent record that can’t be changed. Yours is at the end of this page.',
      },
    },
  },
  records: {
    title: 'The Four Records',
    read: 'Read the record',
    'sms-whatsapp': {
      title: 'SMS and WhatsApp',
      text: 'Short messages to a number you’ve confirmed, and the one word that stops them.',
    },
    email: {
      title: 'Email',
      text: 'Which emails we send, how many a day, and the link that stops them.',
    },
    push: {
      title: 'Push Notifications',
      text: 'What your browser asks you, and what a notification never says.',
    },
    'third-party': {
      title: listWords(platformWords.map(({ name }) => name)),
      text: 'What other platforms learn about you, and what happens to it when you disconnect.',
    },
  },
  settings: 'Open Settings',
};
