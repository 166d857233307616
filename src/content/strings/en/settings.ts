import { appName } from '../app-name.ts';

export const settingsWords = {
  parts: 'Parts of this page',
  schedule: 'Weekly Schedule',
  alerts: 'Alert Preferences',
  mail: 'Kinds of email',
  pause: 'Pause',
  privacy: 'Privacy & Consent',
  account: 'Account',
  safety: 'Sign-in Safety',
  tokens: 'API Tokens',
  language: 'Language',
  data: 'Your Data',
};

export const languageWords = {
  title: 'Language',
  label: `The language of ${appName}`,
  about: 'What you write stays as you wrote it.',
  change: 'Use This Language',
};
