import type * as English from '../en/inbox.ts';

export const inboxWords: typeof English.inboxWords = {
  title: 'Notificaciones',
  about: 'Lo que se te envió y qué pasó con ello.',
  bell: (unread, most) =>
    unread === 0
      ? 'Notificaciones'
      : unread > most
        ? `Notificaciones, más de ${most} nuevas`
        : `Notificaciones, ${unread} ${unread === 1 ? 'nueva' : 'nuevas'}`,
  close: 'Cerrar',
  attention: 'Pendientes',
  today: 'Hoy',
  yesterday: 'Ayer',
  isNew: 'Nueva',
  more: 'Cargar más',
  loadingMore: 'Cargando…',
  moreFailed: { title: 'No pudimos cargar más', message: 'Inténtalo de nuevo.' },
  empty: {
    title: 'Aquí aún no hay nada',
    message: 'Cada mensaje que te enviamos aparece aquí, con lo que pasó con él.',
  },

  kinds: {
    guidance: 'Guía',
    verify_email: 'Enlace para confirmar tu correo',
    change_email: 'Enlace para confirmar tu correo nuevo',
    reset_password: 'Enlace para elegir otra contraseña',
    security_alert: 'Aviso de seguridad',
    test: 'Mensaje de prueba',
  },
  channels: {
    app: 'Aquí en la app',
    email: 'Correo',
    sms: 'SMS',
    push: 'Push',
    whatsapp: 'WhatsApp',
    slack: 'Slack',
    telegram: 'Telegram',
    desktop: 'Escritorio',
  },
  states: {
    pending: 'en camino',
    sending: 'en camino',
    sent: 'enviado',
    failed: 'no enviado',
    skipped: 'no enviado',
    suppressed: 'retenido',
    unknown: 'quizá enviado',
    cancelled: 'cancelado',
  },
  state: (channel, state) => `${channel}: ${state}`,
  reason: (channel, reason) => `${channel}: ${reason}`,
  reasons: {
    not_ready: 'Aún no estaba confirmado, o estaba apagado.',
    missed_window: 'Era demasiado tarde para enviarlo. La guía sí está.',
    superseded: 'En su lugar salió una más nueva.',
    same_instant: 'Llegó junto con otra.',
    opted_out: 'Lo habías apagado.',
    paused: 'Habías pausado tu guía.',
    no_open_tab: 'No había abierta ninguna pestaña de este sitio que pueda mostrar notificaciones.',
    outcome_unknown: 'No hubo respuesta. Quizá llegó.',
    timed_out: 'No hubo respuesta. Quizá llegó.',
    nothing_to_send: 'Aquello de lo que trataba ya no existe.',
    rescheduled: 'Habías cambiado tu horario.',
    cancelled_by_admin: 'La canceló alguien que cuida este sitio.',
    not_configured: 'Ya no está disponible en este sitio.',
    smtp_unreachable: 'No se pudo conectar con el servidor de correo.',
    smtp_timeout: 'El servidor de correo no respondió a tiempo.',
  },
  otherReason: 'No se pudo entregar.',
  refusedMail: 'Tu proveedor de correo lo rechazó.',
};
