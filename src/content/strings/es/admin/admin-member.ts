import type * as English from '../../en/admin/admin-member.ts';

export const adminMemberWords: typeof English.adminMemberWords = {
  title: 'Cuenta',
  pause: 'Pausar dos semanas',
  resume: 'Terminar la pausa',
  paused: (name) => `La guía de ${name} está en pausa durante dos semanas.`,
  resumed: (name) => `La guía de ${name} se reanudó.`,
  pauseFailed: 'No se pausó',
  resumeFailed: 'No se reanudó',
  sendLink: 'Enviar un enlace de contraseña',
  linkSent: (address) => `Un enlace para poner otra contraseña va en camino a ${address}.`,
  linkCaptured: 'Este sitio no tiene servidor de correo: el enlace está en Correo capturado.',
  linkLimitReached: (name) => `${name} ya tiene tres enlaces válidos, así que no se envió uno nuevo.`,
  linkFailed: 'El enlace no se envió',
  signOut: 'Cerrar todas sus sesiones',
  askSignOut: (name) => `¿Cerrar todas las sesiones de ${name}?`,
  aboutSignOut:
    'Tendrá que iniciar sesión de nuevo en cada navegador, y hasta entonces no recibirá notificaciones push en él. Los tokens de la API siguen funcionando.',
  signedOut: (name) => `Se cerraron todas las sesiones de ${name}.`,
  signOutFailed: 'No se cerraron',
  export: 'Descargar sus datos',
  exporting: 'Preparando…',
  exportFailed: 'No se descargó',
  delete: 'Eliminar la cuenta',
  askDelete: (name) => `¿Eliminar la cuenta de ${name}?`,
  aboutDelete:
    'Todo lo suyo se elimina para siempre: guía, reflexiones, metas y horario. De las direcciones que se dieron de baja se conserva una huella irreversible, para no volver a escribirles.',
  deleted: (name) => `Se eliminó la cuenta de ${name}.`,
  deleteFailed: 'No se eliminó',
  working: 'Un momento…',
};
