import type * as English from '../../en/channels/push.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';

const FORGOTTEN =
  'Este navegador ya no acepta nuestros mensajes. Vuelve a activar en él las notificaciones push para recibirlos.';

export const push: typeof English.push = {
  name: 'Notificaciones push',
  inSentence: 'notificaciones push',
  asSubject: 'El canal push',
  way: 'como notificación push',
  consentName: 'Notificaciones push',
  about: 'Una notificación discreta en este dispositivo, incluso con el sitio cerrado. No dice nada personal.',
  badges: { needsYou: 'Aún sin navegador' },
  address: null,
  platform: null,
  wizard: {
    name: 'Notificación del navegador',
    about: 'Cuando la permitas en este dispositivo, en Ajustes.',
  },
  wording: null,
  sentences: {
    no_browser: 'Ninguno de tus navegadores recibe aún notificaciones push. Actívalas en el que quieras.',
    push_needs_contact:
      'Los servicios push piden un contacto: pon en SUPPORT_EMAIL una dirección de un dominio público, o en PUBLIC_URL una https.',
    push_address_invalid: 'Esta no es la dirección de un servicio push: debe ser https en un servidor público',
    push_key_invalid: 'keys.p256dh debe tener 65 bytes en base64url',
    push_auth_invalid: 'keys.auth debe tener 16 bytes en base64url',
  },
  codes: {
    push_404: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'La suscripción del navegador terminó (404); se eliminó',
    },
    push_410: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'La suscripción del navegador terminó (410); se eliminó',
    },
    push_403: {
      member: 'El servicio push de este navegador rechazó nuestro mensaje.',
      advice: 'otherwise',
      admin: 'El servicio push rechazó al sitio para este navegador (403); a la segunda vez se elimina',
    },
    push_key_mismatch: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'El navegador se suscribió con otra clave que la de keys.json; se eliminó',
    },
    push_keys_invalid: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'Las claves del navegador no pueden cifrar; se eliminó',
    },
    push_private_address: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'El servicio push del navegador no está en una dirección pública; se eliminó',
    },
    push_token_refused: {
      member: UNDELIVERED,
      admin:
        'El servicio push rechazó el token del sitio: revisa «Contacto para preguntas» en los ajustes del sitio, y en el servidor PUBLIC_URL y el reloj',
    },
    push_unreachable: {
      member: 'No pudimos conectar con el servicio push de este navegador.',
      advice: 'otherwise',
      admin: 'No se pudo conectar con el servicio push: ¿se permite https hacia internet?',
    },
    push_no_answer: {
      member: 'El servicio push de este navegador no respondió.',
      advice: 'unsure',
      admin: 'El servicio push no respondió a tiempo',
    },
    push_406: {
      member: 'El servicio push de este navegador nos pidió esperar.',
      advice: 'otherwise',
      admin: 'El servicio push de Edge recibió demasiados mensajes a la vez (406)',
    },
    push_429: {
      member: 'El servicio push de este navegador nos pidió esperar.',
      advice: 'otherwise',
      admin: 'El servicio push pidió al sitio que esperara (429)',
    },
    push_3xx: { member: UNDELIVERED, admin: (reply: string) => `El servicio push nos envió a otro lugar (${reply})` },
    push_4xx: { member: UNDELIVERED, admin: (reply: string) => `El servicio push rechazó el mensaje (${reply})` },
    push_5xx: { member: UNDELIVERED, admin: (reply: string) => `El servicio push tuvo un error interno (${reply})` },
  },
  diagnostic: null,
};
