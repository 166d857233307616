import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { MemberId } from '../../../lib/actor.ts';

type SubscriptionRow = Queries['tables']['telegramSubscriptions']['$inferSelect'];

/** The account a member has linked, the latest where there are several; null where there is none. */
export function* readActive(q: Queries, userId: MemberId): Work<SubscriptionRow | null> {
  const { telegramSubscriptions: t } = q.tables;
  const [row] = yield* run(
    q
      .select()
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.isActive, true)))
      .orderBy(desc(t.id))
      .limit(1),
  );
  return row ?? null;
}

/** Whether a member linked a chat before an instant, or has a link that no chat has opened yet, which has no date. */
export function* readHasLinkBefore(q: Queries, userId: number, instant: Date): Work<boolean> {
  const { telegramSubscriptions: t } = q.tables;
  const older = q
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.userId, userId), or(isNull(t.subscribedAt), lt(t.subscribedAt, instant))));
  return (yield* run(older)).length > 0;
}

/** Deletes all that is known of a member's account: the link, the chat and the address. */
export function* deleteLink(q: Queries, userId: MemberId): Work<void> {
  const { telegramSubscriptions, userProfiles, alertAddresses } = q.tables;
  yield* run(q.delete(telegramSubscriptions).where(eq(telegramSubscriptions.userId, userId)));
  yield* run(q.update(userProfiles).set({ telegramChatId: null }).where(eq(userProfiles.userId, userId)));
  yield* run(
    q.delete(alertAddresses).where(and(eq(alertAddresses.userId, userId), eq(alertAddresses.channel, 'telegram'))),
  );
}
