import type { AddressForm } from '../../../src/shared/alerts/address-form.ts';
import { type ChannelFacts, USUAL_AT_ONCE, USUAL_WAITS_MS } from '../../../src/shared/channels/facts.ts';

// docs/channels/add-a-channel.md shows the rest of this file.

/** The URL of a topic, such as https://ntfy.sh/ruth-7Kq2. */
const TOPIC_FORM = {
  maxLength: 200,
  clean: (text) => text.trim(),
  isValid: (text) => /^https?:\/\/[^/?#\s]+\/[\w-]{1,64}$/.test(text.trim()),
  isReachable: (stored) => URL.canParse(stored),
  hasCountry: false,
  input: { type: 'url', inputMode: 'url', autoComplete: 'off', typedFrom: 12 },
} as const satisfies AddressForm;

/** Notifications of a topic at an ntfy server. */
export const ntfy = {
  label: 'Ntfy',
  inWizard: false,
  // The server shows a repeated call as a second message.
  repeatable: false,
  reports: false,
  address: { kind: 'typed', form: TOPIC_FORM, field: null, invalid: 'ntfy_topic_invalid' },
  verification: 'code',
  replies: null,
  limits: {
    length: { most: 4_096, unit: 'bytes' },
    perSecond: { site: null, address: 1 },
    hours: null,
    aDay: null,
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'third-party', wording: null, box: null, terms: false, kinds: false },
  says: {
    toConfirm: 'ntfy_confirm_first',
    toAgree: null,
    refused: 'method_refused',
    notLinked: null,
    secretOver: null,
    boxNeeded: null,
    dashboard: null,
  },
  sentences: {
    ntfy_topic_invalid: 'Please enter the URL of your topic, such as https://ntfy.sh/ruth-7Kq2',
    ntfy_confirm_first: 'Confirm your topic first.',
  },
} as const satisfies ChannelFacts;
