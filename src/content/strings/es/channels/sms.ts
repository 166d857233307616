import type * as English from '../../en/channels/sms.ts';

export const sms: typeof English.sms = {
  name: 'SMS',
  inSentence: 'SMS',
  consentName: 'SMS',
  about: 'Mensajes de texto cortos en tu teléfono, de 1 a 3 al día.',
  badges: { toDo: 'Verifica tu número' },
  number: 'Número de teléfono',
  wizard: { name: 'Mensaje de texto (SMS)', about: 'Cuando confirmes tu número en Ajustes.' },
  wording: {
    version: 'sms-1-es',
    text: 'Acepto recibir mi guía por mensaje de texto en este número, de 1 a 3 mensajes al día. Pueden aplicarse tarifas de mensajes y datos. Responde STOP para ponerles fin en cualquier momento, o HELP para recibir ayuda. Aceptar no es condición para nada más aquí. Las condiciones y las notas de privacidad están en el registro de consentimiento.',
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
    },
  },
};
