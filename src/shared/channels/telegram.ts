import { type ChannelFacts, USUAL_AT_ONCE, USUAL_WAITS_MS } from './facts.ts';

/** Messages of the site's bot in a member's own chat (rules.md C28–C31). */
export const telegram = {
  label: 'Telegram',
  inWizard: false,
  repeatable: false,
  reports: false,
  address: { kind: 'linked', exclusive: true },
  verification: 'linking',
  replies: { kind: 'chat', costs: false },
  limits: {
    length: { most: 4_096, unit: 'characters' },
    perSecond: { site: 25, address: 1 },
    hours: null,
    aDay: null,
    atOnce: USUAL_AT_ONCE,
    waitsMs: USUAL_WAITS_MS,
  },
  consent: { record: 'third-party', wording: null, box: null, terms: false, kinds: false },
  says: {
    toConfirm: 'telegram_link_first',
    toAgree: null,
    refused: 'method_refused',
    notLinked: 'chat_not_linked',
    secretOver: 'telegram_token_over',
    boxNeeded: null,
    dashboard: null,
  },
  sentences: {
    telegram_link_first: 'Link your Telegram account first.',
    telegram_token_needed: 'Please enter your Telegram subscription token',
    telegram_token_over: 'This token is wrong, too old or was already used. Send /start to the bot for a new one.',
  },
} as const satisfies ChannelFacts;
