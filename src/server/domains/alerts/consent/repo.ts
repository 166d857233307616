import { desc, eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/engine/sqlite.ts';
import type { ConsentRecord } from '../../../../shared/alerts.ts';
import type { MemberId } from '../../../lib/actor.ts';

export type ConsentRow = Omit<Queries['tables']['consentEvents']['$inferInsert'], 'id'>;

export function* insertEvent(q: Queries, row: ConsentRow): Work<void> {
  yield* run(q.insert(q.tables.consentEvents).values(row));
}

/** One page of a member's rows, newest first, and one more to tell whether there is a next. */
export async function findEvents(
  q: Queries,
  userId: MemberId,
  page: { limit: number; offset: number },
): Promise<Omit<ConsentRecord, 'wording'>[]> {
  const { consentEvents: t } = q.tables;
  return q
    .select({
      id: t.id,
      channel: t.channel,
      action: t.action,
      source: t.source,
      wordingVersion: t.wordingVersion,
      createdAt: t.createdAt,
      addressHash: t.addressHash,
    })
    .from(t)
    .where(eq(t.userId, userId))
    .orderBy(desc(t.id))
    .limit(page.limit + 1)
    .offset(page.offset);
}
