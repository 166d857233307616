import { type ChannelFacts, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Notifications that an open tab of the site shows (decisions.md D25). */
export const desktop = {
  label: 'Desktop',
  inWizard: true,
  repeatable: true,
  reports: false,
  address: { kind: 'none' },
  verification: 'none',
  replies: null,
  limits: {
    length: null,
    perSecond: { site: null, address: null },
    hours: null,
    aDay: null,
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'push', wording: null, box: null, terms: false, kinds: false },
  says: {
    toConfirm: 'connect_first',
    toAgree: null,
    refused: 'method_refused',
    notLinked: null,
    secretOver: null,
    boxNeeded: null,
    dashboard: null,
  },
  sentences: {
    no_open_tab: 'This site wasn’t open in a tab that can show notifications. Keep one open to get them.',
    not_shown:
      'This site is open in a tab, but the tab didn’t show it. Reload that tab, and see whether your browser or system hides notifications.',
  },
} as const satisfies ChannelFacts;
