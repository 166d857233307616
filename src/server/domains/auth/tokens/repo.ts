import { and, count, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { MemberId } from '../../../lib/actor.ts';

export type TokenRow = Queries['tables']['apiTokens']['$inferSelect'];

/** Returns the token with a hash, and its owner's role; null when there is none. */
export async function findByHash(q: Queries, tokenHash: string) {
  const { apiTokens, users } = q.tables;
  const [row] = await q
    .select({ token: apiTokens, role: users.role })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.tokenHash, tokenHash));
  return row ?? null;
}

export async function setLastUsed(q: Queries, id: number, lastUsedAt: Date): Promise<void> {
  const { apiTokens } = q.tables;
  await q.update(apiTokens).set({ lastUsedAt }).where(eq(apiTokens.id, id));
}

/** Returns a member's tokens, newest first, without their hashes. */
export async function findTokens(q: Queries, userId: MemberId) {
  const { apiTokens } = q.tables;
  return q.select(shown(q)).from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(desc(apiTokens.id));
}

/** Counts a member's tokens that have not expired. */
export function* countTokens(q: Queries, userId: MemberId, now: Date): Work<number> {
  const { apiTokens: t } = q.tables;
  const isValid = or(isNull(t.expiresAt), gt(t.expiresAt, now));
  const [row] = yield* run(
    q
      .select({ tokens: count() })
      .from(t)
      .where(and(eq(t.userId, userId), isValid)),
  );
  return row?.tokens ?? 0;
}

export function* insertToken(q: Queries, token: Omit<TokenRow, 'id' | 'lastUsedAt'>) {
  const [row] = yield* run(q.insert(q.tables.apiTokens).values(token).returning(shown(q)));
  if (!row) throw new Error('the token was not stored');
  return row;
}

/** Deletes a member's token; returns false when they have none with that id. */
export function* deleteToken(q: Queries, userId: MemberId, id: number): Work<boolean> {
  const { apiTokens } = q.tables;
  return (yield* change(q.delete(apiTokens).where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId))))) > 0;
}

/** Deletes every member's tokens that expired before an instant. */
export async function deleteExpiredTokens(q: Queries, before: Date): Promise<void> {
  const { apiTokens } = q.tables;
  await q.delete(apiTokens).where(lte(apiTokens.expiresAt, before));
}

function shown(q: Queries) {
  const { id, name, start, scopes, expiresAt, lastUsedAt, createdAt } = q.tables.apiTokens;
  return { id, name, start, scopes, expiresAt, lastUsedAt, createdAt };
}
