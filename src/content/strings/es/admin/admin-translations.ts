import type * as English from '../../en/admin/admin-translations.ts';
import { locale, plural } from '../locale.ts';

const number = (count: number) => count.toLocaleString(locale.numbers);

export const adminTranslationWords: typeof English.adminTranslationWords = {
  title: 'Biblias',
  caption: 'Traducciones de la Biblia de este sitio',
  intro:
    'Los miembros que no eligieron una traducción leen la predeterminada. Las traducciones se importan y se quitan en el servidor, con el comando «bible».',
  outdated: (members) =>
    plural(members, {
      one: 'Aún se están actualizando los versículos de 1 miembro. Tarda unos minutos.',
      other: `Aún se están actualizando los versículos de ${number(members)} miembros. Tarda unos minutos.`,
    }),
  empty: 'No hay ninguna traducción en este sitio.',
  name: 'Traducción',
  language: 'Idioma',
  verses: 'Versículos',
  versesOf: (verses, books) => `${number(verses)} en ${plural(books, { one: '# libro', other: '# libros' })}`,
  licence: 'Línea de licencia',
  members: 'Elegida por',
  membersOf: (members) => plural(members, { one: '1 miembro', other: `${number(members)} miembros` }),
  isDefault: 'Predeterminada',
  makeDefault: 'Hacer predeterminada',
  makeDefaultOf: (name) => `Hacer predeterminada la traducción ${name}`,
  working: 'Cambiando…',
  made: (name) => `La traducción ${name} es ahora la predeterminada.`,
  failed: 'No se cambió la predeterminada',
};
