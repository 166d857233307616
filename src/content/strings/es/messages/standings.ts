import { wordsFor } from '../../../../shared/messages/message.ts';
import type * as English from '../../en/messages/standings.ts';
import { standingMessages } from './standing-messages.ts';

export const standingWords: typeof English.standingWords = {
  of: (sentence, said) => (said && wordsFor(standingMessages, said)) ?? sentence,
};

export const methodStateWords: typeof English.methodStateWords = {
  states: {
    off: 'Apagado',
    needs_verification: 'Sin confirmar',
    ready: 'Listo',
    captured: 'Se guarda en archivos',
    disabled: 'Detenido',
    not_configured: 'No disponible',
  },
  site: { setUp: 'Disponible', captured: 'Se guarda en archivos', notSetUp: 'No disponible' },
};
