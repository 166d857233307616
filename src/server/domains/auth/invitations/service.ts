import type { Queries, Work } from '../../../../../db/database.ts';
import type { Invitation } from '../../../../shared/admin.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import type { Actor, MemberId } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import * as repo from './repo.ts';

/** A person with an invitation, before they have an account. */
interface Newcomer {
  emailKey: string;
  invitation?: string | undefined;
}

/**
 * Creates an invitation, for one address or for anybody with its link, and returns the link. The link is never stored,
 * so this is the only time it is shown (decisions.md D6). No mail is sent. An operator at the machine is not stored as
 * its creator.
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

/** Returns one page of the invitations, newest first, without their tokens. */
export async function listInvitations(
  site: Site,
  { page, limit }: { page: number; limit: number },
): Promise<{ invitations: Invitation[]; hasMore: boolean }> {
  const rows = await repo.findInvitations(site.db, { limit: limit + 1, offset: (page - 1) * limit });
  return { invitations: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * Deletes an invitation, which makes its link invalid. A member who joined with it stays.
 * @throws {AppError} not_found when none has that id.
 */
export async function deleteInvitation(site: Site, actor: Actor, id: number): Promise<void> {
  await atomicAs(site, actor, function* (q) {
    if (!(yield* repo.deleteInvitation(q, id))) throw new AppError('not_found', message('no_such_invitation'));
  });
}

/**
 * Checks early whether a person may join a site that requires an invitation, before expensive work (decisions.md D6).
 * @throws {AppError} forbidden without an invitation, bad_request for an ended one or one for another address.
 */
export async function requireInvitation(site: Site, { invitation, emailKey }: Newcomer): Promise<void> {
  if (!invitation) throw new AppError('forbidden', message('invitation_needed'));
  const found = await repo.findUsable(site.db, hashToken(invitation), new Date(site.clock.now()));
  if (!found) throw isOver();
  if (found.emailKey !== null && found.emailKey !== emailKey)
    throw fieldError('bad_request', 'email', message('invitation_other_email'));
}

/**
 * Marks an invitation as used in the transaction that creates the account (decisions.md D6). Without `needed`, an
 * invalid invitation is ignored.
 * @throws {AppError} bad_request when another person used it first.
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

/** Deletes the unused invitations that a member created and returns how many there were. */
export function* endInvitations(q: Queries, site: Site, createdBy: number): Work<number> {
  return yield* repo.deleteUnusedOf(q, createdBy, new Date(site.clock.now()));
}

/** Deletes all invitation data about a member who leaves. Invitations they created for others stay valid. */
export function* deleteInvitationData(q: Queries, userId: MemberId, emailKey: string): Work<void> {
  yield* repo.deleteForMember(q, userId, emailKey);
}

/** Deletes invitations that ended long ago. */
export async function deleteOldInvitations(site: Site): Promise<void> {
  await repo.deleteEnded(site.db, new Date(site.clock.now() - RETENTION_MS.endedInvitations));
}

function isOver(): AppError {
  return fieldError('bad_request', 'invitation', message('invitation_over'));
}
