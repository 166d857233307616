import type * as English from '../en/standings.ts';
import { translateBy } from '../sentences.ts';

// By the sentence in English; what the marks mean is in ../sentences.ts.
const STANDINGS: Record<string, string> = {
  Email: 'El correo',
  SMS: 'SMS',
  Push: 'Push',
  WhatsApp: 'WhatsApp',
  Slack: 'Slack',
  Telegram: 'Telegram',
  Desktop: 'El escritorio',
  'Your mail provider refused our messages, so nothing more is sent to this address.':
    'Tu proveedor de correo rechazó nuestros mensajes, así que ya no se envía nada a esta dirección.',
  'Open the link we sent you to confirm your address.': 'Abre el enlace que te enviamos para confirmar tu dirección.',
  'Agree to receive SMS and confirm your number first.': 'Primero acepta recibir SMS y confirma tu número.',
  'Confirm your number first.': 'Primero confirma tu número.',
  'No browser of yours takes push messages yet. Turn them on in the one that should.':
    'Ningún navegador tuyo recibe aún mensajes push. Actívalos en el que deba recibirlos.',
  'Push messages cannot be sent by this site yet.': 'Este sitio aún no puede enviar mensajes push.',
  'Connect {method} first.': 'Primero conecta {method}.',
  '[method] is not set up on this site. Ask your church if you would like it.':
    '[method] no está configurado en este sitio. Si te gustaría usarlo, pregunta a tu iglesia.',
  '[method] refused our messages, so nothing more is sent there.':
    '[method] rechazó nuestros mensajes, así que ya no se envía nada por ahí.',
  '[method] is switched off. Switch it on and save first.': '[method] está apagado. Primero enciéndelo y guarda.',
  'No tab of this site was open that may show notifications. Keep one open to get them.':
    'No había abierta ninguna pestaña de este sitio que pueda mostrar notificaciones. Deja una abierta para recibirlas.',
  'There was no answer within # seconds. The message may still arrive.':
    'No hubo respuesta en # segundos. Quizá el mensaje aún llegue.',
  'The address was refused ({code}). Nothing more is sent to it.':
    'La dirección fue rechazada ({code}). Ya no se le envía nada.',
  'The message could not be sent ({code}). Please try again later.':
    'No se pudo enviar el mensaje ({code}). Inténtalo más tarde.',
  'SMS cannot be tested here yet.': 'Aquí aún no se pueden probar los SMS.',
  'This address is not confirmed yet, so nothing was sent to it.':
    'Esta dirección aún no está confirmada, así que no se le envió nada.',
  'This address is confirmed.': 'Esta dirección está confirmada.',
  'We sent a link to {address}. Open it to confirm your address.':
    'Enviamos un enlace a {address}. Ábrelo para confirmar tu dirección.',
  'We sent a link to {address}. Open it to confirm your address; guidance comes by email after that.':
    'Enviamos un enlace a {address}. Ábrelo para confirmar tu dirección; después tu guía te llega por correo.',
  'You chose text messages. They are not set up on this site yet, so nothing is sent to your phone.':
    'Elegiste mensajes de texto. Aún no están configurados en este sitio, así que no se envía nada a tu teléfono.',
  'You chose text messages. Confirm your number in Settings and agree to receive them; until then nothing is sent to your phone.':
    'Elegiste mensajes de texto. Confirma tu número en Ajustes y acepta recibirlos; hasta entonces no se envía nada a tu teléfono.',
};

export const standingWords: typeof English.standingWords = { of: translateBy(STANDINGS) };
