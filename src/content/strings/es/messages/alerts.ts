import { wordsFor } from '../../../../shared/messages/message.ts';
import type * as English from '../../en/messages/alerts.ts';
import { channelSentences } from '../channels/all.ts';
import { alertMessages } from './alert-messages.ts';

const messages = { ...alertMessages, ...channelSentences };

export const alertMessageWords: typeof English.alertMessageWords = {
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
