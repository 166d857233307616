import { eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../db/database.ts';

export type AuditRow = Queries['tables']['auditLog']['$inferSelect'];
type NewAuditRow = Omit<Queries['tables']['auditLog']['$inferInsert'], 'id'>;

/** Adds a row to the log. */
export function* insertAct(q: Queries, row: NewAuditRow): Work<void> {
  yield* run(q.insert(q.tables.auditLog).values(row));
}

/** Returns whether an id is that of a member who still has an account. */
export function* hasMember(q: Queries, id: number): Work<boolean> {
  const { users } = q.tables;
  return (yield* run(q.select({ id: users.id }).from(users).where(eq(users.id, id)))).length > 0;
}

/** Removes the network address from the acts of a member who was deleted. The log's trigger refuses it before that. */
export function* eraseAddresses(q: Queries, actorId: number): Work<void> {
  const { auditLog: t } = q.tables;
  yield* run(q.update(t).set({ address: null }).where(eq(t.actorId, actorId)));
}
