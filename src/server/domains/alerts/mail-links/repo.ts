import { and, count, desc, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';

type TokenRow = Queries['tables']['authTokens']['$inferSelect'];
export type UsedToken = Pick<TokenRow, 'userId' | 'purpose' | 'address'>;

export function* insertToken(q: Queries, token: Omit<TokenRow, 'usedAt'>): Work<void> {
  yield* run(q.insert(q.tables.authTokens).values(token));
}

/** Returns the names of a valid token's member; null when there is no valid token. */
export async function findTokenOwner(q: Queries, tokenHash: string, purpose: TokenRow['purpose'], now: Date) {
  const { authTokens, users } = q.tables;
  const [owner] = await q
    .select({ id: users.id, username: users.username, email: users.email })
    .from(authTokens)
    .innerJoin(users, eq(users.id, authTokens.userId))
    .where(usableToken(q, tokenHash, [purpose], now));
  return owner ?? null;
}

/** Counts a member's valid mailed tokens for a purpose. */
export function* countMailedTokens(q: Queries, userId: number, purpose: TokenRow['purpose'], now: Date): Work<number> {
  const { authTokens: t } = q.tables;
  const alive = and(isNull(t.usedAt), gt(t.expiresAt, now), ne(t.address, ''));
  const [row] = yield* run(
    q
      .select({ tokens: count() })
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.purpose, purpose), alive)),
  );
  return row?.tokens ?? 0;
}

/** Counts a member's mails of one kind since an instant that arrived or may still arrive. */
export function* countMailsOnTheirWay(
  q: Queries,
  userId: number,
  kind: TokenRow['purpose'],
  since: Date,
): Work<number> {
  const { deliveries: t } = q.tables;
  const onTheirWay = inArray(t.status, ['pending', 'sending', 'sent', 'captured', 'unknown']);
  const [row] = yield* run(
    q
      .select({ mails: count() })
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.kind, kind), gt(t.createdAt, since), onTheirWay)),
  );
  return row?.mails ?? 0;
}

/** Returns the tokens that a mail to its member may contain: the member's valid ones for its purpose. */
export async function findTokensOfMail(q: Queries, deliveryId: number, purpose: TokenRow['purpose'], now: Date) {
  const { authTokens: t, deliveries } = q.tables;
  return q
    .select({
      tokenHash: t.tokenHash,
      purpose: t.purpose,
      userId: t.userId,
      address: t.address,
      createdAt: t.createdAt,
    })
    .from(deliveries)
    .innerJoin(t, eq(t.userId, deliveries.userId))
    .where(and(eq(deliveries.id, deliveryId), eq(t.purpose, purpose), isNull(t.usedAt), gt(t.expiresAt, now)));
}

/** Marks a token as used; returns it only to the one caller who found it valid. */
export function* useToken(
  q: Queries,
  tokenHash: string,
  purposes: TokenRow['purpose'][],
  now: Date,
): Work<UsedToken | null> {
  const { authTokens } = q.tables;
  const [token] = yield* run(
    q
      .update(authTokens)
      .set({ usedAt: now })
      .where(usableToken(q, tokenHash, purposes, now))
      .returning({ userId: authTokens.userId, purpose: authTokens.purpose, address: authTokens.address }),
  );
  return token ?? null;
}

function usableToken(q: Queries, tokenHash: string, purposes: TokenRow['purpose'][], now: Date) {
  const { authTokens: t } = q.tables;
  return and(eq(t.tokenHash, tokenHash), inArray(t.purpose, purposes), isNull(t.usedAt), gt(t.expiresAt, now));
}

export function* deleteTokens(q: Queries, userId: number, purposes: TokenRow['purpose'][]): Work<void> {
  const { authTokens } = q.tables;
  yield* run(q.delete(authTokens).where(and(eq(authTokens.userId, userId), inArray(authTokens.purpose, purposes))));
}

export async function deleteExpiredTokens(q: Queries, now: Date): Promise<void> {
  const { authTokens } = q.tables;
  await q.delete(authTokens).where(lte(authTokens.expiresAt, now));
}

/** Returns the unconfirmed address that a member is changing to; null when there is none. */
export function* readPendingEmail(q: Queries, userId: number, now: Date): Work<string | null> {
  const [row] = yield* run(pendingOf(q, { userId, now }));
  return row?.address ?? null;
}

const pendingOf = defineStatement((q, given: Given<{ userId: number; now: Date }>) => {
  const { authTokens: t } = q.tables;
  const open = and(
    eq(t.userId, given.userId),
    eq(t.purpose, 'change_email'),
    isNull(t.usedAt),
    gt(t.expiresAt, given.now),
  );
  return q.select({ address: t.address }).from(t).where(open).orderBy(desc(t.createdAt)).limit(1);
});

/** Deletes a member's tokens for changing to any other address than the given one. */
export function* deleteOtherChanges(q: Queries, userId: number, address: string): Work<void> {
  const { authTokens: t } = q.tables;
  const others = and(eq(t.userId, userId), eq(t.purpose, 'change_email'), ne(t.address, address));
  yield* run(q.delete(t).where(others));
}
