import { aliasedTable, and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { MemberId } from '../../../lib/actor.ts';

type InvitationRow = Queries['tables']['invitations']['$inferSelect'];
type NewInvitation = Omit<InvitationRow, 'id' | 'usedAt' | 'usedBy'>;

export function* insertInvitation(q: Queries, invitation: NewInvitation): Work<number> {
  const { invitations } = q.tables;
  const [row] = yield* run(q.insert(invitations).values(invitation).returning({ id: invitations.id }));
  if (!row) throw new Error('the invitation was not stored');
  return row.id;
}

/** Returns invitations with the names of their creators and users, newest first, without their tokens. */
export async function findInvitations(q: Queries, page: { limit: number; offset: number }) {
  const { invitations: t, users } = q.tables;
  const [maker, user] = [aliasedTable(users, 'maker'), aliasedTable(users, 'joined')];
  return q
    .select({
      id: t.id,
      email: t.emailKey,
      createdBy: t.createdBy,
      createdByName: maker.username,
      usedBy: t.usedBy,
      usedByName: user.username,
      usedAt: t.usedAt,
      expiresAt: t.expiresAt,
      createdAt: t.createdAt,
    })
    .from(t)
    .leftJoin(maker, eq(maker.id, t.createdBy))
    .leftJoin(user, eq(user.id, t.usedBy))
    .orderBy(desc(t.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Returns the folded address of a valid invitation; null when there is no valid one. */
export async function findUsable(q: Queries, tokenHash: string, now: Date) {
  const { invitations: t } = q.tables;
  const [row] = await q
    .select({ emailKey: t.emailKey })
    .from(t)
    .where(usable(q, tokenHash, now));
  return row ?? null;
}

/** Marks an invitation as used by a member with a folded address; returns true only when it was valid. */
export function* spendInvitation(
  q: Queries,
  tokenHash: string,
  member: { id: number; emailKey: string },
  now: Date,
): Work<boolean> {
  const { invitations: t } = q.tables;
  const forThem = or(isNull(t.emailKey), eq(t.emailKey, member.emailKey));
  const use = q.update(t).set({ usedAt: now, usedBy: member.id });
  return (yield* change(use.where(and(usable(q, tokenHash, now), forThem)))) > 0;
}

function usable(q: Queries, tokenHash: string, now: Date) {
  const { invitations: t } = q.tables;
  return and(eq(t.tokenHash, tokenHash), isNull(t.usedAt), gt(t.expiresAt, now));
}

/** Deletes an invitation; returns false when none has that id. */
export function* deleteInvitation(q: Queries, id: number): Work<boolean> {
  const { invitations: t } = q.tables;
  return (yield* change(q.delete(t).where(eq(t.id, id)))) > 0;
}

/** Deletes the valid invitations that a member created; returns their number. */
export function* deleteUnusedOf(q: Queries, createdBy: number, now: Date): Work<number> {
  const { invitations: t } = q.tables;
  const unused = and(eq(t.createdBy, createdBy), isNull(t.usedAt), gt(t.expiresAt, now));
  return yield* change(q.delete(t).where(unused));
}

/** Deletes the invitation a member joined with, and those for their folded address. */
export function* deleteForMember(q: Queries, userId: MemberId, emailKey: string): Work<void> {
  const { invitations: t } = q.tables;
  yield* run(q.delete(t).where(or(eq(t.usedBy, userId), eq(t.emailKey, emailKey))));
}

/** Deletes invitations that ended before an instant, used or not. */
export async function deleteEnded(q: Queries, before: Date): Promise<void> {
  const { invitations: t } = q.tables;
  await q.delete(t).where(lte(t.expiresAt, before));
}
