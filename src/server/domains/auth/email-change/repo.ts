import { and, eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';

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
