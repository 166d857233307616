import type * as English from '../../en/channels/slack.ts';

export const slack: typeof English.slack = {
  name: 'Slack',
  inSentence: 'Slack',
  consentName: 'Slack',
  about: 'Un mensaje en Slack, en un canal o directo.',
  badges: { toDo: 'Sin conectar', ready: 'Conectado' },
  number: null,
  wizard: null,
  wording: null,
  codes: {},
  diagnostic: null,
};
