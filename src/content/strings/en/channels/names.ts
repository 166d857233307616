import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { ChannelNames } from '../../channel-words.ts';

/** The names of each channel. They have a file of their own, because many screens need no other words of a channel. */
export const channelNames = {
  email: { name: 'Email', inSentence: 'email', asSubject: 'Email', consentName: 'Email' },
  sms: { name: 'SMS', inSentence: 'SMS', asSubject: 'SMS', consentName: 'SMS' },
  push: { name: 'Push', inSentence: 'push notifications', asSubject: 'Push', consentName: 'Push notifications' },
  whatsapp: { name: 'WhatsApp', inSentence: 'WhatsApp', asSubject: 'WhatsApp', consentName: 'WhatsApp' },
  slack: { name: 'Slack', inSentence: 'Slack', asSubject: 'Slack', consentName: 'Slack' },
  telegram: { name: 'Telegram', inSentence: 'Telegram', asSubject: 'Telegram', consentName: 'Telegram' },
  desktop: {
    name: 'Desktop',
    inSentence: 'desktop notifications',
    asSubject: 'Desktop',
    consentName: 'Desktop notifications',
  },
} satisfies Readonly<Record<AlertMethod, ChannelNames>>;

/** The name of each channel on the consent pages and in the export. */
export const consentNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(channelNames).map(([method, { consentName }]) => [method, consentName]),
);
