import type * as English from '../../en/alerts/bell.ts';
import { plural } from '../locale.ts';

export const bellWords: typeof English.bellWords = {
  title: 'Notificaciones',
  label: (unread, most) =>
    unread === 0
      ? 'Notificaciones'
      : unread > most
        ? `Notificaciones, más de ${most} nuevas`
        : `Notificaciones, ${unread} ${plural(unread, { one: 'nueva', other: 'nuevas' })}`,
};
