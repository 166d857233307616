import type * as English from '../en/verify-email.ts';

export const verifyEmailWords: typeof English.verifyEmailWords = {
  title: 'Confirma tu correo',
  working: 'Confirmando tu dirección…',
  confirmed: 'Tu dirección está confirmada',
  confirmedMessage: 'Si tienes el correo encendido en Ajustes, tu guía te llegará ahí, a las horas que elijas.',
  signInHere:
    'Inicia sesión también en este dispositivo; así sabremos que la cuenta es tuya. Mientras tanto, si eliges otra contraseña por correo, se quitan también el segundo paso, los chats vinculados y los números de teléfono.',
  expired: 'Este enlace ya no sirve',
  expiredMessage: 'Cada enlace sirve una vez, durante 24 horas. Tu cuenta está a salvo, y pedir otro toma un momento.',
  alreadyConfirmed: 'Tu dirección ya estaba confirmada; no tienes que hacer nada más.',
  resend: 'Enviar otro enlace',
  resending: 'Enviando…',
  resent: (email) => `Un enlace nuevo va en camino a ${email}.`,
  kept: 'Guardamos un enlace nuevo en el servidor. Quien administra este sitio puede dártelo.',
  resendFailed: { title: 'El enlace no se envió', message: 'Inténtalo más tarde.' },
  signInToResend: 'Inicia sesión para pedir otro enlace.',
  signIn: 'Iniciar sesión',
  failed: 'No pudimos conectar con el servidor',
  failedMessage: 'Tu enlace no se ha usado. Revisa tu conexión e inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  home: 'Ir al inicio',
};
