import type * as English from '../../en/alerts/live.ts';
import { answerWords } from '../answer-buttons.ts';

export const notificationWords: typeof English.notificationWords = {
  prayer: 'Oración nueva',
  do: 'Acción nueva',
  reflection: 'Reflexión nueva',
  guidance: 'Guía nueva',
  test: 'Las notificaciones funcionan aquí',
  open: 'Ábrela cuando tengas un momento de calma.',
  answers: answerWords.buttons,
};

export const updateWords: typeof English.updateWords = {
  ready: 'Hay una versión nueva',
  reload: 'Recargar',
  later: 'Ahora no',
};
