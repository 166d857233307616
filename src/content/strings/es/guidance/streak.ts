import type * as English from '../../en/guidance/streak.ts';
import { startSentence } from '../grammar.ts';

export const streakWords: typeof English.streakWords = {
  title: 'Progreso',
  dayStreak: 'Días seguidos',
  lessons: 'Lecciones',
  week: 'Esta semana',
  day: (weekday, state) => `${startSentence(weekday)}: ${state}`,
  byGrace: (shortWeekday) => `Gracia el ${shortWeekday}.`,
  stillOpen: 'Hoy sigue abierto',
  milestones: {
    week: 'Una semana entera, día tras día.',
    month: 'Un mes entero, día tras día. Bien hecho.',
    year: 'Un año entero, día tras día. Gracias a Dios.',
  },
  states: {
    kept: 'cumplido',
    grace: 'sin cumplir, cubierto por gracia',
    later: 'hecho más tarde',
    missed: 'sin cumplir',
    neutral: 'nada previsto',
    open: 'hoy, abierto',
    ahead: 'por venir',
  },
};
