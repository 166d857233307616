import type { TokenScope } from '../../../shared/auth.ts';
import { TOKEN_START } from '../../domains/auth/tokens/service.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import type { Site } from '../../site/site.ts';

/** Inserts a member's API token directly into the table, without expiry by default; returns the token's text. */
export async function createApiToken(
  site: Site,
  userId: number,
  { scopes, expiresAt = null }: { scopes: TokenScope[]; expiresAt?: Date | null },
): Promise<string> {
  const token = TOKEN_START + randomToken();
  await site.db.insert(site.db.tables.apiTokens).values({
    userId,
    name: 'A program of ours',
    tokenHash: hashToken(token),
    start: token.slice(0, 12),
    scopes,
    expiresAt,
    createdAt: new Date(site.clock.now()),
  });
  return token;
}
