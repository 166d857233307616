import { and, eq, gte, inArray, or } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { MemberId } from '../../../lib/actor.ts';

/** A delivery as the stream sends it. */
export interface ChangedDelivery {
  id: number;
  kind: Queries['tables']['deliveries']['$inferSelect']['kind'];
  channel: Queries['tables']['deliveries']['$inferSelect']['channel'];
  status: Queries['tables']['deliveries']['$inferSelect']['status'];
  attempts: number;
  finishedAt: Date | null;
  deliveredAt: Date | null;
  readAt: Date | null;
  entryId: number | null;
  /** The type of its entry; null without an entry. */
  contentType: ContentType | null;
  isDev: boolean | null;
}

/** Returns the member's deliveries that began, ended, arrived or were read since an instant, of those created since an earlier one. */
export function* readChanged(
  q: Queries,
  which: { userId: MemberId; since: Date; madeSince: Date },
): Work<ChangedDelivery[]> {
  return yield* run(changed(q, which));
}

const changed = defineStatement((q, given: Given<{ userId: number; since: Date; madeSince: Date }>) => {
  const { deliveries: t, guidanceEntries: entries } = q.tables;
  return q
    .select({
      id: t.id,
      kind: t.kind,
      channel: t.channel,
      status: t.status,
      attempts: t.attempts,
      finishedAt: t.finishedAt,
      deliveredAt: t.deliveredAt,
      readAt: t.readAt,
      entryId: t.entryId,
      contentType: entries.contentType,
      isDev: entries.isDev,
    })
    .from(t)
    .leftJoin(entries, eq(entries.id, t.entryId))
    .where(
      and(
        eq(t.userId, given.userId),
        gte(t.createdAt, given.madeSince),
        or(
          gte(t.startedAt, given.since),
          gte(t.finishedAt, given.since),
          gte(t.deliveredAt, given.since),
          gte(t.readAt, given.since),
        ),
      ),
    )
    .orderBy(t.id);
});

/** Returns the entries a member completed since an instant. `fromDate` is a local date no later than any of theirs. */
export function* readCompleted(
  q: Queries,
  which: { userId: MemberId; since: Date; fromDate: string },
): Work<{ id: number }[]> {
  return yield* run(completed(q, which));
}

const completed = defineStatement((q, given: Given<{ userId: number; since: Date; fromDate: string }>) => {
  const { guidanceEntries: t } = q.tables;
  return q
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        eq(t.userId, given.userId),
        inArray(t.isDev, [false, true]),
        gte(t.completedLocalDate, given.fromDate),
        gte(t.completedAt, given.since),
      ),
    )
    .orderBy(t.id);
});
