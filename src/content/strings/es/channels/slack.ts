import type * as English from '../../en/channels/slack.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';

const RECONNECT = 'Slack ya no nos permite enviarte mensajes. Conéctalo de nuevo en Ajustes.';
const NO_PERSON = 'Slack ya no conoce tu cuenta ahí. Elige otro lugar en Ajustes.';
const RESTRICTED =
  'Tu espacio de trabajo no deja que nuestra app publique en este canal de Slack. Elige otro lugar en Ajustes.';

export const slack: typeof English.slack = {
  name: 'Slack',
  inSentence: 'Slack',
  asSubject: 'Slack',
  way: 'por Slack',
  consentName: 'Slack',
  about: 'Un mensaje en Slack, en un canal o directo.',
  badges: { needsYou: 'Sin conectar', ready: 'Conectado' },
  address: null,
  platform: {
    agreement: 'Con Slack, por OAuth: el propio Slack te muestra qué se pide, y allí lo apruebas.',
    place: 'Con Slack, al canal que elijas o a tus mensajes directos.',
    connecting: 'Slack te pregunta en su propia página.',
    choosing: 'En Slack eliges un canal o tus mensajes directos.',
    accessed:
      'El nombre del espacio de trabajo y del canal que elijas, tu identificador allí, y el permiso de publicar allí. Ni tus mensajes ni tus archivos.',
    sent: 'Tu guía, a tus horas, solo a ese canal o a tus mensajes directos. Quien esté en el canal puede leerla; tenlo en cuenta al elegir. Si tu iglesia tiene un solo Slack para todos y pides mensajes directos, te buscamos allí por tu correo electrónico.',
    read: 'Los botones que pulsas debajo de tu guía en los mensajes directos, y quién los pulsó, para que hagan lo que dicen. Slack también nos avisa cuando se quita nuestra app. No leemos nada de lo que tú u otras personas escriben allí.',
    control:
      'Otro canal, o Desconectar, en Ajustes. Al desconectar se revoca el token en Slack y se elimina aquí, aunque la revocación falle.',
    technical: {
      title: 'Conexión con Slack',
      text: 'OAuth 2.0 con los mínimos permisos que hacen falta para publicar. La solicitud está ligada a tu sesión y sirve una vez, para que nadie pueda conectar su espacio de trabajo a tu cuenta.',
    },
  },
  wizard: null,
  wording: {
    version: 'slack-1-es',
    text: 'Acepto recibir mi guía en Slack, a las horas que fijo, en el lugar que elijo: un mensaje directo o un canal cuyos miembros pueden leerla. Al desconectar, termina. Los detalles están en el registro de consentimiento.',
    digest: 'da06759d93ee',
  },
  codes: {
    slack_unreachable: {
      member: 'No pudimos conectar con Slack.',
      advice: 'otherwise',
      admin: 'No se pudo conectar con Slack',
    },
    slack_no_answer: {
      member: 'Slack no respondió. Quizá llegó.',
      advice: 'unsure',
      admin: 'Slack no respondió; quizá llegó',
    },
    slack_limited: {
      member: 'Slack nos pidió esperar.',
      advice: 'otherwise',
      admin: 'Slack pidió al sitio que esperara (429)',
    },
    slack_unavailable: { member: UNDELIVERED, admin: 'Slack tuvo un error interno' },
    slack_site_token: { member: UNDELIVERED, admin: 'Slack no acepta el token del bot de los ajustes del sitio' },
    slack_token_gone: {
      member: 'Por ahora no podemos enviarte mensajes en Slack. Conéctalo de nuevo en Ajustes.',
      advice: 'byMember',
      admin: 'El sitio no puede leer el token: se reemplazó keys.json o se quitó el token del bot',
    },
    slack_token_revoked: { member: RECONNECT, advice: 'byMember', admin: 'El token fue revocado' },
    slack_token_expired: { member: RECONNECT, advice: 'byMember', admin: 'El token venció' },
    slack_account_inactive: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'La app fue quitada o el espacio de trabajo ya no existe',
    },
    slack_invalid_auth: { member: RECONNECT, advice: 'byMember', admin: 'Slack no conoce el token' },
    slack_not_authed: { member: RECONNECT, advice: 'byMember', admin: 'Slack no recibió ningún token' },
    slack_missing_scope: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'A la app le falta un permiso en el espacio de trabajo',
    },
    slack_no_permission: { member: RECONNECT, advice: 'byMember', admin: 'El token no puede publicar ahí' },
    slack_org_login_required: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'El espacio de trabajo está pasando a una organización Enterprise',
    },
    slack_team_access_not_granted: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'El token no tiene acceso al espacio de trabajo',
    },
    slack_access_denied: { member: RECONNECT, advice: 'byMember', admin: 'Slack negó el acceso a la app' },
    slack_ekm_access_denied: {
      member: RECONNECT,
      advice: 'byMember',
      admin: 'Los administradores del espacio de trabajo detuvieron toda publicación',
    },
    slack_channel_not_found: {
      member: 'El canal de Slack ya no existe o nuestra app no puede verlo. Elige otro lugar en Ajustes.',
      advice: 'byMember',
      admin: 'Slack no conoce el canal',
    },
    slack_is_archived: {
      member: 'El canal de Slack fue archivado. Elige otro lugar en Ajustes.',
      advice: 'byMember',
      admin: 'El canal fue archivado',
    },
    slack_not_in_channel: {
      member: 'Nuestra app ya no está en el canal de Slack. Agrégala de nuevo o elige otro lugar en Ajustes.',
      advice: 'byMember',
      admin: 'La app no está en el canal',
    },
    slack_user_not_found: { member: NO_PERSON, advice: 'byMember', admin: 'Slack no conoce a la persona' },
    slack_user_disabled: {
      member: NO_PERSON,
      advice: 'byMember',
      admin: 'La cuenta de la persona en Slack fue desactivada',
    },
    slack_cannot_dm_bot: {
      member: 'Slack no entrega mensajes directos a un bot. Elige otro lugar en Ajustes.',
      advice: 'byMember',
      admin: 'El lugar es el mensaje directo de un bot',
    },
    slack_restricted_action: {
      member: RESTRICTED,
      advice: 'byMember',
      admin: 'Una regla del espacio de trabajo no deja publicar a la app',
    },
    slack_restricted_action_read_only_channel: {
      member: RESTRICTED,
      advice: 'byMember',
      admin: 'El canal es de solo lectura',
    },
    slack_messages_tab_disabled: {
      member: 'Nuestra app aún no puede enviarte mensajes directos en Slack.',
      advice: 'otherwise',
      admin: 'La app no admite mensajes directos: activa «Messages Tab» en Slack, en App Home',
    },
    'slack_*': { member: UNDELIVERED, admin: (reply) => `Slack rechazó el mensaje (${reply})` },
  },
  diagnostic: null,
};
