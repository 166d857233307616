import type { Role } from '../../../../shared/auth.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { locale, plural } from '../locale.ts';

const list = new Intl.ListFormat(locale.dates);
const membersOf = (members: number) => plural(members, { one: '# member', other: '# members' });
const memberOf = (userId: number | null) => (userId === null ? 'you' : `member ${userId}`);
const jobsOf = (jobs: number) => plural(jobs, { one: '# job', other: '# jobs' });
const GUIDANCE: Record<ContentType, string> = { prayer: 'A prayer', do: 'An action', reflection: 'A reflection' };
const ROLES: Record<Role, string> = { member: 'a member', reviewer: 'a reviewer', admin: 'an administrator' };

/** The toasts that tell an administrator what was done. */
export const adminReportWords = {
  sent: (type: ContentType, members: number) =>
    members === 0
      ? 'Nobody is ready for a message now, so none went out.'
      : `${GUIDANCE[type]} is on its way to ${membersOf(members)}.`,
  /** `userId` is null for the administrator; so it is in the others. */
  testSent: (type: ContentType, userId: number | null) =>
    `${GUIDANCE[type]} is on its way to ${memberOf(userId)}, as a test.`,
  testScheduled: (type: ContentType, userId: number | null, minutes: number) =>
    `${GUIDANCE[type]} will go to ${memberOf(userId)} in ${plural(minutes, { one: '# minute', other: '# minutes' })}, as a test.`,
  allInStep: (members: number, jobs: number) =>
    `The schedules of ${membersOf(members)} are up to date: ${jobsOf(jobs)} ahead.`,
  oneInStep: (userId: number | null, jobs: number) =>
    `${userId === null ? 'Your schedule' : `The schedule of member ${userId}`} is up to date: ${jobsOf(jobs)} ahead.`,
  roleChanged: (username: string, role: Role) => `${username} is now ${ROLES[role]}.`,
};

/** The first names, and how many others there are. */
function listOf(names: string[], members: number): string {
  const others = members - names.length;
  return list.format([...names, ...(others > 0 ? [plural(others, { one: '# other', other: '# others' })] : [])]);
}

/** The reasons why guidance for everybody would reach nobody now. */
export const notReadyWords = {
  noMembers: 'Nobody has joined yet.',
  setup: (names: string[], members: number) =>
    `${listOf(names, members)} ${plural(members, { one: 'has', other: 'have' })} not finished setting up.`,
  unreachable: (names: string[], members: number) =>
    `${listOf(names, members)} ${plural(members, { one: 'has', other: 'have' })} no channel switched on and confirmed.`,
  paused: (names: string[], members: number) =>
    `${listOf(names, members)} ${plural(members, { one: 'has', other: 'have' })} paused their messages.`,
  had_three: (names: string[], members: number) =>
    `${listOf(names, members)} ${plural(members, { one: 'has', other: 'have' })} already had three today.`,
};
