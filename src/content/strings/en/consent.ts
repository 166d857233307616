import { appName } from '../app-name.ts';

/** What the consent centre and its four records share. */
export const consentWords = {
  back: 'Back to Consent Center',
  dashboard: 'Return to Dashboard',
  lastUpdated: 'Last Updated:',
  policy: (version: string, day: string) => `Policy version ${version}, in force since ${day}`,
  onThisPage: 'On This Page',
  official: 'Official Consent Record',
  technical: 'Technical Notes',
  privacy: 'Privacy Notes',
  manage: {
    title: 'Change Your Mind',
    message: 'What you agreed to is yours to change, at any time and without giving a reason.',
  },
  contact: {
    title: 'Contact',
    message: 'About your data, your consent, or these words.',
  },
  support: {
    title: 'Support',
    message: 'When a message does not come, or comes when it should not.',
  },
  askChurch: 'Ask the church that runs this site.',
};

/** What of all this is set up on one site. */
export const onThisSiteWords = {
  title: 'On This Site',
  unknown: 'Not known',
  message: 'Nothing is sent through a channel that is not set up.',
  failed: 'We could not ask the server what is set up here. Nothing else on this page depends on it.',
  methods: {
    email: 'Email',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    push: 'Push notifications',
    desktop: 'Desktop notifications',
    slack: 'Slack',
    telegram: 'Telegram',
  },
};

/** The member's own rows of the consent ledger. */
export const ledgerWords = {
  title: 'Your Own Record',
  intro:
    'Each time you agreed to something, took it back or confirmed an address, it was written down here. No row is ever changed.',
  times: (zone: string) => `Times are in ${zone}.`,
  visitor: 'Once you are signed in, your own record stands here: what you agreed to, when, and after which words.',
  signIn: 'Sign In',
  empty:
    'Nothing is recorded here yet. The first row comes when you switch something on, switch it off, or confirm an address.',
  failed: 'Your record could not be loaded. It is safe on the server.',
  more: 'Load More',
  loading: 'Loading...',
  shown: (count: number) => (count === 1 ? '1 row shown' : `${count} rows shown`),
  words: 'The words on the screen',
  wordsUnknown:
    'This version of the site no longer holds these words. The people who run it can look them up by their name.',
  download: {
    label: 'Take it with you',
    json: 'Download JSON',
    csv: 'Download CSV',
    busy: 'Preparing...',
    done: (rows: number) => ({
      title: 'Your record is on its way',
      message: rows === 1 ? 'The file holds 1 row.' : `The file holds all ${rows} rows.`,
    }),
    failed: { title: 'The file was not made', message: 'Nothing is lost. Please try again.' },
    fileName: (record: string | null, day: string) => ['consent', record, day].filter(Boolean).join('-'),
    columns: {
      time: 'Time (UTC)',
      local: 'Local time',
      channel: 'Channel',
      event: 'What happened',
      source: 'Where',
      version: 'Wording version',
      wording: 'Words on the screen',
      address: 'Address (keyed hash)',
    },
  },
  channels: {
    ...onThisSiteWords.methods,
    all: 'All messages',
    'email:guidance': 'Guidance emails',
    'email:prayer_reminders': 'Prayer reminders by email',
    'email:reflection_prompts': 'Reflection prompts by email',
    'email:weekly_letter': 'Weekly letter by email',
    'email:service_updates': 'Service updates by email',
  } as Record<string, string>,
  actions: {
    opt_in: 'Switched on',
    opt_out: 'Switched off',
    verified: 'Confirmed as yours',
    paused: 'Paused',
    resumed: 'Begun again',
    wording_shown: 'Terms shown',
  },
  sources: {
    registration: 'When you joined',
    onboarding: 'During setup',
    settings: 'In Settings',
    unsubscribe_page: 'On the page behind an email’s link',
    one_click: 'By one-click unsubscribe',
    link: 'By the link we sent you',
    password_reset: 'When the password was reset',
  } as Record<string, string>,
  file: `Consent record of ${appName}`,
};
