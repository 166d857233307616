import type * as English from '../../en/channels/email.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';

export const email: typeof English.email = {
  name: 'Correo',
  inSentence: 'correo',
  asSubject: 'El correo',
  way: 'por correo',
  consentName: 'Correo electrónico',
  about: (address) => `Tu guía por correo, a ${address}.`,
  badges: { needsYou: 'Confirma tu dirección' },
  address: null,
  platform: null,
  wizard: {
    name: 'Correo electrónico',
    about: (address) => `A ${address}.`,
    captured:
      'Este sitio aún no tiene servidor de correo. Los correos se guardan como archivos en el servidor y no te llegarán.',
    unconfirmed: (address) => `A ${address}, cuando abras el enlace que enviamos a esa dirección.`,
  },
  wording: null,
  sentences: {
    mail_refused: 'Tu proveedor de correo rechazó nuestros mensajes, así que dejamos de enviar a esta dirección.',
    open_our_link: 'Abre el enlace que te enviamos para confirmar tu dirección.',
  },
  codes: {
    address_invalid: {
      member: 'Tu dirección de correo no puede recibir mensajes.',
      advice: 'checkAddress',
      admin: 'La dirección no es válida',
    },
    smtp_auth: { member: UNDELIVERED, admin: 'El servidor de correo no aceptó nuestro inicio de sesión' },
    smtp_tls: { member: UNDELIVERED, admin: 'Sin conexión segura con el servidor de correo' },
    smtp_timeout: {
      member: 'El servidor de correo no respondió a tiempo.',
      advice: 'otherwise',
      admin: 'El servidor de correo no respondió a tiempo',
    },
    smtp_dns: {
      member: 'No pudimos conectar con el servidor de correo.',
      advice: 'otherwise',
      admin: 'No se encontró el nombre del servidor de correo',
    },
    smtp_unreachable: {
      member: 'No pudimos conectar con el servidor de correo.',
      advice: 'otherwise',
      admin: 'No se pudo conectar con el servidor de correo',
    },
    smtp_protocol: { member: UNDELIVERED, admin: 'El servidor de correo dio una respuesta que no entendemos' },
    smtp_failed: { member: UNDELIVERED, admin: 'No se pudo enviar el correo' },
    'sender_*': {
      member: UNDELIVERED,
      admin: (reply) => `El servidor de correo no acepta correo de este sitio o de su remitente (${reply})`,
    },
    'message_*': {
      member: UNDELIVERED,
      admin: (reply) => `El servidor de correo rechazó el mensaje, no la dirección (${reply})`,
    },
    imap_auth: { member: UNDELIVERED, admin: 'El buzón del correo devuelto rechaza el acceso' },
    imap_folder: { member: UNDELIVERED, admin: 'El buzón del correo devuelto no tiene esa carpeta' },
    imap_tls: { member: UNDELIVERED, admin: 'Sin conexión segura con el buzón del correo devuelto' },
    imap_unreachable: { member: UNDELIVERED, admin: 'No se pudo conectar con el buzón del correo devuelto' },
    'bounced_*': {
      member: 'Fue devuelto: tu proveedor de correo no lo aceptó.',
      advice: 'checkAddress',
      admin: (status: string) => `El correo fue devuelto (${status})`,
    },
    'outbox_*': { member: UNDELIVERED, admin: (cause) => `No se pudo guardar el correo en un archivo (${cause})` },
    smtp_4xx: { member: UNDELIVERED, admin: (reply) => `El servidor de correo lo rechazó (${reply})` },
    smtp_5xx: {
      member: 'Tu proveedor de correo lo rechazó.',
      advice: 'checkAddress',
      admin: (reply) => `El servidor de correo lo rechazó (${reply})`,
    },
  },
  diagnostic: {
    start: 'Probar correo',
    failed: 'La prueba de correo falló',
    result: 'Diagnóstico de correo',
    fields: {
      email: 'Correo',
      hasApiKey: 'Servidor de correo configurado',
      hasFromEmail: 'Remitente configurado',
      fromEmail: 'Remitente',
      statusCode: 'Código de estado',
    },
  },
};

// Each version is its own: the ledger names the very words that were on the screen.
export const mailKindsWording: typeof English.mailKindsWording = {
  version: 'mail-7-es',
  text: 'Elige qué correos quieres además de tu guía. En cuanto guardas, los que desactivaste dejan de llegar, incluso los que estaban en espera. Los avisos de seguridad llegan siempre.',
  digest: 'acc29f7ffbd7',
};
