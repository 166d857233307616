import type { MemberActor } from '../../../lib/actor.ts';
import { hashToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../lib/site.ts';
import * as repo from './repo.ts';

/** How every token begins, so that one that got loose is recognised for what it is. */
export const TOKEN_START = 'hesed_';
// "Last used" is true to the minute: a write with every request would cost more than it tells.
const LAST_USED_STEP_MS = 60_000;

/** Who a token belongs to; null for one that is unknown, revoked or expired (decisions.md D8). */
export async function readToken(site: Site, token: string, address: string): Promise<MemberActor | null> {
  if (!token.startsWith(TOKEN_START)) return null;
  const found = await repo.findByHash(site.db, hashToken(token));
  const now = site.clock.now();
  if (!found || (found.token.expiresAt && found.token.expiresAt.getTime() <= now)) return null;
  const { id, userId, scopes, lastUsedAt } = found.token;
  if (!lastUsedAt || now - lastUsedAt.getTime() >= LAST_USED_STEP_MS)
    await repo.setLastUsed(site.db, id, new Date(now));
  return {
    kind: 'member',
    userId,
    role: scopes.includes('admin') ? found.role : 'member',
    address,
    credential: { kind: 'token', tokenId: id, scopes },
  };
}
