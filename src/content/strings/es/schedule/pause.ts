import type * as English from '../../en/schedule/pause.ts';
import { ofDay, onDay } from '../grammar.ts';

export const pauseWords: typeof English.pauseWords = {
  intro: 'Para vacaciones o una temporada de descanso. Tu horario y tu racha te esperarán.',
  legend: 'Cuánto tiempo',
  week: 'Una semana',
  twoWeeks: 'Dos semanas',
  month: 'Un mes',
  another: 'Hasta un día que yo elija',
  day: 'Se reanuda el día',
  preview: (day) => `Si pausas ahora, no recibirás guía antes ${ofDay(day)}.`,
  pickDay: 'Elige el día en que termina la pausa.',
  outOfRange: (last) => `Elige un día entre mañana y ${onDay(last)}.`,
  begin: 'Pausar la guía',
  beginning: 'Pausando…',
  pausedUntil: (day) => `En pausa hasta ${onDay(day)}`,
  resume: 'Reanudar ahora',
  resuming: 'Reanudando…',
  change: 'Elegir otro día',
  move: 'Pausar hasta entonces',
  keep: 'Dejar como está',
  begun: (day) => ({ title: 'Guía en pausa', message: `Vuelve ${onDay(day)}.` }),
  resumed: { title: 'Guía reanudada', message: 'Tu horario vuelve a estar activo.' },
  failed: { title: 'Algo salió mal', message: 'Inténtalo de nuevo.' },
  unreachable: 'No pudimos comprobar si tu guía está en pausa. Nada ha cambiado.',
};
