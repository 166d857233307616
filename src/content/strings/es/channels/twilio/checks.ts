import type { twilioChecks as English } from '../../../../../shared/channels/checks/twilio.ts';
import type { Translation } from '../../../../../shared/messages/message.ts';

export const twilioChecks: Translation<typeof English> = {
  twilio_check_account_works: ({ account }) => `Twilio acepta las credenciales de la cuenta «${account}».`,
  twilio_check_trial: 'Es una cuenta de prueba: solo envía a números que verificaste en la consola de Twilio.',
  twilio_check_account_refused: ({ code }) =>
    `Twilio rechaza las credenciales (${code}). Copia el «Account SID» y el «Auth Token» de la consola de Twilio en TWILIO_ACCOUNT_SID y TWILIO_AUTH_TOKEN.`,
  twilio_check_account_closed: ({ status }) =>
    `La cuenta de Twilio no está activa (${status}), así que no envía nada. La consola de Twilio dice cómo abrirla de nuevo.`,
  twilio_check_sender_works: ({ sender }) => `Los mensajes de texto salen de ${sender}.`,
  twilio_check_number_unknown: ({ number }) =>
    `La cuenta de Twilio no tiene el número ${number}. Pon en TWILIO_PHONE_NUMBER uno de sus números activos.`,
  twilio_check_number_without_sms: ({ number }) =>
    `${number} no puede enviar mensajes de texto. Pon en TWILIO_PHONE_NUMBER un número con SMS.`,
  twilio_check_service_unknown:
    'La cuenta de Twilio no tiene ningún «Messaging Service» con este ID. Copia el de la consola de Twilio en TWILIO_MESSAGING_SERVICE_SID.',
  twilio_check_inbound_works: ({ sender }) => `Twilio pasa a este sitio lo que la gente escribe a ${sender}.`,
  twilio_check_inbound_other: ({ sender, url }) =>
    `Twilio no pasa a este sitio lo que la gente escribe a ${sender}, así que nunca se entera de STOP, HECHO o LUEGO. En la consola de Twilio, pon ${url} con POST en su configuración, en «A message comes in»; la de un «Messaging Service» lo tiene en «Integration».`,
  twilio_check_verify_works: ({ service }) => `Los códigos vienen del servicio Verify «${service}».`,
  twilio_check_verify_unknown:
    'La cuenta de Twilio no tiene ningún servicio Verify con este ID. Copia el de la consola de Twilio en TWILIO_VERIFY_SERVICE_SID, o quítalo: este sitio puede crear sus propios códigos.',
  twilio_check_template_works: 'WhatsApp aprobó la plantilla de mensaje.',
  twilio_check_template_none:
    'No hay plantilla de mensaje, así que solo reciben mensajes quienes escribieron a este número en las últimas 24 horas. TWILIO_WHATSAPP_CONTENT_SID nombra una.',
  twilio_check_template_unknown:
    'La cuenta de Twilio no tiene ninguna plantilla con este ID. Copia la del «Content Template Builder» en TWILIO_WHATSAPP_CONTENT_SID.',
  twilio_check_template_waits: ({ status }) =>
    `WhatsApp no ha aprobado la plantilla de mensaje (${status}). Hasta entonces, solo reciben mensajes quienes escribieron a este número en las últimas 24 horas.`,
};
