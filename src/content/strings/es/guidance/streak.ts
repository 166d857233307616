import type * as English from '../../en/guidance/streak.ts';
import { startSentence } from '../grammar.ts';

export const streakWords: typeof English.streakWords = {
  title: 'Progreso',
  dayStreak: 'Días seguidos',
  lessons: 'Lecciones',
  week: 'Esta semana',
  day: (weekday, state) => `${startSentence(weekday)}: ${state}`,
  byGrace: (shortWeekday) => `${startSentence(shortWeekday)}. por gracia`,
  stillOpen: 'Hoy sigue abierto',
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
