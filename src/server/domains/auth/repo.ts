import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../db/engine/sqlite.ts';

export interface NewMember {
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  password: string;
}

/** The member with a folded e-mail address, with what signing in needs. */
export async function findByEmailKey(q: Queries, emailKey: string) {
  const { users } = q.tables;
  const [user] = await q
    .select({ id: users.id, password: users.password })
    .from(users)
    .where(eq(users.emailKey, emailKey));
  return user ?? null;
}

/** Which of a new member's names are taken already. */
export async function findTaken(q: Queries, usernameKey: string, emailKey: string) {
  const { users } = q.tables;
  const rows = await q
    .select({ usernameKey: users.usernameKey, emailKey: users.emailKey })
    .from(users)
    .where(or(eq(users.usernameKey, usernameKey), eq(users.emailKey, emailKey)));
  return {
    username: rows.some((row) => row.usernameKey === usernameKey),
    email: rows.some((row) => row.emailKey === emailKey),
  };
}

/** Makes a member with an empty profile and an unconfirmed address. */
export function* insertMember(q: Queries, member: NewMember, now: Date): Work<{ id: number }> {
  const { users, userProfiles, alertAddresses } = q.tables;
  const [user] = yield* run(
    q
      .insert(users)
      .values({ ...member, createdAt: now })
      .returning({ id: users.id }),
  );
  if (!user) throw new Error('the member was not stored');
  yield* run(q.insert(userProfiles).values({ userId: user.id, createdAt: now }));
  yield* run(q.insert(alertAddresses).values({ userId: user.id, channel: 'email', address: member.email }));
  return user;
}

/** A member as they see themselves; null when there is none. */
export async function findAccount(q: Queries, userId: number) {
  const { users, alertAddresses } = q.tables;
  const [row] = await q
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      verifiedAt: alertAddresses.verifiedAt,
    })
    .from(users)
    .leftJoin(alertAddresses, and(eq(alertAddresses.userId, users.id), eq(alertAddresses.channel, 'email')))
    .where(eq(users.id, userId));
  if (!row) return null;
  const { verifiedAt, ...account } = row;
  return { ...account, emailVerified: verifiedAt !== null };
}

export function* insertToken(
  q: Queries,
  token: { tokenHash: string; userId: number; address: string; expiresAt: Date; createdAt: Date },
): Work<void> {
  yield* run(q.insert(q.tables.authTokens).values({ ...token, purpose: 'verify_email' }));
}

/** Marks a token as used; gives it back only to the one caller who found it valid. */
export function* useToken(q: Queries, tokenHash: string, now: Date): Work<{ userId: number; address: string } | null> {
  const { authTokens } = q.tables;
  const [token] = yield* run(
    q
      .update(authTokens)
      .set({ usedAt: now })
      .where(and(eq(authTokens.tokenHash, tokenHash), isNull(authTokens.usedAt), gt(authTokens.expiresAt, now)))
      .returning({ userId: authTokens.userId, address: authTokens.address }),
  );
  return token ?? null;
}

export async function deleteExpiredTokens(q: Queries, now: Date): Promise<void> {
  const { authTokens } = q.tables;
  await q.delete(authTokens).where(lte(authTokens.expiresAt, now));
}
