import type * as English from '../../en/guidance/journal.ts';
import { plural } from '../locale.ts';

export const journalWords: typeof English.journalWords = {
  title: 'Tu diario',
  intro: 'Lo que escribiste sobre tu guía, para que puedas volver a leerlo.',
  back: 'Volver al historial de guías',
  search: 'Buscar en tu diario',
  clearSearch: 'Borrar la búsqueda',
  months: 'Meses',
  searching: 'Buscando en tu diario…',
  found: (count) => plural(count, { one: '# reflexión encontrada', other: '# reflexiones encontradas' }),
  foundFirst: (count) => `${count} reflexiones encontradas hasta ahora`,
  download: 'Descargar',
  downloadFound: 'Descargar lo encontrado',
  preparing: 'Preparando…',
  downloadFailed: { title: 'No pudimos descargar tu diario', message: 'Inténtalo de nuevo.' },
  more: 'Cargar más reflexiones',
  failed: 'No pudimos cargar tu diario. Está a salvo y no se ha perdido nada.',
  empty: {
    title: 'Tu diario aún está en blanco',
    message:
      'Cuando completas una reflexión, lo que escribes se guarda aquí para ti, para que un día puedas ver el camino que has recorrido.',
    home: 'Ir a la guía de hoy',
  },
  nothing: {
    title: 'No se encontraron reflexiones',
    message: 'Nada en tu diario contiene estas palabras. Prueba con menos palabras, o solo con el comienzo de una.',
    clear: 'Borrar búsqueda',
  },
  memory: {
    title: 'Hace un año escribiste',
    journal: 'Leerlo en tu diario',
    settings: 'Desactivar esto en Ajustes',
  },
};
