import type * as English from '../../en/schedule/schedule-later.ts';
import { onDay } from '../grammar.ts';
import { plural } from '../locale.ts';

export const scheduleLaterWords: typeof English.scheduleLaterWords = {
  copy: {
    legend: (day) => `Copiar ${onDay(day)} a`,
    about: 'Esto reemplaza las horas de esos días y los activa.',
    apply: (days) => (days === 0 ? 'Copiar' : plural(days, { one: 'Copiar a # día', other: 'Copiar a # días' })),
    cancel: 'Cancelar',
  },
  confirmed: (slot, channels) => `${slot} (también por ${channels})`,
  zone: {
    label: 'Zona horaria',
    placeholder: 'Busca una ciudad o región',
    thisDevice: 'Este dispositivo',
    others: 'Todas las zonas horarias',
    nothing: 'Ninguna zona horaria coincide',
    close: 'Dejar como está',
  },
};
