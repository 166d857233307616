import type * as English from '../../en/channels/whatsapp.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';
import { phoneAddressWords } from './phone-address.ts';

export const whatsapp: typeof English.whatsapp = {
  name: 'WhatsApp',
  inSentence: 'WhatsApp',
  asSubject: 'WhatsApp',
  way: 'por WhatsApp',
  consentName: 'WhatsApp',
  about: 'Mensajes de WhatsApp, de 1 a 3 al día.',
  badges: { needsYou: 'Verifica tu número' },
  address: {
    ...phoneAddressWords,
    label: 'Número de WhatsApp',
    missing: 'Para guardar, WhatsApp necesita un número.',
  },
  platform: null,
  wizard: null,
  wording: {
    version: 'whatsapp-2-es',
    text: 'Al activar WhatsApp aceptas recibir tu guía en este número, de 1 a 3 mensajes al día. Pueden aplicarse tarifas de datos. Responde STOP para ponerles fin en cualquier momento.',
    digest: '104e8c61719f',
  },
  hoursWording: {
    version: 'whatsapphours-3-es',
    about:
      'Los mensajes de WhatsApp llegan entre las 8:00 a.\u00A0m. y las 9:00 p.\u00A0m. A esta hora no recibirás ninguno, a menos que marques la casilla.',
    box: 'Escríbeme por WhatsApp también a esta hora',
    digest: '6d6504623488',
  },
  sentences: {
    whatsapp_invalid: 'Escribe un número de WhatsApp válido con el código de país (por ejemplo, +1234567890)',
    whatsapp_write_first: ({ number }) =>
      `WhatsApp solo nos deja escribirte durante un día después de que tú nos escribas. Escribe ahí al ${number} y podrán llegarte nuestros mensajes.`,
  },
  codes: {
    template_required: {
      member:
        'WhatsApp solo nos deja escribirte durante un día después de que tú nos escribas. Escribe a nuestro número ahí.',
      advice: 'byMember',
      admin: 'La ventana de un día de WhatsApp está cerrada y no hay plantilla configurada',
    },
    twilio_63014: {
      member: 'Bloqueaste nuestros mensajes en WhatsApp.',
      advice: 'byMember',
      admin: 'La persona nos bloqueó en WhatsApp',
    },
    twilio_63016: { member: UNDELIVERED, admin: 'La ventana de un día de WhatsApp estaba cerrada' },
    twilio_63024: {
      member: 'Este número no está en WhatsApp.',
      advice: 'checkNumber',
      admin: 'El número no está en WhatsApp',
    },
    twilio_63049: {
      member: 'WhatsApp retuvo este mensaje. Puedes leerlo en la app.',
      advice: 'nothing',
      admin: 'Meta retuvo el mensaje; a los números de +1 los retiene siempre',
    },
  },
  diagnostic: null,
};
