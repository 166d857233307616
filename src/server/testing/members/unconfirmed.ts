import { and, eq } from 'drizzle-orm';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import type { Site } from '../../site/site.ts';

/** Makes a member's address unconfirmed. */
export async function unconfirmAddress({ db }: Site, userId: number): Promise<void> {
  const { alertAddresses: t } = db.tables;
  await db
    .update(t)
    .set({ verifiedAt: null, ownSince: null })
    .where(and(eq(t.userId, userId), eq(t.channel, 'email')));
}

/** Stores a token that confirms a member's address within the minute, as in a mail, and returns its text. */
export async function createVerifyToken(site: Site, { id, email }: { id: number; email: string }): Promise<string> {
  const token = randomToken();
  const now = site.clock.now();
  await site.db.insert(site.db.tables.authTokens).values({
    tokenHash: hashToken(token),
    userId: id,
    purpose: 'verify_email',
    address: email,
    expiresAt: new Date(now + MINUTE_MS),
    createdAt: new Date(now),
  });
  return token;
}
