import type * as English from '../../en/admin/admin.ts';
import { locale, plural } from '../locale.ts';

const figure = (count: number) => count.toLocaleString(locale.numbers);

const membersOf = (count: number) => plural(count, { one: '1 miembro', other: `${figure(count)} miembros` });

export const adminWords: typeof English.adminWords = {
  title: 'Administración',
  parts: 'Partes de esta página',
  overview: 'Resumen',
  lists: {
    trends: 'Evolución',
    jobs: 'Tareas',
    deliveries: 'Envíos',
    members: 'Miembros',
    audit: 'Bitácora',
    invitations: 'Invitaciones',
    model: 'Modelo de lenguaje',
    translations: 'Biblias',
    updates: 'Novedades',
    settings: 'Ajustes del sitio',
    outbox: 'Correo capturado',
  },
  mailCaptured: 'Los correos no se envían: no hay servidor de correo',
  untrustedProxy:
    'Las solicitudes llegan por un proxy en el que este sitio no confía, así que los límites cuentan a todos los visitantes como uno. Pon en TRUST_PROXY el número de proxies que hay delante y reinicia el sitio.',
  missingProxies:
    'Las solicitudes nombran menos proxies de los que dice TRUST_PROXY, así que los límites cuentan a esos visitantes como uno. Comprueba ese número, y que cada proxy agregue a X-Forwarded-For la dirección que lo llamó, y reinicia el sitio.',
  clockAhead: (minutes) =>
    `El reloj del sitio va ${minutes} minutos adelantado respecto al de tu dispositivo. Si el de tu dispositivo está bien, los mensajes salen antes de hora: activa la sincronización de la hora en el servidor.`,
  clockBehind: (minutes) =>
    `El reloj del sitio va ${minutes} minutos atrasado respecto al de tu dispositivo. Si el de tu dispositivo está bien, los mensajes salen tarde: activa la sincronización de la hora en el servidor.`,
  oldBackup:
    'La última copia de seguridad tiene más de dos días. Haz una con el comando «backup» y mira en el registro por qué falla la de la noche.',
  mailOnHold: 'El correo no sale: el servidor de correo rechaza a este sitio.',
  seeWhy: 'Ver por qué',
  figures: {
    title: 'Estado de la cola',
    waiting: 'En espera',
    processing: 'En proceso',
    completed: 'Completadas',
    failed: 'Fallidas',
    total: 'Tareas en total',
    stale: 'No pudimos actualizar estas cifras. Estas son las últimas que tenemos; seguiremos intentándolo.',
    missing: 'No pudimos cargar estas cifras; seguiremos intentándolo.',
  },
  latest: {
    title: 'Últimos envíos',
    all: 'Todos los envíos',
    empty: 'Aún no se ha enviado nada. El primer mensaje aparecerá aquí media hora antes de su hora.',
  },
  trigger: {
    title: 'Guía para todos',
    types: { prayer: 'Oración', do: 'Acción', reflection: 'Reflexión' },
    usual: 'Hora habitual',
    ready: (members) => plural(members, { one: '1 miembro listo', other: `${figure(members)} miembros listos` }),
    nobody: 'No hay nadie listo',
    counting: 'Contando quiénes están listos…',
    uncounted: 'No pudimos contar quiénes están listos',
    sendUncounted: 'Enviar ahora',
    send: (members) => `Enviar a ${figure(members)} ahora`,
    sendOf: (type, members) => `${type}: enviar a ${figure(members)} ahora`,
    ask: {
      prayer: '¿Enviar una oración ahora?',
      do: '¿Enviar una acción ahora?',
      reflection: '¿Enviar una reflexión ahora?',
    },
    about: (members) =>
      plural(members, {
        one: 'Se envía a 1 miembro de inmediato, por cada canal que tenga listo, y cuenta como uno de sus tres mensajes del día.',
        other: `Se envía a ${figure(members)} miembros de inmediato, por cada canal que tengan listo, y cuenta como uno de sus tres mensajes del día.`,
      }),
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
};
