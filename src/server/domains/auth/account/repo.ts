import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import type { MemberId } from '../../../lib/actor.ts';

/** What deleting an account asks of it; null when there is none. */
export function* readAccount(q: Queries, userId: MemberId) {
  const { users: t } = q.tables;
  const [row] = yield* run(q.select({ role: t.role, emailKey: t.emailKey }).from(t).where(eq(t.id, userId)));
  return row ?? null;
}

/** The deliveries of a member's mail. */
export function* readMails(q: Queries, userId: MemberId): Work<number[]> {
  const { deliveries: t } = q.tables;
  const mails = and(eq(t.userId, userId), eq(t.channel, ACCOUNT_METHOD));
  return (yield* run(q.select({ id: t.id }).from(t).where(mails))).map(({ id }) => id);
}

/** Deletes a member with all that belongs to them. */
export function* deleteMember(q: Queries, userId: MemberId): Work<void> {
  const { users } = q.tables;
  yield* run(q.delete(users).where(eq(users.id, userId)));
}

/** Deletes a member's consent, all but the hashes of addresses that opted out; the member must be gone already. */
export function* deleteConsents(q: Queries, userId: MemberId): Work<void> {
  const { consentEvents: t } = q.tables;
  const isOther = or(ne(t.action, 'opt_out'), isNull(t.addressHash));
  yield* run(q.delete(t).where(and(eq(t.userId, userId), isOther)));
}
