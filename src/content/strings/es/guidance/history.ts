import type * as English from '../../en/guidance/history.ts';
import { plural } from '../locale.ts';

export const historyWords: typeof English.historyWords = {
  title: 'Historial de guías',
  back: 'Volver al inicio',
  journal: 'Tu diario',
  searchLabel: 'Buscar en tu guía',
  placeholder: 'Buscar por título o contenido…',
  clearSearch: 'Borrar la búsqueda',
  type: 'Tipo de guía',
  allTypes: 'Todos',

  showing: (count) => plural(count, { one: '# resultado', other: '# resultados' }),
  showingFirst: (count) => plural(count, { one: '# resultado hasta ahora', other: '# resultados hasta ahora' }),
  words: (search) => `«${search}»`,
  clear: 'Quitar filtros',
  scope: {
    loaded: (count) =>
      plural(count, {
        one: 'Se buscó en la única entrada cargada aquí.',
        other: 'Se buscó en las # entradas cargadas aquí.',
      }),
    whole: 'Se buscó en toda tu guía.',
    searching: 'Buscando en toda tu guía…',
  },
  everything: 'Buscar en todo',
  onlyLoaded: 'Buscar solo en lo cargado',

  entries: (count) => plural(count, { one: '# entrada', other: '# entradas' }),
  pages: {
    more: 'Cargar más guías',
    loading: 'Cargando…',
    failed: 'No pudimos cargar más por ahora.',
    shown: (count) => plural(count, { one: '# entrada cargada', other: '# entradas cargadas' }),
  },
  moreResults: 'Cargar más resultados',
  failed: 'No pudimos cargar tu guía. Está a salvo; no se perdió nada.',
  searchFailed: 'No pudimos buscar en toda tu guía, pero puedes buscar en lo que ya está cargado.',

  found: { title: 'Título', content: 'Guía', scripture: 'Pasaje bíblico' },

  empty: {
    title: 'Aún no hay historial',
    message: 'Tu guía espiritual aparecerá aquí a medida que la recibas',
    home: 'Volver al inicio',
  },
  nothing: {
    title: 'Ninguna guía coincide',
    message: 'Prueba con otra búsqueda u otros filtros',
    clear: 'Quitar filtros',
  },
};
