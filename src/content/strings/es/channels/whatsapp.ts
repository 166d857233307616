import type * as English from '../../en/channels/whatsapp.ts';

export const whatsapp: typeof English.whatsapp = {
  name: 'WhatsApp',
  inSentence: 'WhatsApp',
  consentName: 'WhatsApp',
  about: 'Mensajes de WhatsApp, de 1 a 3 al día.',
  badges: { toDo: 'Verifica tu número' },
  number: 'Número de WhatsApp',
  wizard: null,
  wording: {
    version: 'whatsapp-1-es',
    text: 'Al encender WhatsApp aceptas recibir tu guía en este número, de 1 a 3 mensajes al día. Pueden aplicarse tarifas de datos. Responde STOP para ponerles fin en cualquier momento.',
  },
  codes: {},
  diagnostic: null,
};
