import type { Queries, Work } from '../../../../../db/database.ts';
import type { AuditEntry } from '../../../../shared/admin.ts';
import type { Act, Actor, MemberActor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { findSearched } from '../members/search.ts';
import * as repo from './repo.ts';

/**
 * Writes to the audit log what an administrator is about to be shown (decisions.md D2). Acts that change something are
 * written with their change, by `atomicAs`.
 */
export async function recordRead(site: Site, actor: MemberActor, act: Act): Promise<void> {
  await site.db.atomic((q) => noteAct(q, site, authorOf(actor), act));
}

/** Writes an act in the transaction of what it changes: who, what, to whom, when and from where (decisions.md D2). */
export function* noteAct(q: Queries, site: Site, author: Author, act: Act): Work<void> {
  yield* repo.insertAct(q, { ...act, ...author, createdAt: new Date(site.clock.now()) });
}

/** The author of an act as the audit log names them: an operator at the machine has neither number nor address. */
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
 * One page of the audit log, newest first: all of it, what was done to one member, or what the members that a search
 * finds did or had done to them.
 */
export async function listActs(
  site: Site,
  { page, limit, userId, q }: ActsQuery,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const userIds = await findSearched(site, q);
  const rows = await repo.findActs(site.db, { userId, userIds, limit: limit + 1, offset: (page - 1) * limit });
  return { entries: rows.slice(0, limit), hasMore: rows.length > limit };
}
