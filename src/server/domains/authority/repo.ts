import { eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../db/database.ts';
import type { Role } from '../../../shared/auth.ts';
import type { Credential } from '../../lib/actor.ts';

/** The current member and role of a credential, and its expiry; `expiresAt` is null when it never expires. */
interface Holder {
  userId: number;
  role: Role;
  expiresAt: Date | null;
}

/** Returns the holder of a session or an API token; null when it has ended. */
export function* readHolder(q: Queries, credential: Credential): Work<Holder | null> {
  const { users, sessions, apiTokens } = q.tables;
  const holder = { userId: users.id, role: users.role };
  const rows =
    credential.kind === 'session'
      ? yield* run(
          q
            .select({ ...holder, expiresAt: sessions.expiresAt })
            .from(sessions)
            .innerJoin(users, eq(users.id, sessions.userId))
            .where(eq(sessions.id, credential.sessionId)),
        )
      : yield* run(
          q
            .select({ ...holder, expiresAt: apiTokens.expiresAt })
            .from(apiTokens)
            .innerJoin(users, eq(users.id, apiTokens.userId))
            .where(eq(apiTokens.id, credential.tokenId)),
        );
  return rows[0] ?? null;
}
