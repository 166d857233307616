import type * as English from '../../en/channels/names.ts';

export const channelNames: typeof English.channelNames = {
  email: { name: 'Correo', inSentence: 'correo', asSubject: 'El correo', consentName: 'Correo electrónico' },
  sms: { name: 'SMS', inSentence: 'SMS', asSubject: 'SMS', consentName: 'SMS' },
  push: {
    name: 'Notificaciones push',
    inSentence: 'notificaciones push',
    asSubject: 'El canal push',
    consentName: 'Notificaciones push',
  },
  whatsapp: { name: 'WhatsApp', inSentence: 'WhatsApp', asSubject: 'WhatsApp', consentName: 'WhatsApp' },
  slack: { name: 'Slack', inSentence: 'Slack', asSubject: 'Slack', consentName: 'Slack' },
  telegram: { name: 'Telegram', inSentence: 'Telegram', asSubject: 'Telegram', consentName: 'Telegram' },
  desktop: {
    name: 'Escritorio',
    inSentence: 'notificaciones de escritorio',
    asSubject: 'El canal de escritorio',
    consentName: 'Notificaciones de escritorio',
  },
};

/** The name of each channel on the consent pages and in the export. */
export const consentNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(channelNames).map(([method, { consentName }]) => [method, consentName]),
);
