import { type ChannelFacts, NOTIFICATION_KEPT_MS, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Web Push to each of a member's browsers (rules.md C21–C27). */
export const push = {
  label: 'Push',
  inWizard: true,
  chosenFromTheStart: false,
  repeatable: true,
  reports: false,
  address: { kind: 'browsers', most: 10, exclusive: true, rejections: 2 },
  verification: 'none',
  limits: {
    length: { most: 3_000, unit: 'bytes' },
    keptMs: NOTIFICATION_KEPT_MS,
    perSecond: { site: null, address: null },
    hours: null,
    aDay: null,
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'push', wording: null, box: null, kinds: false },
  says: {
    toConfirm: 'no_browser',
    toAgree: null,
    refused: 'method_refused',
    notLinked: null,
    secretOver: null,
    boxNeeded: null,
    dashboard: null,
  },
} as const satisfies ChannelFacts;
