import type { z } from 'zod';
import type { Queries, Work } from '../../../../../db/database.ts';
import type { setupBody } from '../../../../shared/admin.ts';
import type { Account, Role } from '../../../../shared/auth.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Act, Actor, MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import { equalInConstantTime } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { alertMember } from '../../alerts/security-events/service.ts';
import { recordAct } from '../../audit/service.ts';
import { atomicAs } from '../../authority/service.ts';
import { endInvitations } from '../invitations/service.ts';
import { currentAccount, register } from '../service.ts';
import * as repo from './repo.ts';

/** A member as the operator sees them. */
export interface Person {
  id: number;
  username: string;
  email: string;
  role: Role;
}

/** Returns the one-time link that creates the first administrator; null once there is one (decisions.md D2). */
export async function setupLink(site: Site): Promise<string | null> {
  if (await site.db.snapshot((q) => repo.readHasAdmin(q))) return null;
  return `${site.env.publicUrl}/setup?token=${site.setupToken}`;
}

/**
 * Creates the first administrator's account, even when registration is closed (decisions.md D2).
 * @throws {AppError} forbidden for a token that is not from this start, or when there is an administrator; and every
 * error of `register`.
 */
export async function setUpSite(
  site: Site,
  { token, ...input }: z.output<typeof setupBody>,
  callerAddress: string,
): Promise<Account> {
  await checkSetupToken(site, token, callerAddress);
  await site.db.snapshot((q) => refuseSecond(q));
  return register(site, input, callerAddress, {
    invited: true,
    alongside: (q, userId) => makeFirstAdmin(q, site, { userId, address: callerAddress }),
  });
}

/**
 * Makes a signed-in member the first administrator (decisions.md D2).
 * @throws {AppError} forbidden for a token that is not from this start, or when there is an administrator.
 */
export async function claimSite(site: Site, actor: MemberActor, token: string): Promise<Account> {
  await checkSetupToken(site, token, actor.address);
  await atomicAs(site, actor, (q) => makeFirstAdmin(q, site, actor));
  return currentAccount(site, actor);
}

/**
 * Gives the member with an e-mail address a role, valid from their next request, and alerts them by mail. When the member
 * stops being an administrator, deletes their tokens with the admin scope and their unused invitations, and returns the
 * number of those. Changes nothing when the member already has the role.
 * @throws {AppError} not_found for an unknown address, conflict when the site would have no administrator left.
 */
export async function changeRole(
  site: Site,
  actor: Actor,
  email: string,
  role: Role,
): Promise<{ before: Role; person: Person; endedInvitations: number }> {
  return atomicAs(site, actor, function* (q) {
    const person = yield* readPerson(q, email);
    if (person.role === role) return { before: role, person, endedInvitations: 0 };
    if (person.role === 'admin' && role !== 'admin' && !(yield* repo.readHasAdmin(q, person.id)))
      throw new AppError('conflict', message('last_admin', { username: person.username }));
    yield* repo.updateRole(q, person.id, role);
    // A token with the admin scope must not become valid again with a later role.
    if (role !== 'admin') yield* repo.deleteAdminTokens(q, person.id);
    // An invitation must not outlast the role of the administrator who made it.
    const endedInvitations = person.role === 'admin' ? yield* endInvitations(q, site, person.id) : 0;
    yield* alertMember(q, site, { userId: person.id, kind: `role_${role}` });
    return { before: person.role, person: { ...person, role }, endedInvitations };
  });
}

/**
 * Returns the member with an e-mail address, regardless of case.
 * @throws {AppError} not_found when there is none.
 */
export async function findPerson(site: Site, email: string): Promise<Person> {
  return site.db.snapshot((q) => readPerson(q, email));
}

/** Returns all administrators and reviewers, administrators first. */
export async function listEntrusted(site: Site): Promise<Person[]> {
  return repo.findEntrusted(site.db);
}

async function checkSetupToken(site: Site, token: string, callerAddress: string): Promise<void> {
  await site.rateLimits.consume('setup', callerAddress);
  if (!equalInConstantTime(token, site.setupToken)) throw new AppError('forbidden', message('setup_link_over'));
}

/** Checks and changes in one transaction, so only one of two concurrent calls makes an administrator. */
function* makeFirstAdmin(q: Queries, site: Site, { userId, address }: { userId: number; address: string }): Work<void> {
  yield* refuseSecond(q);
  yield* repo.updateRole(q, userId, 'admin');
  const act: Act = { action: 'auth.setup', targetId: userId, details: null };
  yield* recordAct(q, site, { actorId: userId, address }, act);
}

function* refuseSecond(q: Queries): Work<void> {
  if (yield* repo.readHasAdmin(q)) throw new AppError('forbidden', message('admin_exists'));
}

function* readPerson(q: Queries, email: string): Work<Person> {
  const person = yield* repo.readByEmailKey(q, foldCase(email.trim()));
  if (!person) throw new AppError('not_found', message('no_member_with_email', { email: email.trim() }));
  return person;
}
