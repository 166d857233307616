import type * as English from '../en/sign-out.ts';

export const signOutWords: typeof English.signOutWords = {
  signedInAs: (name) => `Sesión abierta como ${name}`,
  signedIn: 'Sesión abierta como',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  signOutFailed: { title: 'No se pudo cerrar la sesión', message: 'Sigue abierta. Inténtalo de nuevo.' },
  unsent: {
    title: '¿Cerrar sesión y descartar?',
    message: (count) =>
      count === 1
        ? '1 guía completada aún no está guardada en el servidor. Si cierras la sesión en este navegador, se descarta.'
        : `${count} guías completadas aún no están guardadas en el servidor. Si cierras la sesión en este navegador, se descartan.`,
    confirm: 'Cerrar sesión y descartar',
  },
};
