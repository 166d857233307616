import type * as English from '../../en/channels/sms.ts';
import { phoneAddressWords } from './phone-address.ts';

export const sms: typeof English.sms = {
  name: 'SMS',
  inSentence: 'SMS',
  asSubject: 'SMS',
  way: 'por SMS',
  consentName: 'SMS',
  about: 'Mensajes de texto cortos en tu teléfono, de 1 a 3 al día.',
  badges: { needsYou: 'Verifica tu número' },
  address: {
    ...phoneAddressWords,
    label: 'Número de teléfono',
    missing: 'Para guardar, SMS necesita un número de teléfono.',
  },
  consentMissing: 'Para guardar, SMS necesita tu consentimiento.',
  platform: null,
  wizard: { name: 'Mensaje de texto (SMS)', about: 'Cuando confirmes tu número en Ajustes.' },
  wording: {
    version: 'sms-1-es',
    text: 'Acepto recibir mi guía por mensaje de texto en este número, de 1 a 3 mensajes al día. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para ponerles fin en cualquier momento, o HELP para recibir ayuda. Aceptar no es condición para nada más aquí. Las condiciones y las notas de privacidad están en el registro de consentimiento.',
    digest: '2b306fb10b5f',
  },
  hoursWording: {
    version: 'smshours-3-es',
    about:
      'Los mensajes de texto llegan entre las 8:00 a.\u00A0m. y las 9:00 p.\u00A0m. A esta hora no recibirás ninguno, a menos que marques la casilla.',
    box: 'Envíame mensajes de texto también a esta hora',
    digest: 'ed8fd7cb4cf2',
  },
  sentences: {
    sms_number_needed: 'Para recibir SMS hace falta un número de teléfono',
    phone_invalid: 'Escribe un número de teléfono válido con el código de país (por ejemplo, +1234567890)',
    sms_consent_needed: 'Primero acepta recibir SMS',
    agree_and_confirm: 'Primero acepta recibir SMS y confirma tu número.',
    sms_refused: 'Tu compañía telefónica rechazó nuestros mensajes, así que dejamos de enviar a este número.',
    sms_not_set_up_yet:
      'Elegiste mensajes de texto. Aún no están configurados en este sitio, así que no se enviará nada a tu teléfono.',
    verify_phone:
      'Elegiste mensajes de texto. Confirma tu número en Ajustes y acepta recibirlos; hasta entonces no se enviará nada a tu teléfono.',
  },
  codes: {},
  diagnostic: {
    start: 'Probar SMS',
    failed: 'La prueba de SMS falló',
    result: 'Diagnóstico de SMS',
    fields: {
      phoneNumber: 'Número de teléfono',
      formattedPhoneNumber: 'Número con formato',
      hasAccountSid: 'Account SID configurado',
      hasAuthToken: 'Auth token configurado',
      hasPhoneNumber: 'Número de envío configurado',
      fromNumber: 'Número de origen',
      messageSid: 'SID del mensaje',
      text: 'Texto',
      characters: 'Caracteres',
      encoding: 'Codificación',
      segments: 'Segmentos',
    },
  },
};
