import type { CHECKS } from '../../../../shared/messages/checks.ts';
import type { Translation } from '../../../../shared/messages/message.ts';
import { plural } from '../locale.ts';

export const checkMessages: Translation<typeof CHECKS> = {
  check_unreachable: ({ provider }) =>
    `No pudimos conectar con ${provider}. Mira si este servidor puede salir a internet y si hay un proxy de por medio.`,
  check_no_answer: ({ provider }) =>
    `${provider} no dio una respuesta que entendamos, o no a tiempo. Prueba de nuevo en un minuto.`,
  check_busy: ({ provider }) => `${provider} nos pidió esperar. Prueba de nuevo en unos minutos.`,
  check_refused: ({ provider, code }) => `${provider} rechazó la prueba (${code}). Su documentación explica el código.`,
  check_ended: 'La prueba misma falló. El registro del servidor dice por qué.',

  slack_check_token_works: ({ app, workspace }) =>
    `Slack acepta el token del bot: ${app} puede publicar en ${workspace}.`,
  slack_check_token_refused: ({ code }) =>
    `Slack rechaza el token del bot (${code}). Copia el «Bot User OAuth Token» de la página «OAuth & Permissions» de la aplicación en SLACK_BOT_TOKEN.`,
  slack_check_scopes_missing: ({ scopes }) =>
    `Al token del bot le faltan estos permisos: ${scopes}. Agrégalos en la página «OAuth & Permissions» de la aplicación, instálala de nuevo y copia el nuevo token en SLACK_BOT_TOKEN.`,
  slack_check_app_works: 'Slack conoce la aplicación, así que cada persona puede conectar su espacio de trabajo.',
  slack_check_client_unknown:
    'Slack no conoce ninguna aplicación con este ID. Copia el «Client ID» de la página «Basic Information» de la aplicación en SLACK_CLIENT_ID.',
  slack_check_client_secret:
    'Slack rechaza el secreto de la aplicación. Copia el «Client Secret» de la página «Basic Information» de la aplicación en SLACK_CLIENT_SECRET.',

  telegram_check_works: ({ bot }) => `Telegram acepta el token de @${bot}.`,
  telegram_check_refused: ({ code }) =>
    `Telegram no conoce ningún bot con este token (${code}). Envía /mybots a @BotFather, elige el bot y copia su token en TELEGRAM_BOT_TOKEN.`,
  telegram_check_webhook_works: 'Telegram pasa a este sitio lo que la gente escribe al bot.',
  telegram_check_webhook_failing: ({ url, error, waiting }) =>
    `Las llamadas de Telegram a ${url} fallan con «${error}», y ${plural(waiting, { one: '# mensaje al bot está', other: '# mensajes al bot están' })} esperando. Comprueba que esa dirección responda desde internet con un certificado válido y que el proxy no pida iniciar sesión en ella.`,
  telegram_check_webhook_none: ({ url }) =>
    `Telegram no llama a ninguna dirección para este bot, así que no llega nada de lo que la gente escribe. Este sitio pide que llame a ${url} cuando arranca; si ya está en marcha, su registro dice qué rechaza Telegram.`,
  telegram_check_webhook_other: ({ url, host }) =>
    `Telegram llama a otra dirección, en ${host}, y no a ${url}, así que no llega nada de lo que la gente escribe. Arranca de nuevo este sitio, y usa un bot para un solo sitio.`,

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

  smtp_check_works: 'El servidor de correo responde y acepta nuestro inicio de sesión.',
  smtp_check_auth: 'El servidor de correo rechaza el acceso. Revisa el usuario y la contraseña de SMTP_URL.',
  smtp_check_tls:
    'No hay conexión segura con el servidor de correo. Revisa el puerto de SMTP_URL (smtps:// es 465, smtp:// es 587) y el certificado del servidor.',
  smtp_check_dns:
    'No se encontró el nombre del servidor de correo. Revisa el nombre de SMTP_URL y los servidores de nombres (DNS) de esta máquina.',
  smtp_check_unreachable:
    'No pudimos conectar con el servidor de correo. Revisa el nombre y el puerto de SMTP_URL, y si este servidor puede conectar con ellos.',
  smtp_check_timeout:
    'El servidor de correo no respondió a tiempo. Revisa el puerto de SMTP_URL; muchos alojamientos bloquean el puerto 25, y algunos el 465 y el 587.',
  smtp_check_refused: ({ code }) =>
    `El servidor de correo rechazó la conexión (${code}). Su documentación o su registro explica la respuesta.`,
  smtp_check_private:
    'El servidor de correo está en la red propia del servidor. Solo el entorno del servidor puede nombrarlo, en PRIVATE_HOSTS.',
  bounce_check_works: 'El buzón del correo devuelto se puede leer.',
  bounce_check_auth:
    'El buzón del correo devuelto rechaza el acceso. Revisa el usuario y la contraseña de BOUNCE_IMAP_URL.',
  bounce_check_folder:
    'El buzón del correo devuelto no tiene esa carpeta. Revisa la ruta de BOUNCE_IMAP_URL, como /INBOX.',
  bounce_check_unreachable:
    'No pudimos conectar con el buzón del correo devuelto. Revisa el nombre y el puerto de BOUNCE_IMAP_URL.',

  setting_mail_sent: ({ address }) =>
    `El servidor de correo aceptó un correo de prueba para ${address}. Mira si llega.`,
  setting_mail_refused: ({ code }) => `No se aceptó el correo de prueba (${code}).`,

  model_check_works: ({ model }) => `El proveedor del modelo de lenguaje acepta la clave y tiene el modelo ${model}.`,
  model_check_key:
    'El proveedor del modelo de lenguaje rechaza la clave. Cópiala otra vez de su página de claves de API.',
  model_check_model: ({ model }) =>
    `El proveedor del modelo de lenguaje no tiene ${model} para esta clave. Copia el nombre exacto de su lista.`,

  push_check_works: ({ contact }) => `Las claves están en orden. Los servicios push pueden escribirte a ${contact}.`,
  push_check_keys: 'Las dos claves push de keys.json no van juntas. Recupera keys.json de una copia de seguridad.',
};
