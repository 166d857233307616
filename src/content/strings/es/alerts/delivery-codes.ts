import type * as English from '../../en/alerts/delivery-codes.ts';
import { CHECK_NUMBER, NO_REPLY, NO_TEXTS, UNDELIVERED } from './code-sentences.ts';

export const deliveryCodes: typeof English.deliveryCodes = {
  not_ready: {
    member: 'Aún no estaba confirmado o estaba desactivado.',
    admin: 'El canal no estaba listo para esta persona',
  },
  after_terms: {
    member: 'Espera a que salga el mensaje con las condiciones.',
    advice: 'nothing',
    admin: 'Espera a que salga el mensaje con las condiciones, el primero a un número verificado',
  },
  terms_failed: {
    member: 'El mensaje con las condiciones tiene que llegar primero, y no llegó.',
    advice: 'checkNumber',
    admin: 'No se pudo enviar el mensaje con las condiciones, el primero a un número verificado',
  },
  terms_late: {
    member:
      'El mensaje con las condiciones tiene que llegar primero, y sale demasiado tarde para este. Puedes leerlo en la app.',
    advice: 'nothing',
    admin: 'El mensaje con las condiciones, el primero a un número verificado, sale demasiado tarde para este',
  },
  missed_window: {
    member: 'Era demasiado tarde para enviarlo, pero la guía está aquí en la app.',
    admin: 'Era demasiado tarde para enviarlo',
  },
  no_longer_due: {
    member:
      'Para entonces ya no tocaba enviarla, por ejemplo porque la habías marcado como hecha. Tu próxima guía llega como siempre.',
    advice: 'nothing',
    admin: 'Para entonces la entrada ya no debía enviarse, casi siempre porque la persona la había completado',
  },
  superseded: { member: 'Se envió una más nueva en su lugar.', admin: 'Se envió uno más nuevo en su lugar' },
  same_instant: { member: 'Era para la misma hora que otra.', admin: 'Otro mensaje tiene la misma hora' },
  opted_out: { member: 'Lo desactivaste.', admin: 'La persona se dio de baja' },
  stopped: { member: 'Pediste no recibir más mensajes.', admin: 'La persona respondió STOP' },
  linked_elsewhere: { member: 'Este chat se vinculó a otra cuenta.', admin: 'El chat se vinculó a otra cuenta' },
  quiet_hours: {
    member: 'Estaba fuera de las horas en las que enviamos mensajes por este canal.',
    admin: 'Estaba fuera de las horas en las que salen mensajes por este canal',
  },
  daily_limit: {
    member: 'Ya habías recibido por este canal todos los mensajes que aceptaste para un día.',
    admin: 'La persona ya había recibido por este canal todos los mensajes que aceptó para un día',
  },
  paused: { member: 'Pausaste tu guía.', admin: 'La persona pausó sus mensajes' },
  paused_channel: { member: 'Pusiste este canal en pausa.', admin: 'La persona puso este canal en pausa' },
  paused_category: {
    member: 'Pusiste este tipo de correo en pausa.',
    admin: 'La persona puso este tipo de correo en pausa',
  },
  rescheduled: { member: 'Cambiaste tu horario.', admin: 'El horario cambió' },
  cancelled_by_admin: { member: 'La canceló un administrador.', admin: 'Lo canceló un administrador' },
  outcome_unknown: {
    member: NO_REPLY,
    admin: 'El sitio se detuvo mientras se enviaba; quizá llegó',
  },
  timed_out: { member: NO_REPLY, admin: 'No hubo respuesta a tiempo; quizá llegó' },
  too_busy: { member: UNDELIVERED, admin: 'Había demasiados mensajes por delante' },
  address_gone: { member: 'Quitaste la dirección a la que iba.', admin: 'Se quitó la dirección' },
  not_carried: {
    member: 'Los mensajes de este tipo no salen por este canal.',
    admin: 'El canal no lleva mensajes de este tipo',
  },
  nothing_to_send: { member: 'Ya no había nada que enviar.', admin: 'Ya no había nada que enviar' },
  not_configured: {
    member: 'Ya no está disponible en este sitio.',
    admin: 'El canal no está configurado en este sitio',
  },
  twilio_20003: { member: UNDELIVERED, admin: 'Twilio rechazó nuestra cuenta: revisa su SID y su token' },
  twilio_20404: {
    member: UNDELIVERED,
    admin: 'Twilio no conoce la cuenta o el servicio Verify: revisa los identificadores de la configuración',
  },
  twilio_20429: { member: UNDELIVERED, admin: 'Twilio recibió demasiadas solicitudes a la vez' },
  twilio_21211: { member: CHECK_NUMBER, advice: 'byMember', admin: 'El número no es válido' },
  twilio_21408: {
    member: 'No podemos enviar mensajes a números de este país.',
    advice: 'otherwise',
    admin: 'Twilio no envía a este país desde nuestra cuenta',
  },
  twilio_21608: { member: UNDELIVERED, admin: 'Una cuenta de prueba de Twilio solo envía a números verificados' },
  twilio_21609: {
    member: UNDELIVERED,
    admin: 'Twilio no puede llamar a PUBLIC_URL: tiene que ser una dirección pública',
  },
  twilio_21610: {
    member: 'Respondiste STOP. Responde START para volver a recibir mensajes.',
    advice: 'byMember',
    admin: 'La persona respondió STOP al número',
  },
  twilio_21614: { member: NO_TEXTS, advice: 'checkNumber', admin: 'El número no es de un móvil' },
  twilio_21635: { member: NO_TEXTS, advice: 'checkNumber', admin: 'El número es de un teléfono fijo' },
  twilio_30001: { member: UNDELIVERED, admin: 'La cola de Twilio para nuestros números estaba llena' },
  twilio_30003: {
    member: 'Tu teléfono estaba apagado o sin señal.',
    advice: 'byMember',
    admin: 'El teléfono estaba apagado o sin señal',
  },
  twilio_30004: {
    member: 'Tu compañía telefónica lo bloqueó.',
    advice: 'checkNumber',
    admin: 'La compañía telefónica bloquea los mensajes al número',
  },
  twilio_30005: {
    member: 'Tu compañía telefónica no conoce este número, o el número está fuera de servicio.',
    advice: 'checkNumber',
    admin: 'El número no existe o está fuera de servicio',
  },
  twilio_30006: {
    member: NO_TEXTS,
    advice: 'checkNumber',
    admin: 'El número es de un teléfono fijo, o su compañía telefónica está fuera de alcance',
  },
  twilio_30007: { member: UNDELIVERED, admin: 'La compañía telefónica filtró el mensaje como spam' },
  twilio_30032: { member: UNDELIVERED, admin: 'Nuestro número gratuito aún no está verificado' },
  twilio_30034: { member: UNDELIVERED, admin: 'Nuestro número no está registrado para A2P 10DLC' },
  twilio_30036: {
    member: 'Esperó demasiado para salir.',
    advice: 'otherwise',
    admin: 'Esperó demasiado en la cola de Twilio',
  },
  // Codes by Twilio Verify.
  twilio_60200: { member: CHECK_NUMBER, advice: 'byMember', admin: 'Verify rechazó el número' },
  twilio_60202: { member: UNDELIVERED, admin: 'Hubo demasiados intentos para el número en diez minutos' },
  twilio_60203: { member: UNDELIVERED, admin: 'Verify envió cinco códigos al número en diez minutos' },
  twilio_60205: { member: NO_TEXTS, advice: 'checkNumber', admin: 'El número es de un teléfono fijo' },
  twilio_60410: {
    member: UNDELIVERED,
    admin: 'Verify sospecha un fraude y bloquea los códigos a números así hasta 12 horas',
  },
  twilio_aborted: { member: UNDELIVERED, admin: 'La llamada a Twilio se canceló' },
  twilio_no_answer: {
    member: NO_REPLY,
    advice: 'unsure',
    admin: 'Twilio no respondió a tiempo; quizá llegó',
  },
  twilio_unreachable: { member: UNDELIVERED, admin: 'No se pudo conectar con Twilio' },
  twilio_undelivered: { member: UNDELIVERED, admin: 'No llegó, y Twilio no dio ninguna razón' },
  twilio_5xx: { member: UNDELIVERED, admin: (status) => `Twilio tuvo un error interno (${status})` },
  'twilio_*': { member: UNDELIVERED, admin: (code) => `Twilio lo rechazó (${code})` },
  unexpected: { member: UNDELIVERED, admin: 'Algo falló de nuestro lado; el registro técnico dice más' },
};

export const unknownCode: typeof English.unknownCode = {
  member: UNDELIVERED,
  admin: (code) => `Rechazado (${code})`,
};
