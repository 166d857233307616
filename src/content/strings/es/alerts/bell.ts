import type * as English from '../../en/alerts/bell.ts';

export const bellWords: typeof English.bellWords = {
  title: 'Notificaciones',
  label: (unread, most) =>
    unread === 0
      ? 'Notificaciones'
      : unread > most
        ? `Notificaciones, más de ${most} nuevas`
        : `Notificaciones, ${unread} ${unread === 1 ? 'nueva' : 'nuevas'}`,
};
