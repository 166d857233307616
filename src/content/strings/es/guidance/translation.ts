import type * as English from '../../en/guidance/translation.ts';

export const translationWords: typeof English.translationWords = {
  intro:
    'La traducción de la que vienen tus versículos: en tus tarjetas, en tu historial y en cada mensaje. Elige una y todos tus versículos cambian al momento.',
  legend: 'La traducción que lees',
  siteDefault: (name) => `La de este sitio (${name})`,
  siteDefaultAbout: 'Si este sitio cambia de traducción, tus versículos cambian con ella.',
  gone: (chosen) =>
    `La traducción ${chosen} ya no está en este sitio. Mientras no elijas otra, tus versículos vienen de la de este sitio.`,
  changing: 'Cambiando tus versículos…',
  changed: (name) => `Tus versículos vienen ahora de la traducción ${name}.`,
  failed: 'No se cambió la traducción',
  loadFailed: 'No pudimos cargar las traducciones. Tus versículos quedan como están.',
};
