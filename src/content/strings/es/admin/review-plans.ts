import type { reviewPlanWords as english } from '../../en/admin/review-plans.ts';
import { ofDay, onDay, startSentence, toDay } from '../grammar.ts';

export const reviewPlanWords: typeof english = {
  weeks: 'Semanas temáticas',
  aboutWeeks:
    'Durante estos días, todos reciben primero los textos sobre estos pasajes, cada uno una vez. La tarjeta dice «Esta semana en tu iglesia» y el título.',
  newWeek: 'Planear una semana temática',
  weekTitle: 'Título',
  titleAbout: 'Los miembros lo leen en la tarjeta.',
  startsOn: 'Primer día',
  endsOn: 'Último día',
  passages: 'Pasajes',
  passagesAbout:
    'Uno en cada línea, de seis versículos como mucho y con el nombre del libro en inglés, como John 15:12-17.',
  preview: 'Vista previa',
  previewing: 'Cargando…',
  plan: 'Planear esta semana',
  planning: 'Planeando…',
  weekAdded: 'La semana temática queda planeada',
  weekRemoved: 'Se quitó la semana temática',
  days: (from, to) => (from === to ? startSentence(onDay(from)) : `${startSentence(ofDay(from))} ${toDay(to)}`),
  nothing: 'La biblioteca no tiene nada sobre estos pasajes.',
  pins: 'Fijados para una fecha',
  noPins: 'No hay nada fijado. Para fijar un texto, ábrelo.',
  aboutPins: 'Lo reciben, una vez, todos los que reciben guía de este tipo en esa fecha.',
  pinTitle: 'Enviar en una fecha',
  date: 'Fecha',
  pin: 'Fijar',
  pinned: (day) => `Fijado para ${onDay(day)}`,
  taken: {
    title: 'Ya hay algo fijado para esta fecha',
    about: (name) =>
      name === null ? '¿Cuál de los dos se debe enviar?' : `Lo fijó ${name}. ¿Cuál de los dos se debe enviar?`,
    theirs: (title) => `Fijado ahora: ${title}`,
    mine: (title) => `Este: ${title}`,
    keep: 'Reemplazarlo',
    take: 'Dejar el actual',
  },
  pinRemoved: 'Ya no está fijado',
  remove: 'Quitar',
  removeOf: (title) => `Quitar «${title}»`,
  removedOf: (title) => `Se quitó «${title}».`,
  undo: 'Deshacer',
  tryAgain: 'Inténtalo de nuevo.',
};
