import type * as English from '../../../en/channels/telegram/row.ts';

export const telegramRowWords: typeof English.telegramRowWords = {
  open: 'Abrir Telegram',
  opening: 'Abriendo…',
  openHow:
    'Abre el bot de este sitio. Pulsa Iniciar allí y el chat quedará vinculado. El enlace sirve una vez, durante 15 minutos.',
  waiting: 'Pulsa Iniciar en Telegram. Esta página te avisa cuando tu cuenta esté vinculada.',
  expired: 'Ese enlace ya caducó. Pulsa Abrir Telegram para obtener otro.',
  openAgain: '¿No se abrió Telegram? Usa este enlace.',
  openFailed: 'No pudimos crear un enlace a Telegram. Inténtalo de nuevo.',
  byToken: 'Si eso no funciona, puedes vincularlo con un token:',
  steps: [
    'Busca el bot de este sitio en Telegram. Quien administra el sitio sabe cómo se llama.',
    'Envíale /start. Te responde con un token de suscripción.',
    'Pega el token aquí.',
  ],
  token: 'Token de suscripción',
  link: 'Vincular',
  linking: 'Vinculando…',
  unlink: 'Desvincular',
  unlinking: 'Desvinculando…',
  linkedAs: (name, day) => `Vinculado como ${name} desde el ${day}.`,
  linkedSince: (day) => `Vinculado desde el ${day}.`,
  handle: (username) => `@${username}`,
  checking: 'Comprobando si hay una cuenta vinculada…',
  unreachable: 'No pudimos comprobar si hay una cuenta vinculada. Nada ha cambiado.',
  linked: '¡Tu cuenta de Telegram está vinculada! Ya puedes recibir notificaciones.',
  linkFailed: 'No se pudo vincular la cuenta de Telegram',
  unlinked: 'Cuenta de Telegram desvinculada',
  unlinkFailed: 'No se pudo desvincular la cuenta de Telegram',
};
