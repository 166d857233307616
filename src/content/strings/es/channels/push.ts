import type * as English from '../../en/channels/push.ts';

export const push: typeof English.push = {
  name: 'Push',
  inSentence: 'push',
  consentName: 'Notificaciones push',
  about: 'Una notificación discreta en este dispositivo, incluso con el sitio cerrado. No dice nada personal.',
  badges: { toDo: 'Aún sin navegador' },
  number: null,
  wizard: {
    name: 'Notificación del navegador',
    about: 'Cuando la permitas en este dispositivo, en Ajustes.',
  },
  wording: null,
  codes: {},
  diagnostic: null,
};
