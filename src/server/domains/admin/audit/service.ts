import type { Queries, Work } from '../../../../../db/database.ts';
import type { AuditEntry } from '../../../../shared/admin.ts';
import type { Act, Actor, MemberActor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { findSearched } from '../members/search.ts';
import * as repo from './repo.ts';

/**
 * Writes to the audit log which data an administrator is about to see (decisions.md D2). `atomicAs` writes acts that
 * change something, together with their change.
 */
export async function recordRead(site: Site, actor: MemberActor, act: Act): Promise<void> {
  await site.db.atomic(function* (q): Work<void> {
    // The account may have been deleted since the call was admitted, and then its address is not stored any more.
    const address = (yield* repo.hasMember(q, actor.userId)) ? actor.address : null;
    yield* noteAct(q, site, { ...authorOf(actor), address }, act);
  });
}

/**
 * Writes an act in the transaction of its change: author, action, target, time and network address (decisions.md D2).
 */
export function* noteAct(q: Queries, site: Site, author: Author, act: Act): Work<void> {
  yield* repo.insertAct(q, { ...act, ...author, createdAt: new Date(site.clock.now()) });
}

/** Removes a deleted member's network address from the acts they did (decisions.md D33). */
export function* eraseActorAddresses(q: Queries, actorId: number): Work<void> {
  yield* repo.eraseAddresses(q, actorId);
}

/** Returns the author of an act in the form of the audit log; an operator at the machine has neither id nor address. */
export function authorOf(actor: Actor): Author {
  if (actor.kind === 'system') return { actorId: null, address: null };
  return { actorId: actor.userId, address: actor.address };
}

type Author = Pick<repo.AuditRow, 'actorId' | 'address'>;

interface ActsQuery {
  page: number;
  limit: number;
  userId?: number | undefined;
  q?: string | undefined;
}

/**
 * Returns one page of the audit log, newest first: all acts, those on one member, or those by or on the members that a
 * search finds.
 */
export async function listActs(
  site: Site,
  { page, limit, userId, q }: ActsQuery,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const userIds = await findSearched(site, q);
  const rows = await repo.findActs(site.db, { userId, userIds, limit: limit + 1, offset: (page - 1) * limit });
  return { entries: rows.slice(0, limit), hasMore: rows.length > limit };
}
