import { CHANNELS } from '../../../../shared/channels/channels.ts';
import { type ALERTS, HOURS_FROM_MINUTES } from '../../../../shared/messages/alerts.ts';
import type { Translation } from '../../../../shared/messages/message.ts';
import { listCountries } from '../../../../shared/text/country-names.ts';
import { channelWords } from '../channels/all.ts';
import { locale, plural } from '../locale.ts';

const MINUTES = { one: '# minuto', other: '# minutos' };
const HOURS = { one: '# hora', other: '# horas' };
const REPORTS = {
  one: 'Un reporte sobre un texto espera que lo atiendas.',
  other: '# reportes sobre textos esperan que los atiendas.',
};

function waitWords(minutes: number): string {
  if (minutes <= 1) return 'un minuto';
  return minutes < HOURS_FROM_MINUTES ? plural(minutes, MINUTES) : plural(Math.ceil(minutes / 60), HOURS);
}

export const alertMessages: Translation<typeof ALERTS> = {
  too_many_attempts: ({ minutes }) => `Demasiados intentos. Espera ${waitWords(minutes)}.`,
  mail_captured:
    'Este sitio aún no tiene servidor de correo. Los correos se guardan como archivos en el servidor y no te llegarán.',
  link_captured:
    'Este sitio aún no tiene servidor de correo, así que ningún enlace puede llegarte. Pide a quien administra el sitio el enlace para confirmar tu dirección.',
  confirm_number: 'Primero confirma tu número.',
  connect_first: ({ method }) => `Primero conecta ${CHANNELS[method].label}.`,
  method_not_set_up: ({ method }) =>
    `${channelWords[method].asSubject} no está configurado en este sitio. Si te gustaría usarlo, pregunta a tu iglesia.`,
  method_refused: () => 'Nuestros mensajes fueron rechazados, así que dejamos de enviarlos por este canal.',
  method_off: ({ method }) => `${channelWords[method].asSubject} está desactivado. Primero actívalo y guarda.`,
  method_paused: ({ method }) =>
    `${channelWords[method].asSubject} está en pausa. Tu guía volverá a llegar por este canal cuando termine la pausa.`,
  no_answer: 'No hubo respuesta. Quizá el mensaje aún llegue.',
  address_refused: ({ code }) => `La dirección fue rechazada (${code}), así que dejamos de enviarle mensajes.`,
  not_sent: ({ code }) => `No pudimos enviar el mensaje (${code}). Inténtalo más tarde.`,
  terms_first:
    'Primero tiene que llegar el mensaje con las condiciones. Cuando haya llegado, puedes enviar la prueba otra vez.',
  terms_lost: 'Primero tiene que llegar el mensaje con las condiciones, y hoy no llegó. Inténtalo otra vez mañana.',
  address_not_confirmed: 'Aún sin confirmar, así que no se envió nada.',
  confirmed_ready: ({ email }) => `Desde ahora, tu guía llegará a ${email} a las horas que elegiste.`,
  confirmed_paused: ({ email }) => `Tu guía está en pausa. Cuando termine la pausa, llegará a ${email}.`,
  confirmed_off: ({ email }) =>
    `El correo está desactivado, así que tu guía no llega a ${email}. Puedes activarlo en Ajustes.`,
  confirmed_setup_left: ({ email }) => `Termina la configuración para elegir si tu guía llega a ${email} y cuándo.`,
  confirmed_captured: ({ email }) =>
    `Este sitio aún no tiene servidor de correo, así que tu guía no llega a ${email}. Tu guía te espera aquí.`,
  address_confirmed: 'Esta dirección está confirmada.',
  reply_stopped: ({ app }) => `Ya no recibirás mensajes de ${app} por aquí. Responde START para volver a recibirlos.`,
  reply_started: ({ app }) => `Volverás a recibir mensajes de ${app} por aquí. Responde STOP para dejar de recibirlos.`,
  chat_stopped: ({ app }) => `Ya no recibirás mensajes de ${app} en este chat. Envía /start para volver a recibirlos.`,
  chat_started: ({ app }) =>
    `Volverás a recibir mensajes de ${app} en este chat. Envía /stop para dejar de recibirlos.`,
  reply_linked: ({ app, account }) =>
    `Este chat quedó vinculado a la cuenta «${account}». Ya pueden llegar aquí los mensajes de ${app}. Si no es tu cuenta, envía /stop.`,
  reply_help: ({ app, contact }) =>
    `${app}: guía sobre la amistad. Ayuda: ${contact}. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para cancelar.`,
  reply_help_free: ({ app, contact }) =>
    `${app}: guía sobre la amistad. Ayuda: ${contact}. Responde STOP para no recibir más mensajes.`,
  reply_token: ({ method, token, minutes }) =>
    `Para vincular este chat, pega este token en Ajustes, en ${CHANNELS[method].label}. Sirve una vez, durante ${plural(minutes, { one: '# minuto', other: '# minutos' })}.\n\n${token}`,
  reply_paused: 'Tu guía está en pausa. En Ajustes puedes ver cuándo vuelve y terminar la pausa.',
  reply_done: 'Queda marcada como hecha. Gracias por dedicarle este tiempo.',
  reply_done_before: 'Ya estaba marcada como hecha.',
  reply_reflection_kept: 'Tu reflexión está guardada y queda marcada como hecha.',
  reply_care: ({ emergency, url }) =>
    `Gracias por decírnoslo. No tienes que llevar esto a solas. Si alguien está en peligro ahora, llama al ${emergency}. Personas con quienes hablar: ${url}`,
  reply_care_anywhere: ({ url }) =>
    `Gracias por decírnoslo. No tienes que llevar esto a solas. Si alguien está en peligro ahora, llama al número de emergencias de tu país. Personas con quienes hablar: ${url}`,
  reply_words_needed: ({ min }) =>
    `Para completar una reflexión, responde con tus propias palabras, al menos ${min} caracteres.`,
  chat_reply_to_reflection:
    'Para guardar estas palabras como tu reflexión, envíalas como respuesta a su mensaje: mantén pulsado el mensaje y elige Responder.',
  reply_later: 'Te llegará de nuevo en una hora.',
  reply_later_before: 'Ya está en camino: te llegará de nuevo en menos de una hora.',
  reply_not_again: 'Hoy no llegará otra vez. La encuentras en la app.',
  reply_used: 'Ya usaste este botón para pausar tu guía. Para pausarla otra vez, abre Ajustes.',
  reply_nothing_waits: ({ url }) => `Aquí no hay ningún mensaje del último día que responder. Tu guía está en ${url}`,
  reply_gone: 'Esta guía ya no está aquí.',
  reply_today: ({ entries, url }) => `Tu guía de hoy:\n${entries}\n\n${url}`,
  reply_today_none: ({ url }) => `Hoy todavía no hay guía para ti. Días anteriores: ${url}`,
  chat_not_linked: 'Este chat no está vinculado a ninguna cuenta. Envía /start para vincularlo.',
  chat_help: ({ app, contact }) =>
    `${app}: guía sobre la amistad. Envía /start para vincular este chat, /today para ver la guía de hoy, /pause para tomarte dos semanas de descanso, /stop para dejar de recibir mensajes. Ayuda: ${contact}.`,
  method_opted_out: ({ method }) =>
    `Pediste no recibir más mensajes por ${CHANNELS[method].label}. Para volver a recibirlos, responde START.`,
  code_sent: ({ address }) => `Enviamos un código a ${address}. Sirve durante diez minutos.`,
  code_maybe_sent: ({ address }) =>
    `No hubo respuesta cuando enviamos un código a ${address}. Si no llega en dos minutos, pide otro.`,
  link_sent: ({ email }) => `Enviamos un enlace a ${email}. Ábrelo para confirmar tu dirección.`,
  confirm_email: ({ email }) =>
    `Enviamos un enlace a ${email}. Ábrelo para confirmar tu dirección; después tu guía te llegará por correo.`,
  confirm_new_email: ({ email, current }) =>
    `Vas a cambiar tu dirección a ${email}. Enviamos un enlace allí: ábrelo en un plazo de 24 horas para confirmarla. Mientras tanto, usamos ${current}.`,
  confirm_new_email_first: ({ email, current }) =>
    `Vas a cambiar tu dirección a ${email}. Enviamos un enlace allí: ábrelo en un plazo de 24 horas para confirmarla. Mientras tanto, inicias sesión con ${current}, que no está confirmada, así que no te llega tu guía por correo.`,
  new_link_captured: ({ email, current }) =>
    `Vas a cambiar tu dirección a ${email}. Este sitio aún no tiene servidor de correo: pide a quien administra el sitio el enlace para confirmarla. Mientras tanto, usamos ${current}.`,
  only_confirm_email: ({ email }) =>
    `Aún no podemos escribirte. Enviamos un enlace a ${email}: ábrelo para confirmar tu dirección y, desde entonces, tu guía te llegará por correo.`,
  email_off: 'No podemos escribirte: el correo está desactivado y no hay otro canal listo. Tu guía te espera aquí.',
  no_way_captured:
    'Aún no podemos escribirte: este sitio no tiene servidor de correo, así que tus correos se guardan como archivos en el servidor. Tu guía te espera aquí.',
  no_way_refused: ({ email }) =>
    `No podemos escribirte: el proveedor de correo de ${email} rechazó nuestros mensajes. Tu guía te espera aquí.`,
  sent_instead: ({ method }) =>
    `No pudimos entregar esto por ${channelWords[method].inSentence}, así que te llega por aquí.`,
  country_not_allowed: ({ countries }) =>
    `Aquí solo sirven los números de estos países: ${listCountries(locale.dates, countries)}.`,
  country_refused: 'No podemos enviar mensajes a números de este país.',
  channel_rests: ({ method, code }) =>
    `${channelWords[method].asSubject} hace una pausa de hasta una hora, porque su proveedor rechaza este sitio (${code}).`,
  channel_failing: ({ method, code }) =>
    `En un solo día fallaron varios mensajes por ${CHANNELS[method].label}, por el mismo motivo (${code}).`,
  nothing_to_check: ({ method }) => `${CHANNELS[method].label} no tiene proveedor al que preguntar.`,
  channel_unread: ({ method, code }) =>
    `Lo que vuelve por ${CHANNELS[method].label} no llega a este sitio (${code}). Prueba el canal en la administración.`,
  entries_reported: ({ reports }) => plural(reports, REPORTS),
};
