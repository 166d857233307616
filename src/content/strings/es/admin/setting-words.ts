import type * as English from '../../en/admin/setting-words.ts';

export const settingWords: typeof English.settingWords = {
  APP_NAME: {
    label: 'Nombre',
    hint: 'Los miembros lo ven en cada página y correo, como el nombre de tu iglesia. Como mucho 40 caracteres.',
  },
  SUPPORT_EMAIL: {
    label: 'Contacto para preguntas',
    hint: 'Una dirección de correo. Aparece al final de cada correo, y los servicios push la exigen.',
  },
  PRIVACY_EMAIL: {
    label: 'Contacto para preguntas sobre datos',
    hint: 'Una dirección de correo, si es otra. Aparece en las páginas de consentimiento.',
  },
  CARE_CONTACT_NAME: {
    label: 'Contacto de apoyo',
    hint: 'Una persona o un equipo. Los miembros lo ven junto a las líneas de ayuda cuando algo que escriben hace pensar que pueden estar en peligro.',
  },
  CARE_CONTACT_PHONE: {
    label: 'Teléfono del contacto de apoyo',
    hint: 'Un número que alguien atiende, como +1 202 555 0123.',
  },
  CARE_CONTACT_EMAIL: {
    label: 'Correo del contacto de apoyo',
    hint: 'Una dirección que alguien lee todos los días.',
  },
  REGISTRATION: {
    label: 'Quién puede unirse',
    hint: 'Con invitaciones, un administrador crea un enlace para cada miembro nuevo.',
    choices: { open: 'Quien encuentre la página', invite: 'Solo con invitación', closed: 'Nadie' },
  },
  CHURCH_YEAR: {
    label: 'Año litúrgico',
    hint: 'Guía que acompaña el Adviento, la Cuaresma, la Pascua y Pentecostés.',
    choices: { on: 'Sí', off: 'No' },
  },
  OPENAI_API_KEY: {
    label: 'Clave de un modelo de lenguaje',
    hint: 'Si lo dejas vacío, toda la guía viene de la biblioteca. Con una clave, un modelo también escribe para quien lo acepte.',
  },
  OPENAI_MODEL: { label: 'Modelo', hint: 'Su nombre exacto. Si lo cambias, completa los dos precios.' },
  OPENAI_INPUT_PRICE: { label: 'Precio de entrada', hint: 'Dólares por millón de tokens, como 0.75.' },
  OPENAI_OUTPUT_PRICE: { label: 'Precio de salida', hint: 'Dólares por millón de tokens, como 4.5.' },
  OPENAI_AT_ONCE: { label: 'Peticiones a la vez', hint: 'Un número entre 1 y 64.' },
  GUIDANCE_MONTHLY_BUDGET: {
    label: 'Presupuesto mensual',
    hint: 'Dólares, como 20. Cuando se agota, la guía viene de la biblioteca.',
  },
  GUIDANCE_DAILY_CAP: { label: 'Peticiones por miembro y día', hint: 'Un número entre 1 y 100.' },
  SMTP_URL: {
    label: 'Servidor de correo',
    hint: 'smtps://usuario:contraseña@mail.example.org:465, como te la da tu proveedor. Escribe @ en el usuario o la contraseña como %40.',
  },
  MAIL_FROM: {
    label: 'Remitente',
    hint: 'Una dirección, o un nombre y <dirección>: Iglesia Gracia <hola@example.org>.',
  },
  BOUNCE_ADDRESS: {
    label: 'Dirección para el correo devuelto',
    hint: 'Adonde se avisa del correo que no se pudo entregar. Déjalo vacío para usar la dirección del remitente.',
  },
  BOUNCE_WEBHOOK_SECRET: {
    label: 'Secreto para avisos de correo devuelto',
    hint: 'Al menos 16 caracteres sin espacios. Solo hace falta si tu servidor de correo envía sus avisos a este sitio.',
  },
  SLACK_CLIENT_ID: {
    label: 'ID de cliente (Client ID)',
    hint: 'De «Basic Information» de tu app de Slack, como 123456789.987654321.',
  },
  SLACK_CLIENT_SECRET: { label: 'Secreto de cliente (Client Secret)', hint: 'De la misma página.' },
  SLACK_SIGNING_SECRET: {
    label: 'Secreto de firma (Signing Secret)',
    hint: 'De la misma página. Los botones de los mensajes lo necesitan.',
  },
  SLACK_BOT_TOKEN: {
    label: 'Token del bot',
    hint: 'Empieza por xoxb-. Con él, los miembros de tu propio espacio no tienen que conectar nada.',
  },
  TELEGRAM_BOT_TOKEN: { label: 'Token del bot', hint: 'Lo que te dio @BotFather, como 123456789:AAE…' },
  TELEGRAM_UPDATES: {
    label: 'Cómo llegan las respuestas',
    hint: 'Recogerlas funciona siempre. Un webhook necesita una dirección https de este sitio.',
    choices: { polling: 'El sitio las recoge', webhook: 'Telegram las envía (webhook)' },
  },
  TWILIO_ACCOUNT_SID: {
    label: 'SID de la cuenta (Account SID)',
    hint: 'De la consola de Twilio: AC y 32 letras y cifras.',
  },
  TWILIO_AUTH_TOKEN: { label: 'Token de acceso (Auth Token)', hint: 'De la misma página.' },
  TWILIO_PHONE_NUMBER: { label: 'Número para mensajes de texto', hint: 'Con su código de país, como +12025550123.' },
  TWILIO_MESSAGING_SERVICE_SID: {
    label: 'Servicio de mensajes (Messaging Service)',
    hint: 'En lugar de un número: MG y 32 letras y cifras.',
  },
  TWILIO_WHATSAPP_NUMBER: { label: 'Número para WhatsApp', hint: 'Con su código de país, como +12025550123.' },
  TWILIO_WHATSAPP_CONTENT_SID: {
    label: 'Plantilla aprobada de WhatsApp',
    hint: 'HX y 32 letras y cifras. Sin ella, solo reciben mensajes quienes te escribieron en el último día.',
  },
  TWILIO_VERIFY_SERVICE_SID: {
    label: 'Servicio Verify',
    hint: 'VA y 32 letras y cifras. Si lo dejas vacío, este sitio crea sus propios códigos.',
  },
  TWILIO_HANDLES_KEYWORDS: {
    label: 'Quién responde a STOP y HELP',
    hint: 'Twilio responde por sí mismo, salvo que lo hayas cambiado en su consola.',
    choices: { true: 'Lo hace Twilio', false: 'Lo hace este sitio' },
  },
  DEFAULT_COUNTRY: {
    label: 'País de tus miembros',
    hint: 'Se usa con los números sin código de país, y para las líneas de ayuda cuando la zona horaria no indica el país.',
  },
  PHONE_COUNTRIES: {
    label: 'Solo números de estos países',
    hint: 'Códigos separados por comas, como US,CA. Déjalo vacío para el país de «Tu iglesia», o para todos si tampoco hay ninguno.',
  },
};
