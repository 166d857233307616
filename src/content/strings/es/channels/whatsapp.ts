import type * as English from '../../en/channels/whatsapp.ts';
import { UNDELIVERED } from '../alerts/undelivered.ts';

export const whatsapp: typeof English.whatsapp = {
  name: 'WhatsApp',
  inSentence: 'WhatsApp',
  consentName: 'WhatsApp',
  about: 'Mensajes de WhatsApp, de 1 a 3 al día.',
  badges: { toDo: 'Verifica tu número' },
  number: 'Número de WhatsApp',
  wizard: null,
  wording: {
    version: 'whatsapp-1-es',
    text: 'Al encender WhatsApp aceptas recibir tu guía en este número, de 1 a 3 mensajes al día. Pueden aplicarse tarifas de datos. Responde STOP para ponerles fin en cualquier momento.',
  },
  codes: {
    template_required: {
      member:
        'WhatsApp solo nos deja escribirte durante un día después de que tú nos escribas. Escribe a nuestro número ahí.',
      admin: 'La ventana de un día de WhatsApp está cerrada y no hay plantilla configurada',
    },
    twilio_63014: { member: 'Bloqueaste nuestros mensajes en WhatsApp.', admin: 'El miembro nos bloqueó en WhatsApp' },
    twilio_63016: { member: UNDELIVERED, admin: 'La ventana de un día de WhatsApp estaba cerrada' },
    twilio_63024: { member: 'Este número no está en WhatsApp.', admin: 'El número no está en WhatsApp' },
    twilio_63049: { member: UNDELIVERED, admin: 'Meta retuvo el mensaje por ahora' },
  },
  diagnostic: null,
};
