import type * as English from '../en/answer-buttons.ts';

export const answerWords: typeof English.answerWords = {
  buttons: { done: 'Hecho', later: 'En una hora', pause: 'Pausar dos semanas' },
  taken: { done: 'Hecho', later: 'Llegará otra vez en una hora', pause: 'En pausa' },
};
