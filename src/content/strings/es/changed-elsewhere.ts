import type * as English from '../en/changed-elsewhere.ts';

export const changedElsewhereWords: typeof English.changedElsewhereWords = {
  title: 'Mientras tanto, esto se cambió en otro lugar',
  about: 'Lo que cambiaste aquí sigue aquí, aún sin guardar. ¿Qué debe quedar?',
  theirs: (value) => `Guardado ahora: ${value}`,
  mine: (value) => `Lo tuyo: ${value}`,
  nothing: 'nada',
  keep: 'Conservar lo mío',
  take: 'Tomar lo guardado',
};
