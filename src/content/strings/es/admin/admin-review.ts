import type * as English from '../../en/admin/admin-review.ts';

export const adminReviewWords: typeof English.adminReviewWords = {
  title: 'Revisión',
  intro:
    'Todo lo que se puede enviar a los miembros. Aprueba lo que conviene a tu iglesia, dilo con tus palabras o retíralo. Lo que ya se recibió queda como está.',
  only: {
    title: 'Solo se envían textos revisados',
    about: (enough) =>
      `Así los miembros reciben solo textos aprobados, y ningún modelo escribe para nadie. De cada tema y tipo debe haber ${enough} aprobados, para que nada se repita en cuatro semanas.`,
    on: 'Está activado.',
    off: 'Está desactivado. Lo puede activar quien administra el sitio.',
    nowOn: 'Desde ahora solo se envían textos revisados',
    nowOff: 'Vuelven a enviarse textos que nadie ha revisado',
    approved: (entries) =>
      entries === 1 ? 'Hay 1 texto de la biblioteca aprobado.' : `Hay ${entries} textos de la biblioteca aprobados.`,
    missing: (groups) =>
      groups === 1 ? 'A un tema y tipo le faltan algunos' : `A ${groups} temas y tipos les faltan algunos`,
    of: (concept, type, has, enough) => `${concept}, ${type}: ${has} de ${enough}`,
  },
  caption: 'Textos por revisar',
  empty: 'Ningún texto coincide con estos filtros.',
  search: 'Buscar palabras',
  name: 'Texto',
  origin: 'Lo escribió',
  origins: { library: 'La biblioteca', generated: 'Un modelo' },
  state: 'Estado',
  states: { new: 'Sin decidir', approved: 'Aprobado', retired: 'Retirado' },
  reported: 'Con avisos',
  reworded: 'Con sus palabras',
  reportsOf: (reports) => (reports === 1 ? '1 aviso' : `${reports} avisos`),
  type: 'Tipo',
  concept: 'Tema',
  all: 'Todos',
  back: 'Volver a la lista',

  decide: 'Decidir',
  approve: 'Aprobar',
  retire: 'Retirar',
  restore: 'Recuperar',
  reword: 'Decirlo de otro modo',
  undo: 'Deshacer el último cambio',
  aboutRetired: 'Ya no se envía a nadie.',
  decided: { approved: 'Aprobado', retired: 'Retirado', new: 'Recuperado' },
  undone: 'Se deshizo el último cambio',
  failed: 'No se cambió',

  reports: 'Avisos de los miembros',
  reportedAs: (reason, times) => `${reason} (${times === 1 ? '1 miembro' : `${times} miembros`})`,
  settle: 'Marcar como atendidos',
  settled: 'Los avisos quedan atendidos',

  notes: {
    title: 'Notas de sus autores',
    point: 'La idea del capítulo',
    shape: 'Cómo se cuenta',
    themes: 'Habla de',
    challenges: 'Para crecer en',
    seasons: 'Va primero en',
    urgesContact: 'Anima a buscar a alguien; por eso descansa una semana después de que un miembro nombra un abuso.',
  },

  rewordTitle: 'Con las palabras de tu iglesia',
  aboutReword:
    'Escribe solo la referencia de los versículos; el sitio pone sus palabras. Las citas de la Biblia se comprueban letra por letra.',
  fields: { title: 'Título', content: 'Texto', scripture: 'Versículos' },
  onePerLine: 'Uno en cada línea',
  save: 'Guardar las palabras',
  saving: 'Comprobando y guardando...',
  saved: 'Guardado con sus palabras',
  useOriginal: 'Usar las palabras de la biblioteca',
  discard: 'Descartar',
};
