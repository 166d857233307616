import { eq } from 'drizzle-orm';
import type { Queries } from '../../../../../db/engine/sqlite.ts';

export type TokenRow = Queries['tables']['apiTokens']['$inferSelect'];

/** The token with a hash and its owner's role; null when there is none. */
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
