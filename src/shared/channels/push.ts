import { type ChannelFacts, NOTIFICATION_TTL_MS, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Web Push to each of a member's browsers (rules.md C21–C27). */
export const push = {
  label: 'Push',
  inWizard: true,
  repeatable: true,
  reports: false,
  address: { kind: 'browsers', most: 10, exclusive: true, rejections: 2 },
  verification: 'none',
  replies: null,
  limits: {
    length: { most: 3_000, unit: 'bytes' },
    ttlMs: NOTIFICATION_TTL_MS,
    perSecond: { site: null, address: null },
    hours: null,
    aDay: null,
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'push', wording: null, box: null, terms: false, kinds: false },
  says: {
    toConfirm: 'no_browser',
    toAgree: null,
    refused: 'method_refused',
    notLinked: null,
    secretOver: null,
    boxNeeded: null,
    dashboard: null,
  },
  sentences: {
    no_browser: 'None of your browsers gets push notifications yet. Turn them on in the one you want.',
    push_needs_contact:
      'Push services ask for a contact: set SUPPORT_EMAIL to an address at a public domain, or PUBLIC_URL to an https one.',
    push_address_invalid: 'This is not the address of a push service: it must be https on a public host',
    push_key_invalid: 'keys.p256dh must be 65 bytes in base64url',
    push_auth_invalid: 'keys.auth must be 16 bytes in base64url',
  },
} as const satisfies ChannelFacts;
