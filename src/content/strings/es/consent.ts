import { appName } from '../app-name.ts';
import type * as English from '../en/consent.ts';

export const consentWords: typeof English.consentWords = {
  back: 'Volver al Centro de consentimiento',
  dashboard: 'Volver al inicio',
  lastUpdated: 'Última actualización:',
  policy: (version, day) => `Versión ${version} de la política, vigente desde el ${day}`,
  onThisPage: 'En esta página',
  official: 'Registro oficial de consentimiento',
  technical: 'Notas técnicas',
  privacy: 'Notas de privacidad',
  manage: {
    title: 'Cambiar de opinión',
    message: 'Lo que aceptaste puedes cambiarlo cuando quieras y sin dar razones.',
  },
  contact: {
    title: 'Contacto',
    message: 'Sobre tus datos, tu consentimiento o estas palabras.',
  },
  support: {
    title: 'Ayuda',
    message: 'Cuando un mensaje no llega, o llega cuando no debería.',
  },
  askChurch: 'Pregunta a la iglesia que mantiene este sitio.',
};

export const onThisSiteWords: typeof English.onThisSiteWords = {
  title: 'En este sitio',
  unknown: 'No se sabe',
  message: 'Por un canal que no está disponible no se envía nada.',
  failed: 'No pudimos preguntar al servidor qué está disponible aquí. Nada más de esta página depende de ello.',
  methods: {
    email: 'Correo electrónico',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    push: 'Notificaciones push',
    desktop: 'Notificaciones de escritorio',
    slack: 'Slack',
    telegram: 'Telegram',
  },
};

export const ledgerWords: typeof English.ledgerWords = {
  title: 'Tu propio registro',
  intro:
    'Cada vez que aceptaste algo, te retractaste o confirmaste una dirección, quedó anotado aquí. Ninguna fila se cambia jamás.',
  times: (zone) => `Las horas son de ${zone}.`,
  visitor:
    'Cuando inicies sesión, aquí estará tu propio registro: qué aceptaste, cuándo y después de leer qué palabras.',
  signIn: 'Iniciar sesión',
  empty:
    'Aquí aún no hay nada anotado. La primera fila llega cuando enciendes algo, lo apagas o confirmas una dirección.',
  failed: 'No pudimos cargar tu registro. Está a salvo en el servidor.',
  more: 'Cargar más',
  loading: 'Cargando…',
  shown: (count) => (count === 1 ? '1 fila a la vista' : `${count} filas a la vista`),
  words: 'Las palabras en pantalla',
  wordsUnknown:
    'Esta versión del sitio ya no contiene estas palabras. Quienes lo mantienen pueden buscarlas por su nombre.',
  download: {
    label: 'Llévatelo contigo',
    json: 'Descargar JSON',
    csv: 'Descargar CSV',
    busy: 'Preparando…',
    done: (rows) => ({
      title: 'Tu registro va en camino',
      message: rows === 1 ? 'El archivo contiene 1 fila.' : `El archivo contiene las ${rows} filas.`,
    }),
    failed: { title: 'El archivo no se hizo', message: 'No se ha perdido nada. Inténtalo de nuevo.' },
    fileName: (record, day) => ['consentimiento', record, day].filter(Boolean).join('-'),
    columns: {
      time: 'Hora (UTC)',
      local: 'Hora local',
      channel: 'Canal',
      event: 'Qué ocurrió',
      source: 'Dónde',
      version: 'Versión del texto',
      wording: 'Palabras en pantalla',
      address: 'Dirección (hash con clave)',
    },
  },
  channels: {
    email: 'Correo electrónico',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    push: 'Notificaciones push',
    desktop: 'Notificaciones de escritorio',
    slack: 'Slack',
    telegram: 'Telegram',
    all: 'Todos los mensajes',
    'email:guidance': 'Correos de guía',
    'email:prayer_reminders': 'Recordatorios de oración por correo',
    'email:reflection_prompts': 'Invitaciones a reflexionar por correo',
    'email:weekly_letter': 'Carta semanal por correo',
    'email:service_updates': 'Novedades del servicio por correo',
  },
  actions: {
    opt_in: 'Encendido',
    opt_out: 'Apagado',
    verified: 'Confirmado como tuyo',
    paused: 'En pausa',
    resumed: 'Retomado',
    wording_shown: 'Condiciones mostradas',
  },
  sources: {
    registration: 'Cuando te uniste',
    onboarding: 'Durante la preparación',
    settings: 'En Ajustes',
    unsubscribe_page: 'En la página tras el enlace de un correo',
    one_click: 'Con la baja de un clic',
    link: 'Con el enlace que te enviamos',
    password_reset: 'Al restablecer la contraseña',
  },
  file: `Registro de consentimiento de ${appName}`,
};
