import { asc, gt } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';

/** The rows of the ledger that come after an id, oldest first. */
export async function findEventsAfter(q: Queries, after: number, limit: number) {
  const { consentEvents: t } = q.tables;
  return q.select().from(t).where(gt(t.id, after)).orderBy(asc(t.id)).limit(limit);
}
