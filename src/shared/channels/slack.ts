import { type ChannelFacts, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Messages in a Slack channel, or direct ones (rules.md C32). */
export const slack = {
  label: 'Slack',
  inWizard: false,
  repeatable: false,
  reports: false,
  address: { kind: 'linked', exclusive: false },
  verification: 'linking',
  replies: null,
  limits: {
    length: { most: 40_000, unit: 'characters' },
    perSecond: { site: null, address: 1 },
    hours: null,
    aDay: null,
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'third-party', wording: 'own', box: null, terms: false, kinds: false },
  says: {
    toConfirm: 'connect_first',
    toAgree: null,
    refused: 'method_refused',
    notLinked: 'workspace_not_connected',
    secretOver: null,
    boxNeeded: null,
    dashboard: null,
  },
} as const satisfies ChannelFacts;
