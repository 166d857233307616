import { type ChannelFacts, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Mail to the address of the account (rules.md C16–C20). */
export const email = {
  label: 'Email',
  inWizard: true,
  repeatable: true,
  reports: false,
  address: { kind: 'account' },
  verification: 'link',
  replies: null,
  limits: {
    length: null,
    perSecond: { site: null, address: null },
    hours: null,
    aDay: { least: 0, most: 3 },
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'email', wording: null, box: null, terms: false, kinds: true },
  says: {
    toConfirm: 'open_our_link',
    toAgree: null,
    refused: 'mail_refused',
    notLinked: null,
    secretOver: null,
    boxNeeded: null,
    dashboard: null,
  },
  sentences: {
    mail_refused: 'Your email provider refused our messages, so we’ve stopped sending to this address.',
    open_our_link: 'Open the link we sent you to confirm your address.',
  },
} as const satisfies ChannelFacts;
