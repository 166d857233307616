import { eq } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../db/database.ts';
import type { Role } from '../../../shared/auth.ts';
import type { Credential } from '../../lib/actor.ts';

/** The current member and role of a credential, and its expiry; `expiresAt` is null when it never expires. */
export interface Holder {
  userId: number;
  role: Role;
  expiresAt: Date | null;
}

/** Returns the holder of a session or an API token; null when it has ended. */
export function* readHolder(q: Queries, credential: Credential): Work<Holder | null> {
  const [holder] = yield* run(
    credential.kind === 'session'
      ? holderOfSession(q, { sessionId: credential.sessionId })
      : holderOfToken(q, { tokenId: credential.tokenId }),
  );
  return holder ?? null;
}

const holderOfSession = defineStatement((q, given: Given<{ sessionId: string }>) => {
  const { users, sessions: t } = q.tables;
  return q
    .select({ userId: users.id, role: users.role, expiresAt: t.expiresAt })
    .from(t)
    .innerJoin(users, eq(users.id, t.userId))
    .where(eq(t.id, given.sessionId));
});

const holderOfToken = defineStatement((q, given: Given<{ tokenId: number }>) => {
  const { users, apiTokens: t } = q.tables;
  return q
    .select({ userId: users.id, role: users.role, expiresAt: t.expiresAt })
    .from(t)
    .innerJoin(users, eq(users.id, t.userId))
    .where(eq(t.id, given.tokenId));
});
