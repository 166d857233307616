import type * as English from '../en/changed-elsewhere.ts';

export const changedElsewhereWords: typeof English.changedElsewhereWords = {
  title: 'Esto se cambió en otro lugar mientras tanto',
  about: 'Tus cambios siguen aquí, aún sin guardar. ¿Con qué versión quieres quedarte?',
  theirs: (value) => `Guardado ahora: ${value}`,
  mine: (value) => `Lo tuyo: ${value}`,
  nothing: 'nada',
  keep: 'Conservar lo mío',
  take: 'Usar lo guardado',
};
