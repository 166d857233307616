import { type AlertMethod, CHANNELS } from '../../../shared/channels.ts';
import type { Translation } from '../../../shared/messages/message.ts';
import type { STANDINGS } from '../../../shared/messages/standings.ts';
import { pluralsOf } from '../../../shared/plural.ts';
import { locale } from './locale.ts';

const count = pluralsOf(locale.dates);
const MINUTES = { one: '# minuto', other: '# minutos' };
// As the subject of a sentence.
const METHOD: Record<AlertMethod, string> = {
  email: 'El correo',
  sms: 'SMS',
  push: 'Push',
  whatsapp: 'WhatsApp',
  slack: 'Slack',
  telegram: 'Telegram',
  desktop: 'El escritorio',
};

export const standingMessages: Translation<typeof STANDINGS> = {
  too_many_attempts: ({ minutes }) =>
    `Demasiados intentos. Espera ${minutes <= 1 ? 'un minuto' : count(minutes, MINUTES)}.`,
  mail_refused: 'Tu proveedor de correo rechazó nuestros mensajes, así que ya no se envía nada a esta dirección.',
  open_our_link: 'Abre el enlace que te enviamos para confirmar tu dirección.',
  mail_captured:
    'Este sitio aún no tiene servidor de correo. Los correos se guardan como archivos en el servidor y ninguno te llega.',
  link_captured:
    'Este sitio aún no tiene servidor de correo, así que ningún enlace puede llegarte. Quien cuida el sitio puede darte el que confirma tu dirección.',
  agree_and_confirm: 'Primero acepta recibir SMS y confirma tu número.',
  confirm_number: 'Primero confirma tu número.',
  no_browser: 'Ningún navegador tuyo recibe aún mensajes push. Actívalos en el que deba recibirlos.',
  push_not_yet: 'Este sitio aún no puede enviar mensajes push.',
  connect_first: ({ method }) => `Primero conecta ${CHANNELS[method].label}.`,
  method_not_set_up: ({ method }) =>
    `${METHOD[method]} no está configurado en este sitio. Si te gustaría usarlo, pregunta a tu iglesia.`,
  method_refused: ({ method }) => `${METHOD[method]} rechazó nuestros mensajes, así que ya no se envía nada por ahí.`,
  method_off: ({ method }) => `${METHOD[method]} está apagado. Primero enciéndelo y guarda.`,
  no_open_tab:
    'No había abierta ninguna pestaña de este sitio que pueda mostrar notificaciones. Deja una abierta para recibirlas.',
  no_answer: ({ seconds }) =>
    `No hubo respuesta en ${count(seconds, { one: '# segundo', other: '# segundos' })}. Quizá el mensaje aún llegue.`,
  address_refused: ({ code }) => `La dirección fue rechazada (${code}). Ya no se le envía nada.`,
  not_sent: ({ code }) => `No se pudo enviar el mensaje (${code}). Inténtalo más tarde.`,
  sms_not_testable: 'Aquí aún no se pueden probar los SMS.',
  address_not_confirmed: 'Esta dirección aún no está confirmada, así que no se le envió nada.',
  address_confirmed: 'Esta dirección está confirmada.',
  link_sent: ({ email }) => `Enviamos un enlace a ${email}. Ábrelo para confirmar tu dirección.`,
  confirm_email: ({ email }) =>
    `Enviamos un enlace a ${email}. Ábrelo para confirmar tu dirección; después tu guía te llega por correo.`,
  only_confirm_email: ({ email }) =>
    `Aún no puede llegarte ningún mensaje. Enviamos un enlace a ${email}: ábrelo para confirmar tu dirección y, desde entonces, tu guía te llegará por correo.`,
  email_off: 'No te llega ningún mensaje: el correo está apagado y no hay otra forma lista. Tu guía te espera aquí.',
  no_way_captured:
    'Aún no puede llegarte ningún mensaje: este sitio no tiene servidor de correo, así que tus correos se guardan como archivos en el servidor. Tu guía te espera aquí.',
  no_way_refused: ({ email }) =>
    `No te llega ningún mensaje: el proveedor de correo de ${email} rechazó nuestros mensajes. Tu guía te espera aquí.`,
  sms_not_set_up_yet:
    'Elegiste mensajes de texto. Aún no están configurados en este sitio, así que no se envía nada a tu teléfono.',
  verify_phone:
    'Elegiste mensajes de texto. Confirma tu número en Ajustes y acepta recibirlos; hasta entonces no se envía nada a tu teléfono.',
};
