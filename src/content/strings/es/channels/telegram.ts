import type * as English from '../../en/channels/telegram.ts';

export const telegram: typeof English.telegram = {
  name: 'Telegram',
  inSentence: 'Telegram',
  consentName: 'Telegram',
  about: 'Un mensaje del bot de este sitio, en tu propio chat.',
  badges: { toDo: 'Vincula tu cuenta', ready: 'Vinculado' },
  number: null,
  wizard: null,
  wording: null,
  codes: {},
  diagnostic: null,
};
