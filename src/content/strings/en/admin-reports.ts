import type { Role } from '../../../shared/auth.ts';
import type { ContentType } from '../../../shared/content-types.ts';
import { pluralsOf } from '../../../shared/plural.ts';
import { locale } from './locale.ts';

const count = pluralsOf(locale.dates);
const list = new Intl.ListFormat(locale.dates);
const membersOf = (members: number) => count(members, { one: '# member', other: '# members' });
const jobsOf = (jobs: number) => count(jobs, { one: '# job', other: '# jobs' });
const GUIDANCE: Record<ContentType, string> = { prayer: 'A prayer', do: 'An action', reflection: 'A reflection' };
const ROLES: Record<Role, string> = { member: 'a member', reviewer: 'a reviewer', admin: 'an administrator' };

/** The toasts that tell an administrator what was done. */
export const adminReportWords = {
  sent: (type: ContentType, members: number) => `${GUIDANCE[type]} is on its way to ${membersOf(members)}.`,
  testSent: (type: ContentType, userId: number) => `${GUIDANCE[type]} is on its way to member ${userId}, as a test.`,
  testScheduled: (type: ContentType, userId: number, minutes: number) =>
    `${GUIDANCE[type]} goes to member ${userId} in ${count(minutes, { one: '# minute', other: '# minutes' })}, as a test.`,
  allInStep: (members: number, jobs: number) =>
    `The schedules of ${membersOf(members)} are in step: ${jobsOf(jobs)} ahead.`,
  oneInStep: (userId: number, jobs: number) => `The schedule of member ${userId} is in step: ${jobsOf(jobs)} ahead.`,
  roleChanged: (username: string, role: Role) => `${username} is ${ROLES[role]} now.`,
  jobRetried: (id: number) => `Job ${id} is being tried again.`,
  jobCancelled: (id: number) => `Job ${id} is called off.`,
  deliveryRetried: (id: number) => `Delivery ${id} is being sent again.`,
  deliveryCancelled: (id: number) => `Delivery ${id} is called off.`,
};

/** The first names, and how many others there are. */
function listOf(names: string[], members: number): string {
  const others = members - names.length;
  return list.format([...names, ...(others > 0 ? [count(others, { one: '# other', other: '# others' })] : [])]);
}

/** Why guidance for everybody reaches nobody now. */
export const notReadyWords = {
  noMembers: 'Nobody has joined yet.',
  setup: (names: string[], members: number) =>
    `${listOf(names, members)} ${members === 1 ? 'has' : 'have'} not finished the setup.`,
  unreachable: (names: string[], members: number) =>
    `For ${listOf(names, members)}, no way to send is switched on and confirmed.`,
  resting: (names: string[], members: number) =>
    `${listOf(names, members)} ${members === 1 ? 'has' : 'have'} paused messages.`,
  had_three: (names: string[], members: number) =>
    `${listOf(names, members)} already ${members === 1 ? 'has' : 'have'} three today.`,
};
