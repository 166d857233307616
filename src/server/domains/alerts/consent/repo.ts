import { and, desc, eq, like, or } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { ConsentRecord } from '../../../../shared/alerts.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { MemberId } from '../../../lib/actor.ts';

export type ConsentRow = Omit<Queries['tables']['consentEvents']['$inferInsert'], 'id'>;

export function* insertEvent(q: Queries, row: ConsentRow): Work<void> {
  yield* run(q.insert(q.tables.consentEvents).values(row));
}

// A pause is of every channel at once.
const EVERY_CHANNEL = 'all';

/** One page of a member's rows, of all channels or of some, newest first, and one more to tell whether there is a next. */
export async function findEvents(
  q: Queries,
  userId: MemberId,
  { channels, limit, offset }: { channels: readonly AlertMethod[] | null; limit: number; offset: number },
): Promise<Omit<ConsentRecord, 'wording'>[]> {
  const { consentEvents: t } = q.tables;
  // A channel's categories are written after it, such as `email:prayer_reminders`.
  const concerns = channels?.flatMap((channel) => [eq(t.channel, channel), like(t.channel, `${channel}:%`)]);
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
    .where(and(eq(t.userId, userId), concerns && or(eq(t.channel, EVERY_CHANNEL), ...concerns)))
    .orderBy(desc(t.id))
    .limit(limit + 1)
    .offset(offset);
}
