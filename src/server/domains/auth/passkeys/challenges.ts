import type { Queries, Work } from '../../../../../db/database.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hashToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import * as repo from './repo.ts';
import { loadWebauthnHelpers } from './webauthn.ts';

/** The longest that a browser may take to answer, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = RETENTION_MS.passkeyChallenges;

/**
 * Stores the hash of a passkey challenge. `actor` is the member who adds a passkey, null at sign-in.
 * @param require checks a condition in the same transaction; when it throws, nothing is stored.
 */
export async function storeChallenge(
  site: Site,
  challenge: string,
  actor: MemberActor | null,
  require?: (q: Queries) => Work<void>,
): Promise<void> {
  const now = site.clock.now();
  const row = {
    challengeHash: hashToken(challenge),
    userId: actor?.userId ?? null,
    expiresAt: new Date(now + CHALLENGE_LIFETIME_MS),
    createdAt: new Date(now),
  };
  await atomicAs(site, actor ?? { kind: 'system' }, function* (q) {
    if (require) yield* require(q);
    yield* repo.insertChallenge(q, row);
  });
}

/**
 * Uses up the challenge that a browser's answer names, and returns it; null when it is not an open challenge of this
 * actor (null at sign-in).
 * @throws {AppError} unauthorized when the actor's session has ended.
 */
export async function consumeChallenge(
  site: Site,
  clientDataJSON: string,
  actor: MemberActor | null,
): Promise<string | null> {
  const challenge = await challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const now = new Date(site.clock.now());
  const taken = await atomicAs(site, actor ?? { kind: 'system' }, (q) =>
    repo.consumeChallenge(q, hashToken(challenge), actor?.userId ?? null, now),
  );
  return taken ? challenge : null;
}

/** Deletes expired challenges. */
export async function deleteOldChallenges(site: Site): Promise<void> {
  await repo.deleteExpiredChallenges(site.db, new Date(site.clock.now()));
}

async function challengeIn(clientDataJSON: string): Promise<string | null> {
  const { decodeClientDataJSON } = await loadWebauthnHelpers();
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
