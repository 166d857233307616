import type * as English from '../en/admin.ts';
import { locale } from './locale.ts';

const figure = (count: number) => count.toLocaleString(locale.dates);

const membersOf = (count: number) => (count === 1 ? '1 miembro' : `${figure(count)} miembros`);

export const adminWords: typeof English.adminWords = {
  title: 'Administración',
  parts: 'Partes de esta página',
  overview: 'Resumen',
  lists: {
    jobs: 'Tareas',
    deliveries: 'Envíos',
    members: 'Miembros',
    audit: 'Bitácora',
    invitations: 'Invitaciones',
    outbox: 'Correo capturado',
  },
  mailCaptured: 'El correo no sale: no hay servidor de correo',
  signInAgain: {
    title: 'Inicia sesión de nuevo',
    message:
      'Por tu seguridad, la administración se cierra 12 horas después de iniciar sesión. No se pierde nada de lo que escribiste.',
    act: 'Iniciar sesión de nuevo',
  },
  untrustedProxy:
    'Las solicitudes llegan por un proxy que este sitio no conoce, así que todos los límites cuentan a todos como uno. Pon en TRUST_PROXY el número de proxies que hay delante y vuelve a arrancar.',
  figures: {
    title: 'Estado de la cola',
    waiting: 'En espera',
    processing: 'En proceso',
    completed: 'Completadas',
    failed: 'Fallidas',
    total: 'Tareas en total',
    stale: 'No pudimos actualizar estas cifras. Se muestran las últimas; se piden otra vez por sí solas.',
  },
  latest: {
    title: 'Últimos envíos',
    all: 'Todos los envíos',
    empty: 'Aún no se ha enviado nada. El primer mensaje aparece aquí media hora antes de su hora.',
  },
  trigger: {
    title: 'Guía para todos',
    types: { prayer: 'Oración', do: 'Acción', reflection: 'Reflexión' },
    usual: 'Hora habitual',
    ready: (members) => (members === 1 ? '1 miembro listo' : `${figure(members)} miembros listos`),
    nobody: 'No hay nadie listo',
    counting: 'Contando quiénes están listos…',
    uncounted: 'No pudimos contar quiénes están listos',
    send: (members) => `Enviar a ${figure(members)} ahora`,
    sendOf: (type, members) => `${type}: enviar a ${figure(members)} ahora`,
    ask: {
      prayer: '¿Enviar una oración ahora?',
      do: '¿Enviar una acción ahora?',
      reflection: '¿Enviar una reflexión ahora?',
    },
    about: (members) =>
      members === 1
        ? 'Va a 1 miembro al instante, por cada canal que tenga listo, y cuenta entre los tres mensajes de su día.'
        : `Va a ${figure(members)} miembros al instante, por cada canal que tengan listo, y cuenta entre los tres mensajes de su día.`,
    confirm: (members) => `Enviar a ${membersOf(members)}`,
    again: {
      prayer: (members) => `Acaba de salir una oración para ${membersOf(members)}. ¿Enviarla otra vez?`,
      do: (members) => `Acaba de salir una acción para ${membersOf(members)}. ¿Enviarla otra vez?`,
      reflection: (members) => `Acaba de salir una reflexión para ${membersOf(members)}. ¿Enviarla otra vez?`,
      confirm: (members) => `Enviar otra vez a ${membersOf(members)}`,
    },
    sending: 'Enviando…',
    failed: 'El envío falló',
  },
  unreached: 'No pudimos conectar con el servidor. Inténtalo de nuevo.',
};
