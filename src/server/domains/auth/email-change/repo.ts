import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { defineRead, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';

/** Returns the unconfirmed address that a member is changing to; null when there is none. */
export function* readPendingEmail(q: Queries, userId: number, now: Date): Work<string | null> {
  const [row] = yield* run(pendingOf(q, { userId, now }));
  return row?.address ?? null;
}

const pendingOf = defineRead((q, given: Given<{ userId: number; now: Date }>) => {
  const { authTokens: t } = q.tables;
  const open = and(
    eq(t.userId, given.userId),
    eq(t.purpose, 'change_email'),
    isNull(t.usedAt),
    gt(t.expiresAt, given.now),
  );
  return q.select({ address: t.address }).from(t).where(open).orderBy(desc(t.createdAt)).limit(1);
});

/**
 * Replaces a member's address. Returns the previous one and whether it was confirmed.
 * @throws a unique violation when another account has the address by now.
 */
export function* updateEmail(
  q: Queries,
  userId: number,
  email: string,
  emailKey: string,
): Work<{ email: string; confirmed: boolean } | null> {
  const { users, alertAddresses } = q.tables;
  const [before] = yield* run(
    q
      .select({ email: users.email, verifiedAt: alertAddresses.verifiedAt })
      .from(users)
      .leftJoin(alertAddresses, and(eq(alertAddresses.userId, users.id), eq(alertAddresses.channel, ACCOUNT_METHOD)))
      .where(eq(users.id, userId)),
  );
  yield* run(q.update(users).set({ email, emailKey }).where(eq(users.id, userId)));
  return before ? { email: before.email, confirmed: before.verifiedAt !== null } : null;
}

/** Deletes a member's tokens for changing to any other address than the given one. */
export function* deleteOtherChanges(q: Queries, userId: number, address: string): Work<void> {
  const { authTokens: t } = q.tables;
  const others = and(eq(t.userId, userId), eq(t.purpose, 'change_email'), ne(t.address, address));
  yield* run(q.delete(t).where(others));
}
