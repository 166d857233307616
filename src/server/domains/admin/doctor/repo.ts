import { eq, max } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';

/** Returns when the newest account was created or the newest entry of the audit log was written, or null. */
export function* findNewestAct(q: Queries): Work<Date | null> {
  const instants: number[] = [];
  for (const t of [q.tables.users, q.tables.auditLog]) {
    const [newest] = yield* run(q.select({ id: max(t.id) }).from(t));
    const [row] = yield* run(
      q
        .select({ at: t.createdAt })
        .from(t)
        .where(eq(t.id, newest?.id ?? 0)),
    );
    if (row) instants.push(row.at.getTime());
  }
  return instants.length ? new Date(Math.max(...instants)) : null;
}
