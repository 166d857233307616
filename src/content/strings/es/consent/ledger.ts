import { appName } from '../../app-name.ts';
import type * as English from '../../en/consent/ledger.ts';
import { consentNames } from '../channels/all.ts';
import { onDay } from '../grammar.ts';
import { plural } from '../locale.ts';

export const ledgerWords: typeof English.ledgerWords = {
  title: 'Tu propio registro',
  intro:
    'Cada vez que aceptaste algo, cambiaste de opinión o confirmaste una dirección, lo anotamos aquí. Ninguna fila se modifica jamás.',
  times: (zone) => `Las horas son las de ${zone}.`,
  visitor: 'Inicia sesión para ver aquí tu propio registro: qué aceptaste, cuándo y el texto que viste.',
  signIn: 'Iniciar sesión',
  empty:
    'Aún no hay nada anotado. La primera fila aparece cuando activas o desactivas algo, o confirmas una dirección.',
  failed: 'No pudimos cargar tu registro. Está a salvo en el servidor.',
  more: 'Cargar más',
  loading: 'Cargando…',
  shown: (count) => plural(count, { one: 'Se muestra # fila', other: 'Se muestran # filas' }),
  words: 'El texto que viste',
  wordsUnknown:
    'Esta versión del sitio ya no tiene este texto. Quienes administran el sitio pueden buscarlo por su versión.',
  download: {
    label: 'Descarga tu registro',
    json: 'Descargar JSON',
    csv: 'Descargar CSV',
    busy: 'Preparando…',
    done: (rows) => ({
      title: 'Tu registro se descargó',
      message: plural(rows, { one: 'El archivo contiene # fila.', other: 'El archivo contiene las # filas.' }),
    }),
    failed: { title: 'El archivo no se creó', message: 'No se perdió nada. Inténtalo de nuevo.' },
    fileName: (record, day) => ['consentimiento', record, day].filter(Boolean).join('-'),
    columns: {
      time: 'Hora (UTC)',
      local: 'Hora local',
      channel: 'Canal',
      event: 'Qué ocurrió',
      source: 'Dónde',
      version: 'Versión del texto',
      wording: 'Texto mostrado',
      address: 'Dirección (hash con clave)',
    },
  },
  slot: (channel, day, time) => `${channel}, ${onDay(day)}, ${time}`,
  channels: {
    ...consentNames,
    all: 'Todos los mensajes',
    model: 'Guía de un modelo de lenguaje',
    memories: 'Lo que escribiste, de vuelta',
    'email:guidance': 'Correos de guía',
    'email:prayer_reminders': 'Recordatorios de oración por correo',
    'email:reflection_prompts': 'Invitaciones a reflexionar por correo',
    'email:weekly_letter': 'Carta semanal por correo',
    'email:service_updates': 'Novedades del servicio por correo',
  },
  actions: {
    opt_in: 'Activado',
    opt_out: 'Desactivado',
    verified: 'Confirmado como tuyo',
    paused: 'En pausa',
    resumed: 'Reanudado',
    wording_shown: 'Condiciones mostradas',
    erased: 'Borrado con la cuenta',
  },
  sources: {
    registration: 'Cuando te uniste',
    onboarding: 'Durante la configuración',
    settings: 'En Ajustes',
    unsubscribe_page: 'En la página enlazada en un correo',
    one_click: 'Con la baja de un clic',
    linked_elsewhere: 'El chat se vinculó a otra cuenta',
    message: 'Con un botón en un mensaje',
    reply: 'Al responder a un mensaje',
    provider: 'Según el servicio que entrega nuestros mensajes',
    link: 'Con el enlace que te enviamos',
    code: 'Con el código que te enviamos',
    password_reset: 'Al restablecer la contraseña',
    account_deleted: 'Al eliminar la cuenta',
  },
  file: `Registro de consentimiento de ${appName}`,
};
