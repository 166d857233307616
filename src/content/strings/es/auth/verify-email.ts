import type * as English from '../../en/auth/verify-email.ts';

export const verifyEmailWords: typeof English.verifyEmailWords = {
  confirmed: 'Tu dirección está confirmada',
  signInHere:
    'Inicia sesión también en este dispositivo; así sabremos que la cuenta es tuya. Mientras tanto, si eliges otra contraseña por correo, se quitan también la verificación en dos pasos, los chats vinculados y los números de teléfono.',
  confirmedForOther: 'La dirección está confirmada',
  signInAsOther: (username, signedIn) =>
    `Es de la cuenta ${username}. Este navegador tiene abierta la sesión de ${signedIn}; ciérrala para continuar como ${username}.`,
  expired: 'Este enlace ya no sirve',
  expiredMessage: 'Cada enlace sirve una vez, durante 24 horas. Tu cuenta está a salvo, y pedir otro toma un momento.',
  alreadyConfirmed: (email) => `Tu dirección, ${email}, está confirmada, y ninguna otra está a la espera.`,
  changeAgain: 'Usar otra dirección',
  nothingLeft: 'Tu dirección ya está confirmada, así que no hace falta ningún enlace.',
  makeLink: 'Crear otro enlace',
  resend: 'Enviar otro enlace',
  resending: 'Enviando…',
  resent: (email) => `Un enlace nuevo va en camino a ${email}.`,
  kept: 'Guardamos un enlace nuevo en el servidor. Quien administra este sitio puede dártelo.',
  resendFailed: { title: 'El enlace no se envió', message: 'Inténtalo más tarde.' },
  signInToResend: 'Inicia sesión para pedir otro enlace.',
  signIn: 'Iniciar sesión',
  home: 'Ir al inicio',
};
