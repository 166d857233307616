import { and, eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import type { MemberId } from '../../../lib/actor.ts';

/** Returns the data that deleting an account needs; null when there is no such account. */
export function* readAccount(q: Queries, userId: MemberId) {
  const { users: t } = q.tables;
  const [row] = yield* run(q.select({ role: t.role, emailKey: t.emailKey }).from(t).where(eq(t.id, userId)));
  return row ?? null;
}

/** Returns the delivery ids of a member's mails. */
export function* readMails(q: Queries, userId: MemberId): Work<number[]> {
  const { deliveries: t } = q.tables;
  const mails = and(eq(t.userId, userId), eq(t.channel, ACCOUNT_METHOD));
  return (yield* run(q.select({ id: t.id }).from(t).where(mails))).map(({ id }) => id);
}

/** Deletes a member with all of their rows. */
export function* deleteMember(q: Queries, userId: MemberId): Work<void> {
  const { users } = q.tables;
  yield* run(q.delete(users).where(eq(users.id, userId)));
}
