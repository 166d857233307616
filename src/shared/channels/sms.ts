import { PHONE_FORM } from '../alerts/phone.ts';
import { CHANNEL_HOURS } from './channel-hours.ts';
import { type ChannelFacts, NOTIFICATION_TTL_MS, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Text messages (rules.md C1–C13). */
export const sms = {
  label: 'SMS',
  inWizard: true,
  repeatable: false,
  reports: true,
  address: { kind: 'typed', form: PHONE_FORM, field: 'phoneNumber', invalid: 'phone_invalid' },
  verification: 'code',
  replies: { kind: 'texts', costs: true },
  limits: {
    length: { most: 3, unit: 'segments' },
    ttlMs: NOTIFICATION_TTL_MS,
    perSecond: { site: null, address: null },
    hours: CHANNEL_HOURS.sms,
    aDay: { least: 1, most: 3 },
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'sms-whatsapp', wording: 'own', box: 'smsConsent', terms: true, kinds: false },
  says: {
    toConfirm: 'confirm_number',
    toAgree: 'agree_and_confirm',
    refused: 'sms_refused',
    notLinked: null,
    secretOver: null,
    boxNeeded: 'sms_consent_needed',
    dashboard: { notSetUp: 'sms_not_set_up_yet', toConfirm: 'verify_phone' },
  },
  sentences: {
    sms_number_needed: 'Phone number is required for SMS notifications',
    phone_invalid: 'Please enter a valid phone number with country code (e.g., +1234567890)',
    sms_consent_needed: 'Please agree to receive SMS first',
    agree_and_confirm: 'Agree to receive SMS and confirm your number first.',
    sms_refused: 'Your phone company refused our messages, so we’ve stopped sending to this number.',
    sms_not_set_up_yet:
      'You chose text messages. They aren’t set up on this site yet, so nothing will be sent to your phone.',
    verify_phone:
      'You chose text messages. Confirm your number in Settings and agree to receive them; until then, nothing will be sent to your phone.',
  },
} as const satisfies ChannelFacts;
