import { listsOf } from '../../../shared/text/lists.ts';
import { pluralsOf } from '../../../shared/text/plural.ts';
import type * as English from '../en/locale.ts';

export const locale: typeof English.locale = {
  code: 'es',
  dir: 'ltr',
  // The Spanish of the Americas, by the clock of twelve hours wherever an engine would take the other.
  dates: 'es-419-u-hc-h12',
  // The decimal comma.
  numbers: 'es',
};

export const listWords: typeof English.listWords = listsOf('es');

export const plural: typeof English.plural = pluralsOf(locale.numbers);
