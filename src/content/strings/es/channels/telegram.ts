import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import type * as English from '../../en/channels/telegram.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';

export const telegram: typeof English.telegram = {
  name: 'Telegram',
  inSentence: 'Telegram',
  asSubject: 'Telegram',
  way: 'por Telegram',
  consentName: 'Telegram',
  about: 'Un mensaje del bot de este sitio, en tu propio chat.',
  badges: { needsYou: 'Vincula tu cuenta', ready: 'Vinculado' },
  address: null,
  platform: {
    agreement: 'Con Telegram, al iniciar el bot y escribir el token que te envía.',
    place: 'Con Telegram, a tu chat personal con el bot.',
    connecting: 'El bot de Telegram te responde en un chat privado.',
    choosing: 'En Telegram es siempre tu propio chat con el bot.',
    accessed:
      'El número de tu chat con el bot, el nombre de usuario y los nombres que Telegram muestra a un bot que inicias, y lo que envías al bot.',
    sent: 'Tu guía, a tus horas, de un bot personal a tu chat privado. Nunca a un grupo.',
    read: `Lo que escribes al bot y los botones que pulsas allí. Los comandos y los botones hacen lo que dicen. Una respuesta a una reflexión se guarda en tu diario, si tiene ${MIN_REFLECTION_LENGTH} caracteres o más. Un programa busca en tus mensajes palabras que hablen de peligro, para mostrarte dónde encontrar ayuda, y recuerda qué tipo de peligro era. No guardamos nada más de lo que escribes, y no leemos ningún otro chat.`,
    control:
      'Desvincular, en Ajustes, elimina el vínculo. Enviar /stop o bloquear el bot le pone fin desde Telegram, y Ajustes lo muestra después.',
    technical: {
      title: 'Vínculo con Telegram',
      text: 'El token del bot sirve una vez, durante 15 minutos, y solo se guarda su hash. Un chat pertenece a un solo miembro; vincular de nuevo reemplaza el vínculo anterior.',
    },
  },
  wizard: null,
  wording: null,
  sentences: {
    telegram_link_first: 'Primero vincula tu cuenta de Telegram.',
    telegram_token_needed: 'Escribe tu token de suscripción de Telegram',
    telegram_token_over: 'Este token no es correcto, venció o ya se usó. Envía /start al bot para recibir otro.',
  },
  codes: {
    telegram_unreachable: {
      member: 'No pudimos conectar con Telegram.',
      advice: 'otherwise',
      admin: 'No se pudo conectar con Telegram',
    },
    telegram_redirected: {
      member: 'No pudimos conectar con Telegram.',
      advice: 'otherwise',
      admin: 'La dirección de Telegram lleva a otra (revisa TELEGRAM_API_URL y los proxies intermedios)',
    },
    telegram_no_answer: {
      member: 'Telegram no respondió. Quizá llegó.',
      advice: 'unsure',
      admin: 'Telegram no respondió; quizá llegó',
    },
    telegram_429: {
      member: 'Telegram nos pidió esperar.',
      advice: 'otherwise',
      admin: 'Telegram pidió al bot que esperara (429)',
    },
    telegram_token: {
      member: UNDELIVERED,
      admin: 'Telegram no conoce el bot: revisa su token en los ajustes del sitio',
    },
    telegram_blocked: {
      member:
        'Bloqueaste el bot en Telegram. Para volver a recibir mensajes, desbloquéalo y vincula tu cuenta de nuevo.',
      advice: 'byMember',
      admin: 'La persona bloqueó el bot',
    },
    telegram_deactivated: {
      member: 'Tu cuenta de Telegram ya no existe. Vincula otra en Ajustes.',
      advice: 'byMember',
      admin: 'La cuenta de Telegram fue eliminada',
    },
    telegram_chat_not_found: {
      member: 'Telegram ya no conoce este chat. Vincula tu cuenta de nuevo en Ajustes.',
      advice: 'byMember',
      admin: 'Telegram no conoce el chat',
    },
    telegram_4xx: { member: UNDELIVERED, admin: (reply) => `Telegram rechazó el mensaje (${reply})` },
    telegram_5xx: { member: UNDELIVERED, admin: (reply) => `Telegram tuvo un error interno (${reply})` },
  },
  diagnostic: null,
};
