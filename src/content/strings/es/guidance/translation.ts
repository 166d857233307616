import type * as English from '../../en/guidance/translation.ts';

export const translationWords: typeof English.translationWords = {
  title: 'Traducción de la Biblia',
  intro:
    'La traducción de la que vienen tus versículos: en tus tarjetas, en tu historial y en cada mensaje. Elige una y todos tus versículos cambian al momento.',
  legend: 'La traducción que lees',
  siteDefault: (name) => `La que elige este sitio (${name})`,
  siteDefaultAbout: 'Si este sitio cambia de traducción, tus versículos cambian con ella.',
  gone: (chosen) =>
    `La traducción ${chosen}, que elegiste, ya no está en este sitio. Mientras no elijas otra, lees la que elige este sitio.`,
  changing: 'Cambiando tus versículos...',
  changed: (name) => `Ahora lees la traducción ${name}.`,
  failed: 'No se cambió la traducción',
  loadFailed: 'No pudimos cargar las traducciones. Tus versículos quedan como están.',
};
