import type * as English from '../../en/auth/reset-password.ts';

export const resetPasswordWords: typeof English.resetPasswordWords = {
  title: 'Restablece tu contraseña',
  ask: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir otra contraseña.',
  email: 'Correo electrónico',
  send: 'Enviar el enlace',
  sending: 'Enviando…',
  sent: 'Revisa tu bandeja de entrada',
  sentMessage: (email) =>
    `Si hay una cuenta con la dirección ${email}, te llegará un enlace. Sirve una vez, durante una hora.`,
  captured: 'Pide tu enlace',
  capturedMessage:
    'Este sitio aún no tiene servidor de correo, así que ningún enlace puede llegarte. Pide el enlace a quien administra el sitio: sirve una vez, durante una hora.',
  sendFailed: { title: 'El enlace no se envió', message: 'Inténtalo de nuevo.' },
  choose: 'Elige otra contraseña',
  chooseMessage: (username) =>
    `Es para la cuenta ${username}. Se cerrará su sesión en todos los navegadores donde esté abierta.`,
  password: 'Contraseña nueva',
  save: 'Guardar la contraseña',
  saving: 'Guardando…',
  saved: 'Tu contraseña cambió',
  savedMessage: 'Úsala para iniciar sesión aquí y en tus demás dispositivos.',
  savedForOther: (username, signedIn) =>
    `Úsala para iniciar sesión como ${username}. En este navegador sigue abierta la sesión de ${signedIn}.`,
  saveFailed: { title: 'Tu contraseña no cambió', message: 'Inténtalo de nuevo.' },
  over: 'Este enlace ya no sirve',
  overMessage: 'Cada enlace sirve una vez, durante una hora. Pedir otro toma un momento.',
  again: 'Enviar otro enlace',
  signIn: 'Iniciar sesión',
  home: 'Ir al inicio',
};
