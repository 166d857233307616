import type * as English from '../../en/admin/admin-member.ts';

export const adminMemberWords: typeof English.adminMemberWords = {
  title: 'La cuenta',
  pause: 'Pausar dos semanas',
  resume: 'Terminar la pausa',
  paused: (name) => `La guía de ${name} descansa dos semanas.`,
  resumed: (name) => `La guía de ${name} empieza de nuevo.`,
  pauseFailed: 'No se pausó',
  resumeFailed: 'No empezó de nuevo',
  sendLink: 'Enviar un enlace de contraseña',
  linkSent: (address) => `Un enlace para poner otra contraseña va en camino a ${address}.`,
  linkFailed: 'El enlace no se envió',
  signOut: 'Cerrar todas sus sesiones',
  askSignOut: (name) => `¿Cerrar todas las sesiones de ${name}?`,
  aboutSignOut:
    'Cada uno de sus navegadores tendrá que iniciar sesión de nuevo y hasta entonces no recibirá avisos. Los tokens de la API siguen valiendo.',
  signedOut: (name) => `Se cerraron todas las sesiones de ${name}.`,
  signOutFailed: 'No se cerraron',
  export: 'Descargar sus datos',
  exporting: 'Preparando...',
  exportFailed: 'No se descargó',
  delete: 'Eliminar la cuenta',
  askDelete: (name) => `¿Eliminar la cuenta de ${name}?`,
  aboutDelete:
    'Todo lo suyo se elimina para siempre: guía, reflexiones, metas y horario. Las direcciones que se dieron de baja quedan como huellas, para que nadie vuelva a escribirles.',
  deleted: (name) => `Se eliminó la cuenta de ${name}.`,
  deleteFailed: 'No se eliminó',
  working: 'Un momento...',
};
