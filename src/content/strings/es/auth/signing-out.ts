import type * as English from '../../en/auth/signing-out.ts';

export const signingOutWords: typeof English.signingOutWords = {
  title: '¿Cerrar sesión y descartar?',
  message: (count) =>
    count === 1
      ? '1 guía completada aún no está guardada en el servidor. Si cierras la sesión en este navegador, se descarta.'
      : `${count} guías completadas aún no están guardadas en el servidor. Si cierras la sesión en este navegador, se descartan.`,
  confirm: 'Cerrar sesión y descartar',
};
