import { type ChannelFacts, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Text messages (rules.md C1–C13). */
export const sms = {
  label: 'SMS',
  inWizard: true,
  chosenFromTheStart: false,
  repeatable: false,
  reports: true,
  address: { kind: 'typed', field: 'phoneNumber' },
  verification: 'code',
  limits: {
    length: { most: 3, unit: 'segments' },
    perSecond: { site: null, address: null },
    hours: { from: 8, until: 21 },
    aDay: { least: 1, most: 3 },
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'sms-whatsapp', wording: 'sms', box: 'smsConsent', kinds: false },
  says: {
    toConfirm: 'confirm_number',
    toAgree: 'agree_and_confirm',
    refused: 'method_refused',
    numberInvalid: 'phone_invalid',
    boxNeeded: 'sms_consent_needed',
    dashboard: { notSetUp: 'sms_not_set_up_yet', toConfirm: 'verify_phone' },
  },
} as const satisfies ChannelFacts;
