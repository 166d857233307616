import { CHANNELS } from '../../../../shared/channels/channels.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { ERRORS } from '../../../../shared/messages/errors.ts';
import type { Translation } from '../../../../shared/messages/message.ts';
import { plural } from '../locale.ts';

const MINUTES = { one: '# minuto', other: '# minutos' };
const MEMBERS = { one: '# miembro', other: '# miembros' };
const GUIDANCE: Record<ContentType, string> = { prayer: 'Una oración', do: 'Una acción', reflection: 'Una reflexión' };

export const errorMessages: Translation<typeof ERRORS> = {
  // Any call
  internal: 'Algo salió mal de nuestro lado. No se perdió nada tuyo; inténtalo de nuevo.',
  storage_failed:
    'Este sitio no puede usar su almacenamiento en este momento, así que eso no funcionó. Inténtalo de nuevo más tarde y avisa a tu iglesia si sigue igual.',
  too_many_pages: 'Este sitio está abierto en demasiadas pestañas.',
  not_signed_in: 'Primero inicia sesión.',
  sign_in_again_hour: 'Por tu seguridad, inicia sesión de nuevo; después podrás hacer esto durante una hora.',
  sign_in_again_half_day: 'Por tu seguridad, inicia sesión de nuevo; después podrás hacer esto durante 12 horas.',
  session_needed: 'Para esto debes haber iniciado sesión.',
  token_not_enough: 'Para esto debes haber iniciado sesión; un token no basta.',
  metrics_token_needed: 'Para esto hace falta el token definido en METRICS_TOKEN.',
  admins_only: 'Esto es para administradores.',
  other_members: 'Esto es de otra persona.',
  members_consent: 'Solo cada miembro puede dar su propio consentimiento.',
  other_site: 'Esta solicitud vino de otro sitio y fue rechazada.',
  origin_missing: 'Un cambio con la cookie de la sesión necesita el encabezado Origin de este sitio.',
  no_such_call: 'Esa llamada no existe.',
  no_such_address: 'No hay nada en esta dirección.',
  method_not_taken: 'Esta llamada no admite ese método.',
  json_needed: 'Envía JSON (Content-Type: application/json).',
  request_too_large: 'La solicitud es demasiado grande.',
  request_not_valid: 'La solicitud no es válida.',
  request_not_json: 'La solicitud no es JSON válido.',
  request_not_object: 'La solicitud debe ser un objeto JSON.',
  request_not_plain: 'La solicitud solo puede contener JSON sencillo y fechas.',
  request_not_whole: 'La solicitud no llegó completa.',
  changed_elsewhere: 'Esto se cambió en otro lugar mientras tanto.',
  scope_missing: ({ scope }) => `Este token no tiene el permiso «${scope}».`,
  field_not_valid: ({ field }) => `${field} no es válido`,
  unknown_field: ({ field }) => `Campo desconocido: ${field}`,
  not_as_in_path: ({ field }) => `${field} no es el de la ruta`,
  not_as_in_query: ({ field }) => `${field} no es el de la consulta`,
  nested_too_deeply: ({ levels }) =>
    `La solicitud tiene demasiados niveles: ${plural(levels, { one: '# nivel', other: '# niveles' })} como máximo.`,
  too_many_values: ({ values }) => `La solicitud tiene demasiados valores: ${values} como máximo.`,
  other_host: ({ url }) => `Este sitio está en ${url} y no responde con otro nombre.`,

  // Joining, signing in and the account
  sign_in_failed: 'Revisa tu correo y tu contraseña.',
  registration_closed: 'Este sitio no acepta nuevos miembros por ahora. Pregunta a tu iglesia.',
  invitation_needed: 'Necesitas una invitación para unirte a este sitio. Pregunta a tu iglesia.',
  password_common: 'Muchas personas usan esta contraseña. Elige una que solo uses tú.',
  password_is_name: 'Elige una contraseña que no sea tu nombre, tu correo ni el nombre de este sitio.',
  invitation_other_email: 'Únete con el correo al que te invitaron.',
  invitation_over: 'Esta invitación venció o ya se usó. Pide otra.',
  no_such_invitation: 'Esa invitación no existe.',
  username_taken: 'Este nombre de usuario ya está en uso',
  email_taken: 'Ya hay una cuenta con este correo',
  email_unchanged: 'Esta ya es tu dirección',
  email_taken_meanwhile: 'Mientras tanto, otra persona se unió con esta dirección.',
  verification_link_over: 'Este enlace venció o ya se usó. Inicia sesión para recibir otro.',
  reset_link_over: 'Este enlace venció o ya se usó. Pide otro.',
  setup_link_over: 'Este enlace no es el que el sitio mostró al iniciarse por última vez.',
  admin_exists: 'Este sitio ya tiene un administrador.',
  password_wrong: 'Esa no es tu contraseña. Inténtalo de nuevo.',
  session_over: 'Esta sesión ya estaba cerrada.',
  account_gone: 'Este miembro no existe.',
  own_last_admin: 'Eres la única persona que administra el sitio. Primero haz administrador a alguien más.',
  no_such_passkey: 'Esa llave de acceso no existe.',
  passkey_not_added: 'No se pudo agregar esta llave de acceso. Inténtalo de nuevo.',
  passkey_added_already: 'Esta llave de acceso ya se agregó.',
  passkey_not_accepted: 'Esta llave de acceso no fue aceptada. Inténtalo de nuevo o entra con tu contraseña.',
  second_step_off: 'La verificación en dos pasos no está activada.',
  second_step_on: 'La verificación en dos pasos ya está activada.',
  second_step_not_begun: 'Empieza con tu contraseña.',
  second_step_code_needed: 'Escribe el código de tu app de autenticación.',
  second_step_code_wrong: 'Ese código no es correcto. Inténtalo de nuevo.',
  second_step_unreadable:
    'Se reemplazaron las claves del sitio, así que no se pueden comprobar los códigos de tu app. Prueba con un código de recuperación. Si tampoco se acepta, pide a quienes administran este sitio que quiten tu verificación en dos pasos.',
  admin_scope_refused: 'Solo quien administra el sitio puede crear un token con el permiso «admin».',
  no_such_token: 'Ese token no existe.',
  too_many_passkeys: ({ limit }) =>
    `Tienes ${plural(limit, { one: '# llave', other: '# llaves' })} de acceso. Quita una que ya no uses.`,
  too_many_tokens: ({ limit }) =>
    `Tienes ${plural(limit, { one: '# token válido', other: '# tokens válidos' })}. Elimina uno que ya no uses.`,

  // Channels and addresses
  no_such_member: 'Ese miembro no existe.',
  no_address: 'No hay ninguna dirección que confirmar.',
  provider_not_proved: 'Esta llamada no viene del proveedor que indica.',
  code_wrong: 'Este código no es correcto o ya venció. Revísalo o pide otro.',
  code_address_refused:
    'No pudimos enviar un código ahí. Revisa que lo hayas escrito bien y que puedan llegar mensajes.',
  code_too_often: 'Hubo demasiados códigos o intentos. Espera diez minutos y pide otro código.',
  code_blocked: 'Por ahora no se pueden enviar códigos ahí. Inténtalo de nuevo en doce horas.',
  code_not_checked: ({ code }) => `No pudimos comprobar el código ahora (${code}). Inténtalo de nuevo en un minuto.`,
  verification_code_over: 'Este código venció o ya se usó. Pide otro.',
  method_not_reached: ({ method }) =>
    `No se puede conectar con ${CHANNELS[method].label} en este momento. Inténtalo de nuevo en un minuto.`,
  workspace_not_connected: ({ method }) => `${CHANNELS[method].label} todavía no está conectado. Conéctalo primero.`,
  workspace_of_site: ({ method }) =>
    `Este sitio tiene un espacio de ${CHANNELS[method].label} para todas las personas, así que no hay ninguno que conectar.`,
  workspace_reconnect: ({ method }) => `${CHANNELS[method].label} ya no nos deja publicar por ti. Conéctalo de nuevo.`,
  workspace_site_refused: ({ method }) =>
    `${CHANNELS[method].label} no acepta el token de este sitio. Avisa a quien administra el sitio.`,
  workspace_refused: ({ method }) => `${CHANNELS[method].label} lo rechazó. Avisa a quien administra el sitio.`,
  workspace_user_unknown: ({ method }) =>
    `En el ${CHANNELS[method].label} de tu iglesia nadie tiene tu correo electrónico. Usa el mismo correo aquí y allí, o elige un canal.`,
  workspace_email_first: ({ method }) =>
    `Confirma primero tu correo electrónico: con él te buscamos en ${CHANNELS[method].label}.`,
  workspace_channel_unknown: 'Nuestra app ya no está en ese canal. Elige otro.',
  nothing_to_verify: ({ method }) => `${CHANNELS[method].label} no necesita verificación`,

  // Guidance and goals
  cursor_not_valid: 'cursor debe ser el nextCursor de una respuesta',
  page_and_cursor: 'Envía page o cursor, no los dos',
  no_such_guidance: 'Esta guía no existe.',
  members_complete: 'Cada miembro solo puede completar su propia guía.',
  no_such_goal: 'Esta meta no existe.',
  goal_made_again: 'Ya tienes una meta nueva para este desafío.',
  date_past: 'Elige hoy o una fecha posterior',
  reflection_too_short: ({ min }) => `Escribe al menos ${plural(min, { one: '# carácter', other: '# caracteres' })}`,
  too_many_goals: ({ limit }) => `Tienes ${plural(limit, { one: '# meta', other: '# metas' })}. Primero elimina una.`,
  too_many_open_goals: ({ limit }) =>
    `Tienes ${plural(limit, { one: '# meta abierta', other: '# metas abiertas' })}. Primero completa o elimina una.`,
  too_many_completions: ({ max }) => `Las veces cumplidas pueden ser como máximo ${max}`,
  model_not_set_up: 'Este sitio no tiene ningún modelo de lenguaje.',
  translation_missing: ({ translation }) => `No hay ninguna traducción de la Biblia «${translation}» en este sitio.`,
  reference_needed: 'Indica los versículos, como «Galatians 6:2» o «1 John 4:7-11».',
  reference_unreadable: ({ reference }) => `«${reference}» no es una cita como «Galatians 6:2» o «1 John 4:7-11».`,
  reference_unknown_book: ({ reference, book }) => `«${reference}» no nombra ningún libro de la Biblia: «${book}».`,
  reference_backwards: ({ reference }) => `«${reference}» termina antes de empezar.`,
  reference_too_long: ({ reference, max }) =>
    `«${reference}» abarca más de ${plural(max, { one: '# versículo', other: '# versículos' })}.`,
  verse_missing: ({ verse, asked }) =>
    `En la Biblia no hay ${verse}${verse === asked ? '' : `, así que «${asked}» no se puede leer`}.`,

  // For administrators
  no_such_mail: 'Ese correo no existe.',
  no_such_job: 'Esa tarea no existe.',
  job_did_not_fail: 'Solo se puede intentar de nuevo una tarea que falló.',
  job_not_waiting: 'Solo se puede cancelar una tarea que aún está en espera.',
  member_paused: 'Este miembro ha pausado sus mensajes; no se le prepara nada hasta que los reanude.',
  no_such_delivery: 'Ese envío no existe.',
  delivery_did_not_fail: 'Solo se puede repetir un envío que falló.',
  delivery_too_late: 'Ya es tarde para repetir este envío.',
  delivery_not_waiting: 'Solo se puede cancelar la guía que aún está en espera.',
  job_nothing_to_send: 'De esta tarea no se puede enviar nada de nuevo.',
  update_sent_this_month:
    'Este mes ya se enviaron novedades. Las próximas podrán salir desde el primer día del mes que viene (UTC).',
  update_has_no_readers:
    'Nadie recibiría estas novedades: ningún miembro confirmó su correo y quiere las novedades del servicio.',
  just_sent: ({ type, members }) =>
    `${GUIDANCE[type]} acaba de salir para ${plural(members, MEMBERS)}. ¿Enviar otra vez?`,
  last_admin: ({ username }) =>
    `${username} es la única persona que administra el sitio. Primero haz administrador a alguien más.`,
  no_member_with_email: ({ email }) => `Ningún miembro tiene el correo ${email}.`,
  job_too_late: ({ minutes }) =>
    `Ya es tarde para este envío: no se envía nada más de ${plural(minutes, MINUTES)} después de su hora.`,
  verses_lacking: ({ wanted, used }) => `La ${wanted} no tiene estos versículos, así que los citamos de la ${used}.`,
  translation_gone: ({ wanted, used }) =>
    `La ${wanted} ya no está en este sitio, así que citamos estos versículos de la ${used}.`,
  may_arrive_twice: ({ method }) =>
    `Quizá este mensaje ya llegó, y por ${CHANNELS[method].label} podría llegar dos veces.`,
};
