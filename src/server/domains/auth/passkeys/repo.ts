import { and, count, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { MemberId } from '../../../lib/actor.ts';

export type PasskeyRow = Queries['tables']['passkeys']['$inferSelect'];

/** Returns a member's passkeys, oldest first. */
export async function findPasskeys(q: Queries, userId: MemberId): Promise<PasskeyRow[]> {
  const { passkeys } = q.tables;
  return q.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id);
}

/** Returns the passkey with a browser's credential id, of any member; null when there is none. */
export async function findByCredential(q: Queries, credentialId: string): Promise<PasskeyRow | null> {
  const { passkeys } = q.tables;
  const [row] = await q.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

export function* countPasskeys(q: Queries, userId: MemberId): Work<number> {
  const { passkeys } = q.tables;
  const [row] = yield* run(q.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.userId, userId)));
  return row?.passkeys ?? 0;
}

export function* insertPasskey(q: Queries, passkey: Omit<PasskeyRow, 'id' | 'lastUsedAt'>): Work<PasskeyRow> {
  const [row] = yield* run(q.insert(q.tables.passkeys).values(passkey).returning());
  if (!row) throw new Error('the passkey was not stored');
  return row;
}

/**
 * Stores the use of a passkey; returns false when its counter did not rise, which indicates a copy. Synced passkeys do
 * not count: their counter stays at 0 (WebAuthn §6.1.1).
 */
export function* updateLastUsed(
  q: Queries,
  id: number,
  use: { counter: number; backedUp: boolean; lastUsedAt: Date },
): Work<boolean> {
  const { passkeys: t } = q.tables;
  const goesOn = use.counter === 0 ? eq(t.counter, 0) : lt(t.counter, use.counter);
  return (
    (yield* change(
      q
        .update(t)
        .set(use)
        .where(and(eq(t.id, id), goesOn)),
    )) > 0
  );
}

/** Deletes a member's passkey; returns false when they have none with that id. */
export function* deletePasskey(q: Queries, userId: MemberId, id: number): Work<boolean> {
  const { passkeys } = q.tables;
  return (yield* change(q.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId))))) > 0;
}

/** Stores a challenge and deletes expired ones. */
export function* insertChallenge(
  q: Queries,
  challenge: { challengeHash: string; userId: number | null; expiresAt: Date; createdAt: Date },
): Work<void> {
  const { passkeyChallenges } = q.tables;
  yield* run(q.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, challenge.createdAt)));
  yield* run(q.insert(passkeyChallenges).values(challenge));
}

/** Deletes a challenge; returns true only when it was made for this caller and has not expired. */
export function* consumeChallenge(q: Queries, challengeHash: string, userId: number | null, now: Date): Work<boolean> {
  const { passkeyChallenges: t } = q.tables;
  const madeFor = userId === null ? isNull(t.userId) : eq(t.userId, userId);
  const open = and(eq(t.challengeHash, challengeHash), madeFor, gt(t.expiresAt, now));
  return (yield* change(q.delete(t).where(open))) > 0;
}

export async function deleteExpiredChallenges(q: Queries, now: Date): Promise<void> {
  const { passkeyChallenges } = q.tables;
  await q.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}

/** Returns whether a member still has a passkey. */
export function* readHasPasskey(q: Queries, userId: number, id: number): Work<boolean> {
  const { passkeys: t } = q.tables;
  const found = q
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.id, id), eq(t.userId, userId)));
  return (yield* run(found)).length > 0;
}
