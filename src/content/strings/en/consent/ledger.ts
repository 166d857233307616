import type { ConsentSource } from '../../../../shared/consent.ts';
import { appName } from '../../app-name.ts';
import { consentNames } from '../channels/all.ts';
import { plural } from '../locale.ts';

/** The member's own rows of the consent ledger. */
export const ledgerWords = {
  title: 'Your Own Record',
  intro:
    'Each time you agreed to something, changed your mind or confirmed an address, we recorded it here. No row is ever changed.',
  times: (zone: string) => `Times are in ${zone}.`,
  visitor: 'Sign in to see your own record here: what you agreed to, when, and the wording you saw.',
  signIn: 'Sign In',
  empty: 'Nothing is recorded yet. The first row appears when you switch something on or off, or confirm an address.',
  failed: 'We couldn’t load your record. It’s safe on the server.',
  more: 'Load More',
  loading: 'Loading...',
  shown: (count: number) => plural(count, { one: '# row shown', other: '# rows shown' }),
  words: 'The wording you saw',
  wordsUnknown:
    'This version of the site no longer has this wording. The people who run the site can look it up by its version.',
  download: {
    label: 'Download your record',
    json: 'Download JSON',
    csv: 'Download CSV',
    busy: 'Preparing...',
    done: (rows: number) => ({
      title: 'Your record was downloaded',
      message: plural(rows, { one: 'The file holds # row.', other: 'The file holds all # rows.' }),
    }),
    failed: { title: 'The file wasn’t created', message: 'Nothing is lost. Please try again.' },
    fileName: (record: string | null, day: string) => ['consent', record, day].filter(Boolean).join('-'),
    columns: {
      time: 'Time (UTC)',
      local: 'Local time',
      channel: 'Channel',
      event: 'What happened',
      source: 'Where',
      version: 'Wording version',
      wording: 'Wording shown',
      address: 'Address (keyed hash)',
    },
  },
  /** A slot outside the hours of a channel, which the member confirmed. */
  slot: (channel: string, day: string, time: string) => `${channel} on ${day} at ${time}`,
  /** The subject of a row: one channel, all channels, or a kind of mail. */
  channels: {
    ...consentNames,
    all: 'All messages',
    model: 'Guidance by a language model',
    memories: 'What you wrote, brought back',
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
    resumed: 'Resumed',
    wording_shown: 'Terms shown',
    erased: 'Deleted with the account',
  },
  sources: {
    registration: 'When you joined',
    onboarding: 'During setup',
    settings: 'In Settings',
    unsubscribe_page: 'On the page linked in an email',
    one_click: 'With one-click unsubscribe',
    linked_elsewhere: 'The chat was linked to another account',
    message: 'With a button in a message',
    reply: 'With a reply to a message',
    provider: 'Reported by the service that carries our messages',
    link: 'With the link we sent you',
    code: 'With the code we sent you',
    password_reset: 'When the password was reset',
    account_deleted: 'When the account was deleted',
  } satisfies Record<ConsentSource, string>,
  file: `Consent record of ${appName}`,
};
