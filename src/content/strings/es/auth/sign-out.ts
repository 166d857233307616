import type * as English from '../../en/auth/sign-out.ts';

export const signOutWords: typeof English.signOutWords = {
  signedInAs: (name) => `Sesión abierta como ${name}`,
  account: 'Tu cuenta',
  signedIn: 'Sesión abierta como',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  signOutFailed: { title: 'No se pudo cerrar la sesión', message: 'Sigue abierta. Inténtalo de nuevo.' },
};
