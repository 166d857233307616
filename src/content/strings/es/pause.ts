import type * as English from '../en/pause.ts';
import { ofDay, onDay } from './grammar.ts';

export const pauseWords: typeof English.pauseWords = {
  title: 'Pausa',
  intro: 'Para vacaciones o una temporada de descanso. Tu horario y tu racha te esperan.',
  legend: 'Cuánto tiempo',
  week: 'Una semana',
  twoWeeks: 'Dos semanas',
  month: 'Un mes',
  another: 'Hasta un día que yo elija',
  day: 'La guía vuelve el día',
  preview: (day) => `No llega guía antes ${ofDay(day)}, por ningún canal.`,
  pickDay: 'Elige el día en que vuelve la guía.',
  outOfRange: (days) => `Elige un día entre mañana y dentro de ${days} días.`,
  begin: 'Pausar la guía',
  beginning: 'Pausando…',
  resting: (day) => `En descanso hasta ${onDay(day)}`,
  restingAbout: 'Antes de ese día no llega guía por ningún canal. Lo anterior se puede seguir leyendo.',
  resume: 'Retomar ahora',
  resuming: 'Retomando…',
  change: 'Elegir otro día',
  move: 'Descansar hasta entonces',
  keep: 'Dejar como está',
  begun: (day) => ({ title: 'La guía descansa', message: `Vuelve ${onDay(day)}.` }),
  resumed: { title: 'La guía continúa', message: 'Desde ahora vale otra vez tu horario.' },
  failed: { title: 'Nada ha cambiado', message: 'Inténtalo de nuevo.' },
  unreachable: 'No pudimos cargar si tu guía está en pausa. Está como la dejaste.',
};
