import type * as English from '../../en/alerts/delivery-codes.ts';
import { UNDELIVERED } from './undelivered.ts';

export const deliveryCodes: typeof English.deliveryCodes = {
  not_ready: {
    member: 'Aún no estaba confirmado o estaba apagado.',
    admin: 'El canal no estaba listo para este miembro',
  },
  missed_window: {
    member: 'Era demasiado tarde para enviarlo, pero la guía está aquí en la app.',
    admin: 'Era demasiado tarde para enviarlo',
  },
  superseded: { member: 'Se envió una más nueva en su lugar.', admin: 'Se envió uno más nuevo en su lugar' },
  same_instant: { member: 'Era para la misma hora que otra.', admin: 'Otro mensaje tiene la misma hora' },
  opted_out: { member: 'Lo apagaste.', admin: 'El miembro se dio de baja' },
  quiet_hours: {
    member: 'Estaba fuera de las horas en las que enviamos mensajes por esta vía.',
    admin: 'Estaba fuera de las horas en las que salen mensajes por esta vía',
  },
  daily_limit: {
    member: 'Ya habías recibido por esta vía todos los mensajes que aceptaste para un día.',
    admin: 'El miembro ya había recibido por esta vía todos los mensajes que aceptó para un día',
  },
  paused: { member: 'Pausaste tu guía.', admin: 'El miembro pausó sus mensajes' },
  rescheduled: { member: 'Cambiaste tu horario.', admin: 'El horario cambió' },
  cancelled_by_admin: { member: 'La canceló un administrador.', admin: 'Lo canceló un administrador' },
  outcome_unknown: {
    member: 'No hubo respuesta. Quizá llegó.',
    admin: 'El sitio se detuvo mientras se enviaba; quizá llegó',
  },
  timed_out: { member: 'No hubo respuesta. Quizá llegó.', admin: 'No hubo respuesta a tiempo; quizá llegó' },
  address_gone: { member: 'Quitaste la dirección a la que iba.', admin: 'Se quitó la dirección' },
  not_carried: {
    member: 'Los mensajes de este tipo no salen por esta vía.',
    admin: 'El canal no lleva mensajes de este tipo',
  },
  nothing_to_send: { member: 'Ya no había nada que enviar.', admin: 'Ya no había nada que enviar' },
  not_configured: {
    member: 'Ya no está disponible en este sitio.',
    admin: 'El canal no está configurado en este sitio',
  },
  unexpected: { member: UNDELIVERED, admin: 'Algo falló de nuestro lado; el registro técnico dice más' },
};

export const unknownCode: typeof English.unknownCode = {
  member: UNDELIVERED,
  admin: (code) => `Rechazado (${code})`,
};
