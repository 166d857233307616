import { wordsFor } from '../../../../shared/messages/message.ts';
import type * as English from '../../en/messages/standings.ts';
import { channelSentences } from '../channels/all.ts';
import { checkMessages } from './check-messages.ts';
import { standingMessages } from './standing-messages.ts';

const messages = { ...standingMessages, ...checkMessages, ...channelSentences };

export const standingWords: typeof English.standingWords = {
  of: (sentence, said) => (said && wordsFor(messages, said)) ?? sentence,
};

export const methodStateWords: typeof English.methodStateWords = {
  states: {
    off: 'Desactivado',
    needs_verification: 'Sin confirmar',
    ready: 'Listo',
    waiting: 'En espera',
    captured: 'Se guarda en archivos',
    paused: 'En pausa',
    disabled: 'Detenido',
    not_configured: 'No disponible',
  },
  site: { setUp: 'Disponible', captured: 'Se guarda en archivos', notSetUp: 'No disponible' },
};
