import type * as English from '../../../en/channels/desktop/row.ts';

export const desktopRowWords: typeof English.desktopRowWords = {
  allow: 'Permitir en este navegador',
  notAllowed: 'Este navegador aún no tiene permiso para mostrar notificaciones.',
  unsupported: 'Este navegador no puede mostrar notificaciones; otro con este sitio abierto sí puede.',
};
