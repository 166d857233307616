import type * as English from '../../../en/channels/email/row.ts';

export const emailRowWords: typeof English.emailRowWords = {
  newLink: 'Crear otro enlace',
  resend: 'Enviar el enlace de nuevo',
  sending: 'Enviando…',
  tryAgain: 'Enviar un enlace de prueba',
  disabled:
    'Pide a tu proveedor de correo que deje pasar nuestros mensajes; después envía un enlace de prueba y ábrelo para volver a recibir correos. O usa otra dirección.',
  change: 'Cambiar tu dirección',
  failed: 'El enlace no se envió. Inténtalo más tarde.',
};
