import { PHONE_FORM } from '../alerts/phone.ts';
import { CHANNEL_HOURS } from './channel-hours.ts';
import { type ChannelFacts, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Messages on WhatsApp (rules.md C11, C12, C14, C15). */
export const whatsapp = {
  label: 'WhatsApp',
  inWizard: false,
  repeatable: false,
  reports: true,
  address: { kind: 'typed', form: PHONE_FORM, field: 'whatsappNumber', invalid: 'whatsapp_invalid' },
  verification: 'code',
  replies: { kind: 'texts', costs: true },
  limits: {
    length: { most: 1_024, unit: 'characters' },
    perSecond: { site: null, address: null },
    hours: CHANNEL_HOURS.whatsapp,
    aDay: { least: 1, most: 3 },
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'sms-whatsapp', wording: 'own', box: null, terms: false, kinds: false },
  says: {
    toConfirm: 'confirm_number',
    toAgree: null,
    refused: 'method_refused',
    notLinked: null,
    secretOver: null,
    boxNeeded: null,
    dashboard: null,
  },
  sentences: {
    whatsapp_invalid: 'Please enter a valid WhatsApp number with country code (e.g., +1234567890)',
    whatsapp_write_first: ({ number }: { number: string }) =>
      `WhatsApp only lets us message you for a day after you last wrote to us. Write to ${number} there, and our messages can come.`,
  },
} as const satisfies ChannelFacts;
