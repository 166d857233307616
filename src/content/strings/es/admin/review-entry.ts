import type { reviewEntryWords as english } from '../../en/admin/review-entry.ts';
import { plural } from '../locale.ts';

export const reviewEntryWords: typeof english = {
  back: 'Volver a la lista',

  decide: 'Decidir',
  approve: 'Aprobar',
  retire: 'Retirar',
  restore: 'Recuperar',
  reword: 'Cambiar la redacción',
  undo: 'Deshacer el último cambio',
  aboutRemoved:
    'Una actualización quitó este texto de la biblioteca, así que ya no se envía a nadie. Aquí ves las palabras que recibió un miembro.',
  aboutRetired: 'Ya no se envía a nadie.',
  decided: { approved: 'Aprobado', retired: 'Retirado', new: 'Recuperado' },
  undone: 'Se deshizo el último cambio',

  reports: 'Reportes de los miembros',
  reportedAs: (reason, times) => `${reason} (${plural(times, { one: '# miembro', other: '# miembros' })})`,
  settle: 'Marcar como atendidos',
  settled: 'Los reportes quedan atendidos',
  cameMeanwhile: (times) =>
    plural(times, { one: 'Mientras tanto llegó # reporte más', other: 'Mientras tanto llegaron # reportes más' }),

  notes: {
    title: 'Notas de sus autores',
    point: 'La idea del capítulo',
    shape: 'Cómo se cuenta',
    themes: 'Temas',
    challenges: 'Para crecer en',
    seasons: 'Va primero durante',
    urgesContact:
      'Pide al lector que busque a alguien; por eso nadie lo recibe en la semana después de escribir sobre un abuso.',
  },

  rewordTitle: 'Con las palabras de tu iglesia',
  aboutReword:
    'Escribe solo la referencia de los versículos; el sitio pone sus palabras. Las citas de la Biblia se comprueban letra por letra.',
  fields: { title: 'Título', content: 'Texto', scripture: 'Versículos' },
  onePerLine: 'Uno en cada línea',
  save: 'Guardar la redacción',
  saving: 'Comprobando y guardando…',
  saved: 'Se guardó tu redacción',
  useOriginal: 'Usar la redacción de la biblioteca',
  discard: 'Descartar',
  versesAbout:
    'Solo la referencia, de seis versículos como mucho y con el nombre del libro en inglés, como Galatians 6:2.',
  own: {
    title: 'Un nuevo texto de tu iglesia',
    about:
      'Guárdalo como borrador, léelo como lo leerán los miembros y apruébalo. Entonces se elige igual que los textos de la biblioteca, para los miembros que usan su idioma.',
    language: 'Idioma',
    languageAbout: 'Solo lo reciben los miembros que usan este idioma.',
    challengesAbout: 'La primera que marques cuenta más. También puedes no marcar ninguna.',
    seasons: {
      Advent: 'Adviento',
      Christmas: 'Navidad',
      Lent: 'Cuaresma',
      'Holy Week': 'Semana Santa',
      Easter: 'Pascua',
      Pentecost: 'Pentecostés',
    },
    seasonsAbout: 'Solo donde el sitio sigue el año litúrgico.',
    safety: 'Para quienes han sufrido daño',
    urgesContact: 'Pide al lector que busque a alguien o que haga las paces',
    urgesContactAbout: 'Entonces nadie lo recibe en la semana después de escribir sobre un abuso.',
    save: 'Guardar borrador',
    added: 'El borrador está guardado',
    aboutDraft: 'Esto es un borrador. Nadie lo recibe antes de que se apruebe.',
    edit: 'Editar',
    editTitle: 'Editar este texto',
    forWhom: 'Para quién es',
    saveChanges: 'Guardar los cambios',
    saved: 'Los cambios están guardados',
  },
};
