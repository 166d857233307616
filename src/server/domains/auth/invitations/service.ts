import type { Queries, Work } from '../../../../../db/database.ts';
import type { Invitation } from '../../../../shared/admin.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Actor, MemberId } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { foldCase } from '../fold-case.ts';
import { atomicAs } from '../standing/service.ts';
import * as repo from './repo.ts';

const DAY_MS = 86_400_000;

/** Who comes with an invitation, before they have an account. */
interface Newcomer {
  emailKey: string;
  invitation?: string | undefined;
}

/**
 * Makes an invitation, for one address or for whoever has it, and gives its link, which is stored nowhere, this once
 * (decisions.md D6). Nothing is mailed. An operator on the server itself is not named as its maker.
 */
export async function createInvitation(
  site: Site,
  actor: Actor,
  { email, expiresInDays }: { email?: string | undefined; expiresInDays: number },
) {
  const now = site.clock.now();
  const token = randomToken();
  const createdBy = actor.kind === 'member' ? actor.userId : null;
  const emailKey = email === undefined ? null : foldCase(email);
  const times = { expiresAt: new Date(now + expiresInDays * DAY_MS), createdAt: new Date(now) };
  const row = { tokenHash: hashToken(token), createdBy, emailKey, ...times };
  const id = await atomicAs(site, actor, (q) => repo.insertInvitation(q, row));
  return { invitation: { id, email: emailKey, ...times }, link: `${site.env.publicUrl}/?invitation=${token}` };
}

/** One page of the invitations, newest first, without what opens them. */
export async function listInvitations(
  site: Site,
  { page, limit }: { page: number; limit: number },
): Promise<{ invitations: Invitation[]; hasMore: boolean }> {
  const rows = await repo.findInvitations(site.db, { limit: limit + 1, offset: (page - 1) * limit });
  return { invitations: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * Takes an invitation back: its link lets nobody in from then on. Who joined with it stays.
 * @throws {AppError} not_found when there is none of that id.
 */
export async function deleteInvitation(site: Site, actor: Actor, id: number): Promise<void> {
  await atomicAs(site, actor, function* (q) {
    if (!(yield* repo.deleteInvitation(q, id))) throw new AppError('not_found', message('no_such_invitation'));
  });
}

/**
 * Looks whether somebody may join a site that asks for an invitation, before work is spent on them (decisions.md D6).
 * @throws {AppError} forbidden without one, bad_request for one that is over or for another address.
 */
export async function requireInvitation(site: Site, { invitation, emailKey }: Newcomer): Promise<void> {
  if (!invitation) throw new AppError('forbidden', message('invitation_needed'));
  const found = await repo.findUsable(site.db, hashToken(invitation), new Date(site.clock.now()));
  if (!found) throw isOver();
  if (found.emailKey !== null && found.emailKey !== emailKey)
    throw fieldError('bad_request', 'email', message('invitation_other_email'));
}

/**
 * Uses an invitation up together with the account that it is used for (decisions.md D6); where it is not `needed`, one
 * that does not hold is passed over.
 * @throws {AppError} bad_request when somebody else was faster.
 */
export function* spendInvitation(
  q: Queries,
  site: Site,
  { invitation, emailKey, id }: Newcomer & { id: number },
  needed: boolean,
): Work<void> {
  const now = new Date(site.clock.now());
  const used = invitation ? yield* repo.spendInvitation(q, hashToken(invitation), { id, emailKey }, now) : false;
  if (needed && !used) throw isOver();
}

/** Deletes whatever invitations tell of a member who leaves; those that they made for others hold on. */
export function* forgetInvited(q: Queries, userId: MemberId, emailKey: string): Work<void> {
  yield* repo.deleteForMember(q, userId, emailKey);
}

/** Deletes invitations that ended long ago. */
export async function deleteOldInvitations(site: Site): Promise<void> {
  await repo.deleteEnded(site.db, new Date(site.clock.now() - RETENTION_MS.endedInvitations));
}

function isOver(): AppError {
  return fieldError('bad_request', 'invitation', message('invitation_over'));
}
