import { and, asc, eq, ne } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { Role } from '../../../../shared/auth.ts';

/** Returns whether the site has an administrator, optionally not counting one member. */
export function* readHasAdmin(q: Queries, besides?: number): Work<boolean> {
  const { users } = q.tables;
  const others = besides === undefined ? undefined : ne(users.id, besides);
  const rows = yield* run(
    q
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), others))
      .limit(1),
  );
  return rows.length > 0;
}

/** Returns the member with a folded e-mail address; null when there is none. */
export function* readByEmailKey(q: Queries, emailKey: string) {
  const { users } = q.tables;
  const [row] = yield* run(
    q
      .select({ id: users.id, username: users.username, email: users.email, role: users.role })
      .from(users)
      .where(eq(users.emailKey, emailKey)),
  );
  return row ?? null;
}

export function* updateRole(q: Queries, userId: number, role: Role): Work<void> {
  const { users } = q.tables;
  yield* run(q.update(users).set({ role }).where(eq(users.id, userId)));
}

/** Deletes a member's API tokens that have the admin scope. */
export function* deleteAdminTokens(q: Queries, userId: number): Work<void> {
  const { apiTokens: t } = q.tables;
  const tokens = yield* run(q.select({ id: t.id, scopes: t.scopes }).from(t).where(eq(t.userId, userId)));
  const ids = tokens.filter(({ scopes }) => scopes.includes('admin')).map(({ id }) => id);
  yield* run(q.delete(t).where(q.isIn(t.id, ids)));
}

/** Returns all administrators, then all reviewers, each in the order they joined. */
export async function findEntrusted(q: Queries) {
  const { users } = q.tables;
  return q
    .select({ id: users.id, username: users.username, email: users.email, role: users.role })
    .from(users)
    .where(ne(users.role, 'member'))
    .orderBy(asc(users.role), asc(users.id));
}
