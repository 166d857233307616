import type { Role } from '../../../../shared/auth.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type * as English from '../../en/admin/admin-reports.ts';
import { locale, plural } from '../locale.ts';

const list = new Intl.ListFormat(locale.dates);
const membersOf = (members: number) => plural(members, { one: '# miembro', other: '# miembros' });
const jobsOf = (jobs: number) => plural(jobs, { one: '# tarea prevista', other: '# tareas previstas' });
const GUIDANCE: Record<ContentType, string> = { prayer: 'Una oración', do: 'Una acción', reflection: 'Una reflexión' };
const ROLES: Record<Role, string> = { member: 'miembro', reviewer: 'revisor', admin: 'administrador' };

export const adminReportWords: typeof English.adminReportWords = {
  sent: (type, members) =>
    members === 0
      ? 'Nadie puede recibir un mensaje ahora, así que no se envió ninguno.'
      : `${GUIDANCE[type]} va en camino a ${membersOf(members)}.`,
  testSent: (type, userId) =>
    userId === null
      ? `${GUIDANCE[type]} va en camino hacia ti, como prueba.`
      : `${GUIDANCE[type]} va en camino al miembro ${userId}, como prueba.`,
  testScheduled: (type, userId, minutes) =>
    `${GUIDANCE[type]} ${userId === null ? 'te llegará' : `le llegará al miembro ${userId}`} en ${plural(minutes, { one: '# minuto', other: '# minutos' })}, como prueba.`,
  allInStep: (members, jobs) => `Los horarios de ${membersOf(members)} están al día: ${jobsOf(jobs)}.`,
  oneInStep: (userId, jobs) =>
    `${userId === null ? 'Tu horario' : `El horario del miembro ${userId}`} está al día: ${jobsOf(jobs)}.`,
  roleChanged: (username, role) => `${username} ahora tiene la función de ${ROLES[role]}.`,
};

function listOf(names: string[], members: number): string {
  const others = members - names.length;
  return list.format([...names, ...(others > 0 ? [plural(others, { one: '# más', other: '# más' })] : [])]);
}

export const notReadyWords: typeof English.notReadyWords = {
  noMembers: 'Aún no se ha unido nadie.',
  setup: (names, members) =>
    `${listOf(names, members)} no ${plural(members, { one: 'ha', other: 'han' })} terminado la configuración.`,
  unreachable: (names, members) =>
    `${listOf(names, members)} no ${plural(members, { one: 'tiene', other: 'tienen' })} ningún canal activado y confirmado.`,
  paused: (names, members) =>
    `${listOf(names, members)} ${plural(members, { one: 'tiene', other: 'tienen' })} los mensajes en pausa.`,
  had_three: (names, members) =>
    `${listOf(names, members)} ya ${plural(members, { one: 'recibió', other: 'recibieron' })} tres hoy.`,
};
