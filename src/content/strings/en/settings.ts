import { appName } from '../app-name.ts';

export const settingsWords = {
  parts: 'Parts of this page',
  schedule: 'Weekly Schedule',
  alerts: 'Alert Preferences',
  mail: 'Kinds of email',
  pause: 'Pause',
  sent: 'What Was Sent',
  privacy: 'Privacy & Consent',
  account: 'Account',
  safety: 'Sign-in Safety',
  tokens: 'API Tokens',
  language: 'Language',
  translation: 'Bible Translation',
  data: 'Your Data',
};

export const languageWords = {
  title: 'Language',
  label: `The language of ${appName}`,
  about:
    'Choose a language, and the pages change right away, as does the text around the guidance in your emails. What you write stays as you wrote it.',
  guidance: 'For now, the guidance itself and Scripture are in English, whichever language you choose.',
};
