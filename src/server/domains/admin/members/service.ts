import type { z } from 'zod';
import type { AdminMember, sendPasswordLinkOutput } from '../../../../shared/admin-lists.ts';
import type { Role } from '../../../../shared/auth.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Actor, MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { readChosenMethods } from '../../alerts/member-methods.ts';
import { isCaptured } from '../../alerts/method-states.ts';
import { endAllSessions } from '../../auth/devices/service.ts';
import { sendResetLink } from '../../auth/password/password-reset.ts';
import { changeRole } from '../../auth/roles/service.ts';
import { pausedUntil } from '../../schedule/pauses/service.ts';
import { readMemberUse } from '../model-use/service.ts';
import * as repo from './repo.ts';
import { readSearch } from './search.ts';

type Account = NonNullable<Awaited<ReturnType<typeof repo.findMember>>>;

/** Returns one page of the members, newest first: all, those with a role, or those a search finds. */
export async function listMembers(
  site: Site,
  { q, role, page, limit }: { q?: string | undefined; role?: Role | undefined; page: number; limit: number },
): Promise<{ members: AdminMember[]; hasMore: boolean }> {
  const found = { search: readSearch(q), role, limit, offset: (page - 1) * limit };
  const rows = await repo.findMembers(site.db, found);
  const members = await describeMembers(site, rows.slice(0, limit));
  return { members: members.map(({ timezone, sessions, ...member }) => member), hasMore: rows.length > limit };
}

/**
 * Returns one member's account and states for an administrator, and none of their texts.
 * @throws {AppError} not_found when there is no such member.
 */
export async function getMember(site: Site, userId: number) {
  const [member] = await describeMembers(site, [await requireMember(site, userId)]);
  if (!member) throw notFound();
  return { ...member, pausedUntil: await pausedUntil(site, userId), model: await readMemberUse(site, userId) };
}

/**
 * Gives a member a role, by the rules of roles (decisions.md D2).
 * @throws {AppError} not_found when there is no such member, conflict for the last administrator.
 */
export async function setRole(site: Site, actor: Actor, userId: number, role: Role): Promise<{ message: string }> {
  const { email } = await requireMember(site, userId);
  const { person, endedInvitations } = await changeRole(site, actor, email, role);
  return { message: `${person.username} is now ${NAMES[role]}.${sayEnded(endedInvitations)}` };
}

function sayEnded(invitations: number): string {
  return invitations ? ` ${invitations} of their invitations ended.` : '';
}

/**
 * Mails a member a link that sets a new password, unless three are valid already. The answer says what became of it.
 * @throws {AppError} not_found when there is no such member.
 */
export async function sendPasswordLink(
  site: Site,
  actor: MemberActor,
  userId: number,
): Promise<z.output<typeof sendPasswordLinkOutput>> {
  const member = await requireMember(site, userId);
  if (!(await sendResetLink(site, actor, member)))
    return {
      outcome: 'limit_reached',
      message: `${member.username} already has three valid links, so no new one was sent.`,
    };
  if (isCaptured(site, ACCOUNT_METHOD))
    return { outcome: 'captured', message: 'The link is a file on the server, because this site has no mail server.' };
  return { outcome: 'sent', message: `A link to set a new password is on its way to ${member.email}.` };
}

/**
 * Signs a member out in every browser.
 * @throws {AppError} not_found when there is no such member.
 */
export async function signOut(site: Site, actor: MemberActor, userId: number): Promise<{ message: string }> {
  const { username } = await requireMember(site, userId);
  await endAllSessions(site, actor, userId);
  return { message: `${username} is signed out everywhere.` };
}

const NAMES: Record<Role, string> = { admin: 'an administrator', reviewer: 'a reviewer', member: 'a member' };

async function describeMembers(site: Site, accounts: Account[]) {
  const ids = accounts.map(({ id }) => id);
  const [onboardings, visits, methods] = await site.db.snapshot(function* (q) {
    const onboarding = yield* repo.readOnboardingStates(q, ids);
    const visit = yield* repo.readVisits(q, ids);
    return [byMember(onboarding), byMember(visit), yield* readChosenMethods(q, site, ids)] as const;
  });
  return accounts.map((account) => {
    const onboarding = onboardings.get(account.id);
    const visit = visits.get(account.id);
    return {
      ...account,
      emailVerified: Boolean(onboarding?.verifiedAt),
      onboarded: onboarding?.onboarded ?? false,
      timezone: onboarding?.timezone ?? 'UTC',
      methods: methods.get(account.id) ?? [],
      lastSeenAt: visit?.seen ?? null,
      sessions: visit?.sessions ?? 0,
    };
  });
}

function byMember<Row extends { userId: number }>(rows: Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.userId, row]));
}

async function requireMember(site: Site, userId: number): Promise<Account> {
  const member = await repo.findMember(site.db, userId);
  if (!member) throw notFound();
  return member;
}

function notFound(): AppError {
  return new AppError('not_found', message('no_such_member'));
}
