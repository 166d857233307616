import type * as English from '../../en/alerts/inbox.ts';

export const inboxWords: typeof English.inboxWords = {
  title: 'Notificaciones',
  about: 'Mensajes que te enviamos',
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
    message: 'Aquí aparecerá cada mensaje que te enviemos, y si se envió.',
  },

  kinds: {
    guidance: 'Guía',
    verify_code: 'Código para confirmar tu número',
    number_verified: 'Tu número está confirmado',
    verify_email: 'Enlace para confirmar tu correo',
    change_email: 'Enlace para confirmar tu correo nuevo',
    reset_password: 'Enlace para elegir otra contraseña',
    security_alert: 'Aviso de seguridad',
    test: 'Mensaje de prueba',
  },
  app: 'Aquí en la app',
  states: {
    pending: 'en camino',
    sending: 'en camino',
    sent: 'enviado',
    captured: 'guardado en un archivo',
    failed: 'no enviado',
    skipped: 'no enviado',
    suppressed: 'retenido',
    unknown: 'quizá enviado',
    cancelled: 'cancelado',
  },
  state: (channel, state) => `${channel}: ${state}`,
  reason: (channel, reason) => `${channel}: ${reason}`,
};
