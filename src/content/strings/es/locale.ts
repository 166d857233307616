import type { locale as English } from '../en/locale.ts';

export const locale: typeof English = {
  code: 'es',
  dir: 'ltr',
  // The Spanish of the Americas, by the clock of twelve hours wherever an engine would take the other.
  dates: 'es-419-u-hc-h12',
};
