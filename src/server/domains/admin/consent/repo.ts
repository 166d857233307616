import { asc, gt } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';

/** Returns the rows of the ledger after an id, oldest first. */
export async function findEventsAfter(q: Queries, after: number, limit: number) {
  const { consentEvents: t } = q.tables;
  return q.select().from(t).where(gt(t.id, after)).orderBy(asc(t.id)).limit(limit);
}
