import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';

/** A member's stored secret; `confirmed` is true once a first code has proved that the app has it. */
interface StoredSecret {
  secret: string;
  confirmed: boolean;
}

export function* readSecret(q: Queries, userId: number): Work<StoredSecret | null> {
  const { totpSecrets: t } = q.tables;
  const [row] = yield* run(
    q.select({ secret: t.secret, confirmedAt: t.confirmedAt }).from(t).where(eq(t.userId, userId)),
  );
  return row ? { secret: row.secret, confirmed: row.confirmedAt !== null } : null;
}

/** Reads the encrypted secret of each member who has one. */
export function* readAllSecrets(q: Queries): Work<{ userId: number; secret: string }[]> {
  const { totpSecrets: t } = q.tables;
  return yield* run(q.select({ userId: t.userId, secret: t.secret }).from(t));
}

/** Replaces the encrypted secret that was read with another. Returns the number of rows that still had the old one. */
export function* replaceSecret(q: Queries, userId: number, before: string, secret: string): Work<number> {
  const { totpSecrets: t } = q.tables;
  return yield* change(
    q
      .update(t)
      .set({ secret })
      .where(and(eq(t.userId, userId), eq(t.secret, before))),
  );
}

/** Returns whether a member's secret was created before an instant. */
export function* readHasSecretBefore(q: Queries, userId: number, instant: Date): Work<boolean> {
  const { totpSecrets: t } = q.tables;
  const older = q
    .select({ userId: t.userId })
    .from(t)
    .where(and(eq(t.userId, userId), lt(t.createdAt, instant)));
  return (yield* run(older)).length > 0;
}

export async function hasConfirmedSecret(q: Queries, userId: number): Promise<boolean> {
  const { totpSecrets: t } = q.tables;
  const rows = await q
    .select({ userId: t.userId })
    .from(t)
    .where(and(eq(t.userId, userId), isNotNull(t.confirmedAt)));
  return rows.length > 0;
}

/** Stores a pending secret and replaces an earlier pending one; returns false when the second step is already on. */
export function* putPendingSecret(q: Queries, userId: number, secret: string, createdAt: Date): Work<boolean> {
  const { totpSecrets: t } = q.tables;
  const stored = q
    .insert(t)
    .values({ userId, secret, createdAt })
    .onConflictDoUpdate({ target: t.userId, set: { secret, createdAt }, setWhere: isNull(t.confirmedAt) });
  return (yield* change(stored)) > 0;
}

export function* confirmSecret(q: Queries, userId: number, confirmedAt: Date): Work<void> {
  const { totpSecrets: t } = q.tables;
  yield* run(q.update(t).set({ confirmedAt }).where(eq(t.userId, userId)));
}

/**
 * Stores the time step of an accepted code; returns false when this or a later step was already used (RFC 6238 §5.2).
 */
export function* consumeStep(q: Queries, userId: number, step: number): Work<boolean> {
  const { totpSecrets: t } = q.tables;
  const unused = or(isNull(t.lastStep), lt(t.lastStep, step));
  const taken = q
    .update(t)
    .set({ lastStep: step })
    .where(and(eq(t.userId, userId), unused));
  return (yield* change(taken)) > 0;
}

export function* deleteSecret(q: Queries, userId: number): Work<void> {
  const { totpSecrets } = q.tables;
  yield* run(q.delete(totpSecrets).where(eq(totpSecrets.userId, userId)));
}

export function* insertCodes(q: Queries, userId: number, codeHashes: string[], createdAt: Date): Work<void> {
  yield* run(q.insert(q.tables.recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash, createdAt }))));
}

export function* deleteCodes(q: Queries, userId: number): Work<void> {
  const { recoveryCodes } = q.tables;
  yield* run(q.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)));
}

/** Marks a recovery code as used; returns false when the member has no such unused code. */
export function* consumeCode(q: Queries, userId: number, codeHash: string, usedAt: Date): Work<boolean> {
  const { recoveryCodes: t } = q.tables;
  const taken = q
    .update(t)
    .set({ usedAt })
    .where(and(eq(t.userId, userId), eq(t.codeHash, codeHash), isNull(t.usedAt)));
  return (yield* change(taken)) > 0;
}

export function* countUnusedCodes(q: Queries, userId: number): Work<number> {
  const { recoveryCodes: t } = q.tables;
  const [row] = yield* run(
    q
      .select({ codes: count() })
      .from(t)
      .where(and(eq(t.userId, userId), isNull(t.usedAt))),
  );
  return row?.codes ?? 0;
}
