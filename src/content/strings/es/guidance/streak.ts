import type * as English from '../../en/guidance/streak.ts';
import { startSentence } from '../grammar.ts';
import { plural } from '../locale.ts';

export const streakWords: typeof English.streakWords = {
  title: 'Progreso',
  dayStreak: (days) => plural(days, { one: 'Día seguido', other: 'Días seguidos' }),
  lessons: (count) => plural(count, { one: 'Lección', other: 'Lecciones' }),
  week: 'Esta semana',
  day: (weekday, state) => `${startSentence(weekday)}: ${state}`,
  byGrace: (weekday) => `Gracia el ${weekday}`,
  stillOpen: 'Hoy aún estás a tiempo',
  milestones: {
    week: 'Siete días, uno tras otro.',
    month: 'Treinta días, uno tras otro. Bien hecho.',
    year: '365 días, uno tras otro. Gracias a Dios.',
  },
  states: {
    kept: 'cumplido',
    grace: 'sin cumplir, cubierto por gracia',
    later: 'hecho más tarde',
    missed: 'sin cumplir',
    neutral: 'nada previsto',
    open: 'hoy, aún a tiempo',
    ahead: 'por venir',
  },
};
