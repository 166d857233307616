import type * as English from '../../../en/channels/push/row.ts';

export const pushRowWords: typeof English.pushRowWords = {
  working: 'Preparando las notificaciones…',
  ending: 'Desactivando las notificaciones…',
  enabled: { title: 'Notificaciones activadas', message: 'Acabamos de mostrarte la primera.' },
  disabled: { title: 'Notificaciones desactivadas', message: 'Ya no llegarán más a tus dispositivos.' },
  unsupported: {
    title: 'Navegador no compatible',
    message: 'Este navegador no puede mostrar notificaciones. Prueba con otro, o elige otro canal.',
  },
  denied: {
    title: 'Permiso denegado',
    message: 'Permite las notificaciones de este sitio en los ajustes de tu navegador e inténtalo de nuevo.',
  },
  failed: { title: 'No se pudo configurar', message: 'No pudimos preparar las notificaciones. No se activó nada.' },
  endFailed: { title: 'Las notificaciones siguen activadas', message: 'Nada ha cambiado. Inténtalo de nuevo.' },
  first: 'Las notificaciones funcionan aquí',
  blocked:
    'Las notificaciones están bloqueadas aquí. Permítelas para este sitio en los ajustes de tu navegador y recarga la página.',
  elsewhere: 'Las recibes en otro navegador, pero no en este.',
  here: 'Activarlas en este navegador',
  localOnly:
    'Este navegador no tiene servicio push. Muestra la guía nueva mientras una página de este sitio está abierta aquí, y nada mientras el sitio está cerrado.',
  quiet: 'Mientras «No molestar» esté activado, tu dispositivo guarda las notificaciones en silencio.',
  install: {
    title: 'Primero agrega este sitio a tu pantalla de inicio',
    about: 'En iPhone y iPad, solo la app instalada recibe notificaciones.',
    steps: [
      'Toca Compartir en la barra de tu navegador.',
      'Elige «Agregar a inicio».',
      'Ábrelo desde allí y activa «Notificaciones push».',
    ],
  },
};

export const pushBrowserWords: typeof English.pushBrowserWords = {
  title: 'Navegadores con notificaciones push',
  this: 'Este navegador',
  seen: (when: string) => `Visto por última vez: ${when}`,
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar: ${name}`,
  removed: {
    title: 'Navegador quitado',
    message: 'No recibirá más notificaciones hasta que las actives allí de nuevo.',
  },
  failed: { title: 'El navegador sigue ahí', message: 'Nada ha cambiado. Inténtalo de nuevo.' },
};
