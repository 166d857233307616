import type { Queries, Work } from '../../../../../db/engine/sqlite.ts';
import type { AuditEntry } from '../../../../shared/admin.ts';
import type { Site } from '../../../lib/site.ts';
import type { AdminAct } from '../../../trpc/context.ts';
import { findSearched } from '../members/search.ts';
import * as repo from './repo.ts';

/**
 * Writes what an administrator did: who, what, to whom, when and from where (decisions.md D2). It comes after the act and
 * in a transaction of its own: a crash between the two leaves an act without its row. A row that cannot be written is
 * logged in full, and the caller is told what holds, which is that the act was done.
 */
export async function recordAct(site: Site, { actor, action, targetId, details }: AdminAct): Promise<void> {
  const { userId: actorId, address } = actor;
  try {
    await site.db.atomic((q) => noteAct(q, site, { actorId, action, targetId, details, address }));
  } catch (err) {
    site.log.error(
      { err, actorId, action, targetId, details, address },
      'an act could not be written to the audit log',
    );
  }
}

/** Writes what an operator did at the machine itself, where there is no member to name. */
export async function recordOperatorAct(site: Site, action: string, targetId: number | null): Promise<void> {
  const act = { actorId: null, action, targetId, details: null, address: null };
  await site.db.atomic((q) => noteAct(q, site, act));
}

/** Writes an act together with what it changes. */
export function* noteAct(q: Queries, site: Site, act: Omit<repo.NewAuditRow, 'createdAt'>): Work<void> {
  yield* repo.insertAct(q, { ...act, createdAt: new Date(site.clock.now()) });
}

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
