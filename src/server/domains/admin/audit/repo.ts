import { aliasedTable, desc, eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/engine/sqlite.ts';

export type AuditRow = Queries['tables']['auditLog']['$inferSelect'];
export type NewAuditRow = Omit<Queries['tables']['auditLog']['$inferInsert'], 'id'>;

export function* insertAct(q: Queries, row: NewAuditRow): Work<void> {
  yield* run(q.insert(q.tables.auditLog).values(row));
}

/** Acts with the names of who did them and to whom, newest first: all of them, or those done to one member. */
export async function findActs(q: Queries, page: { userId?: number; limit: number; offset: number }) {
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
    .where(page.userId === undefined ? undefined : eq(t.targetId, page.userId))
    .orderBy(desc(t.id))
    .limit(page.limit)
    .offset(page.offset);
}
