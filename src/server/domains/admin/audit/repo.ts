import type { Queries } from '../../../../../db/engine/sqlite.ts';

export type AuditRow = Queries['tables']['auditLog']['$inferSelect'];
export type NewAuditRow = Omit<Queries['tables']['auditLog']['$inferInsert'], 'id'>;

export async function insertAct(q: Queries, row: NewAuditRow): Promise<void> {
  await q.insert(q.tables.auditLog).values(row);
}
