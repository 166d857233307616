import { and, desc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';

type ProofRow = Queries['tables']['addressProofs']['$inferSelect'];
export type ChatTokenRow = Queries['tables']['chatTokens']['$inferSelect'];

/** Stores a code or a secret that will prove an address. */
export function* insertProof(q: Queries, proof: Omit<ProofRow, 'id'>): Work<void> {
  yield* run(q.insert(q.tables.addressProofs).values(proof));
}

/** The latest code for a member's address on a channel that can still be used; null where there is none. */
export function* readCode(
  q: Queries,
  userId: number,
  channel: AlertMethod,
  address: string,
  now: Date,
): Work<ProofRow | null> {
  const { addressProofs: t } = q.tables;
  const theirs = and(eq(t.userId, userId), eq(t.channel, channel), eq(t.address, address), ne(t.address, ''));
  const [row] = yield* run(
    q
      .select()
      .from(t)
      .where(and(theirs, gt(t.expiresAt, now), gt(t.triesLeft, 0)))
      .orderBy(desc(t.id))
      .limit(1),
  );
  return row ?? null;
}

/** Takes one try from a code. */
export function* countTry(q: Queries, { id, triesLeft }: ProofRow): Work<void> {
  const { addressProofs: t } = q.tables;
  yield* run(
    q
      .update(t)
      .set({ triesLeft: triesLeft - 1 })
      .where(eq(t.id, id)),
  );
}

/** Gives a code one try back. */
export function* refundTry(q: Queries, id: number): Work<void> {
  const { addressProofs: t } = q.tables;
  yield* run(
    q
      .update(t)
      .set({ triesLeft: sql`${t.triesLeft} + 1` })
      .where(eq(t.id, id)),
  );
}

/** Uses up the link of a channel with this hash; null where it is unknown, used or too old. */
export function* consumeLinkProof(
  q: Queries,
  channel: AlertMethod,
  secretHash: string,
  now: Date,
): Work<ProofRow | null> {
  const { addressProofs: t } = q.tables;
  const one = and(eq(t.secretHash, secretHash), eq(t.channel, channel), eq(t.address, ''), gte(t.expiresAt, now));
  const [row] = yield* run(q.delete(t).where(one).returning());
  return row ?? null;
}

/** Returns whether a member has an unused code or secret from before an instant; it may have expired. */
export function* readHasProofBefore(q: Queries, userId: number, instant: Date): Work<boolean> {
  const { addressProofs: t } = q.tables;
  const older = and(eq(t.userId, userId), lt(t.createdAt, instant));
  const rows = yield* run(q.select({ id: t.id }).from(t).where(older).limit(1));
  return rows.length > 0;
}

/** Deletes a member's codes and secrets, on one channel or on all. */
export function* deleteProofs(q: Queries, userId: number, channel?: AlertMethod): Work<void> {
  const { addressProofs: t } = q.tables;
  yield* run(q.delete(t).where(and(eq(t.userId, userId), channel && eq(t.channel, channel))));
}

/** Stores the token of a chat in the place of the one before it. */
export function* upsertChatToken(q: Queries, token: Omit<ChatTokenRow, 'id'>): Work<void> {
  const { chatTokens: t } = q.tables;
  const { channel, address, ...set } = token;
  yield* run(
    q
      .insert(t)
      .values(token)
      .onConflictDoUpdate({ target: [t.channel, t.address], set }),
  );
}

/** Uses up the token of a channel with this hash; null where it is unknown, used or too old. */
export function* consumeChatToken(
  q: Queries,
  channel: AlertMethod,
  tokenHash: string,
  now: Date,
): Work<ChatTokenRow | null> {
  const { chatTokens: t } = q.tables;
  const one = and(eq(t.tokenHash, tokenHash), eq(t.channel, channel), gte(t.expiresAt, now));
  const [row] = yield* run(q.delete(t).where(one).returning());
  return row ?? null;
}

/** Deletes the token of a chat. */
export function* deleteChatToken(q: Queries, channel: AlertMethod, address: string): Work<void> {
  const { chatTokens: t } = q.tables;
  yield* run(q.delete(t).where(and(eq(t.channel, channel), eq(t.address, address))));
}

/** Deletes the tokens of the chats that a member has as addresses. */
export function* deleteChatTokensOf(q: Queries, userId: number): Work<void> {
  const { chatTokens: t, alertAddresses: addresses } = q.tables;
  const sameChat = and(eq(t.channel, addresses.channel), eq(t.address, addresses.address));
  const ofMember = q.select({ id: t.id }).from(addresses).innerJoin(t, sameChat).where(eq(addresses.userId, userId));
  yield* run(q.delete(t).where(inArray(t.id, ofMember)));
}

/** Deletes the proofs and tokens that are too old to be used. */
export function* deleteExpired(q: Queries, now: Date): Work<void> {
  const { addressProofs: proofs, chatTokens: tokens } = q.tables;
  yield* run(q.delete(proofs).where(lt(proofs.expiresAt, now)));
  yield* run(q.delete(tokens).where(lt(tokens.expiresAt, now)));
}
