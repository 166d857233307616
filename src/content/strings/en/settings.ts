import { appName } from '../app-name.ts';
import { plural } from './locale.ts';

export const settingsWords = {
  parts: 'Parts of this page',
  schedule: 'Weekly Schedule',
  alerts: 'Alert Preferences',
  mail: 'Kinds of email',
  pause: 'Pause',
  sent: 'What Was Sent',
  privacy: 'Privacy & Consent',
  account: 'Account',
  safety: 'Sign-In Security',
  tokens: 'API Tokens',
  language: 'Language',
  translation: 'Bible Translation',
  data: 'Your Data',
};

/** One short line below the name of each part, where the parts are a list to open. */
export const partSummaries = {
  next: (what: string, when: string) => `Next: ${what}, ${when}`,
  week: 'The days and times of your guidance',
  alerts: 'How your guidance reaches you',
  on: (channels: number) =>
    channels === 0 ? 'No channel is on' : plural(channels, { one: '# channel is on', other: '# channels are on' }),
  unverified: 'One still needs to be confirmed',
  pause: 'A pause for all guidance',
  notPaused: 'Not paused',
  paused: (day: string) => `Until ${day}`,
  sent: 'What arrived, and what’s to come',
  translation: 'The Bible your verses come from',
  privacy: 'What we keep, what you agreed to',
  safety: 'Two-step verification, passkeys and devices',
  tokens: 'For your own programs',
  data: 'Download it, or delete your account',
};

export const languageWords = {
  label: `The language of ${appName}`,
  about:
    'Choose a language, and the pages change right away, as does the text around the guidance in your emails. What you write stays as you wrote it.',
  guidance: 'For now, our library of guidance is in English.',
};
