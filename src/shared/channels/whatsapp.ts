import { type ChannelFacts, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Messages on WhatsApp (rules.md C11, C12, C14, C15). */
export const whatsapp = {
  label: 'WhatsApp',
  inWizard: false,
  chosenFromTheStart: false,
  repeatable: false,
  reports: true,
  address: { kind: 'typed', field: 'whatsappNumber' },
  verification: 'code',
  limits: {
    length: { most: 1_024, unit: 'characters' },
    perSecond: { site: null, address: null },
    hours: { from: 8, until: 21 },
    aDay: { least: 1, most: 3 },
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'sms-whatsapp', wording: 'whatsapp', box: null, kinds: false },
  says: {
    toConfirm: 'confirm_number',
    toAgree: null,
    refused: 'method_refused',
    numberInvalid: 'whatsapp_invalid',
    boxNeeded: null,
    dashboard: null,
  },
} as const satisfies ChannelFacts;
