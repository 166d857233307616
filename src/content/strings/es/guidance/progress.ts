import type * as English from '../../en/guidance/progress.ts';
import { onDay, startSentence } from '../grammar.ts';
import { plural } from '../locale.ts';

export const progressWords: typeof English.progressWords = {
  title: 'Progreso',
  about: 'Lo que has avanzado, día a día',

  rule: {
    title: 'Cómo se cuenta tu racha',
    kept: 'Un día cuenta en cuanto completas cualquier guía.',
    neutral:
      'Los días sin nada programado, los días en pausa y los días en que este sitio no funcionó no la interrumpen.',
    grace: 'La gracia cubre un día sin cumplir de cada siete.',
  },
  grace: {
    none: 'Hasta ahora tu racha no ha necesitado gracia.',
    noStreak: 'Tu racha empieza con la próxima guía que completes.',
    one: (date) => `La gracia ha cubierto un día de esta racha: ${onDay(date)}.`,
    many: (count, date) => `La gracia ha cubierto ${count} días de esta racha; el último, ${onDay(date)}.`,
  },

  year: {
    title: 'Tu año',
    kept: (days) => plural(days, { one: '# día cumplido', other: '# días cumplidos' }),
    caption: (from, to) => `Cada día del ${from} al ${to}, una columna por semana`,
    weekOf: (date) => `Semana del ${date}`,
    day: (date, state) => `${startSentence(date)}: ${state}`,
    keptDay: (date, completed) =>
      plural(completed, {
        one: `${startSentence(date)}: # completada`,
        other: `${startSentence(date)}: # completadas`,
      }),
    hint: 'Elige un día para ver cómo fue.',
    legend: {
      kept: 'Cumplido (más intenso: completaste más)',
      grace: 'Por gracia',
      later: 'Hecho más tarde',
      missed: 'Sin cumplir',
      neutral: 'Nada previsto',
    },
  },
  failed: 'No pudimos cargar tu progreso. Está a salvo; no se perdió nada.',
};
