import type { adminReviewWords as english } from '../../en/admin/admin-review.ts';
import { plural } from '../locale.ts';

export const adminReviewWords: typeof english = {
  title: 'Revisión',
  intro:
    'Todo lo que pueden recibir los miembros. Aprueba lo que conviene a tu iglesia, dilo con tus palabras o retíralo. Lo que ya recibieron queda como está.',
  only: {
    title: 'Solo se envían textos revisados',
    about: (enough) =>
      `Con esto activado, los miembros reciben solo textos que aprobaste, y ningún modelo de lenguaje escribe para ellos. Aprueba antes al menos ${enough} de cada tema y tipo, para que nadie reciba el mismo dos veces en cuatro semanas.`,
    on: 'Está activado.',
    off: 'Está desactivado. Lo puede activar quien administra el sitio.',
    nowOn: 'Desde ahora solo se envían textos revisados',
    nowOff: 'Vuelven a enviarse textos que nadie ha revisado',
    approved: (entries) =>
      plural(entries, {
        one: 'Hay # texto de la biblioteca aprobado.',
        other: 'Hay # textos de la biblioteca aprobados.',
      }),
    missing: (groups) =>
      plural(groups, { one: 'Falta aprobar textos en # grupo', other: 'Falta aprobar textos en # grupos' }),
    of: (concept, type, has, enough) => `${concept}, ${type}: ${has} de ${enough}`,
  },
  parts: 'Partes de la revisión',
  entries: 'Textos',
  plans: 'Planes',
  caption: 'Textos por revisar',
  empty: 'Ningún texto coincide con estos filtros.',
  search: 'Buscar palabras',
  name: 'Texto',
  origin: 'Lo escribió',
  origins: { library: 'La biblioteca', church: 'Tu iglesia', generated: 'Un modelo' },
  states: { new: 'Sin decidir', approved: 'Aprobado', retired: 'Retirado' },
  removed: 'Fuera de la biblioteca',
  draft: 'Borrador',
  reported: 'Con reportes',
  reworded: 'Redactado por tu iglesia',
  reportsOf: (reports) => plural(reports, { one: '# reporte', other: '# reportes' }),
  type: 'Tipo',
  concept: 'Tema',
  all: 'Todos',
  failed: 'No se cambió',
  write: 'Escribir un texto',
  several: {
    name: 'Decidir sobre varios',
    tickOf: (title) => `Seleccionar «${title}»`,
    all: 'Seleccionar todos los de esta página',
    none: 'Quitar la selección',
    approve: (entries) => `Aprobar (${entries})`,
    retire: (entries) => `Retirar (${entries})`,
    undo: (entries) => `Deshacer (${entries})`,
    undone: (entries) => plural(entries, { one: 'Deshecho en # texto', other: 'Deshecho en # textos' }),
    decided: {
      approved: (entries) => plural(entries, { one: '# texto aprobado', other: '# textos aprobados' }),
      retired: (entries) => plural(entries, { one: '# texto retirado', other: '# textos retirados' }),
      new: (entries) => plural(entries, { one: '# texto recuperado', other: '# textos recuperados' }),
    },
  },
};
