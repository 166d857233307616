import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { hashToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../lib/site.ts';
import * as repo from './repo.ts';

/** How long a browser has to answer, in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Keeps the hash of what a browser was asked to sign; `userId` is who adds a passkey, null at sign-in. */
export async function keepChallenge(site: Site, challenge: string, userId: number | null): Promise<void> {
  const now = site.clock.now();
  const expiresAt = new Date(now + CHALLENGE_LIFETIME_MS);
  await site.db.atomic((q) =>
    repo.insertChallenge(q, { challengeHash: hashToken(challenge), userId, expiresAt, createdAt: new Date(now) }),
  );
}

/**
 * The challenge a browser says it answers, used up by this; null when it is not one that was made for this member and
 * is still open.
 */
export async function takeChallenge(site: Site, clientDataJSON: string, userId: number | null): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const taken = await repo.takeChallenge(site.db, hashToken(challenge), userId, new Date(site.clock.now()));
  return taken ? challenge : null;
}

/** Deletes challenges that nobody answered in time. */
export async function deleteOldChallenges(site: Site): Promise<void> {
  await repo.deleteExpiredChallenges(site.db, new Date(site.clock.now()));
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
