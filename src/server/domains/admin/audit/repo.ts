import { aliasedTable, and, desc, eq, or } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';

interface ActQuery {
  /** The member the acts affected; all when absent. */
  userId?: number | undefined;
  /** The members who did the acts or whom the acts affected; all when null. */
  userIds: number[] | null;
  limit: number;
  offset: number;
}

/** Returns acts with the names of their authors and targets, newest first. */
export async function findActs(q: Queries, page: ActQuery) {
  const { auditLog: t, users } = q.tables;
  const [actor, target] = [aliasedTable(users, 'actor'), aliasedTable(users, 'target')];
  return q
    .select({
      id: t.id,
      actorId: t.actorId,
      actorName: actor.username,
      action: t.action,
      targetId: t.targetId,
      targetName: target.username,
      details: t.details,
      address: t.address,
      createdAt: t.createdAt,
    })
    .from(t)
    .leftJoin(actor, eq(actor.id, t.actorId))
    .leftJoin(target, eq(target.id, t.targetId))
    .where(
      and(
        page.userId === undefined ? undefined : eq(t.targetId, page.userId),
        page.userIds ? or(q.isIn(t.actorId, page.userIds), q.isIn(t.targetId, page.userIds)) : undefined,
      ),
    )
    .orderBy(desc(t.id))
    .limit(page.limit)
    .offset(page.offset);
}
