import { and, count, desc, eq, max, or, sql } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { Role } from '../../../../shared/auth.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';

/** A member by id, or by a prefix of their folded name or e-mail address. */
export type MemberSearch = { id: number } | { beginnings: string[] };

/** Returns the ids of all members that a search finds, because a list of their rows must be complete. */
export async function findMemberIds(q: Queries, search: MemberSearch): Promise<number[]> {
  const { users: t } = q.tables;
  const rows = await q.select({ id: t.id }).from(t).where(matches(q, search));
  return rows.map(({ id }) => id);
}

/** Returns one page of the members, newest first, plus one row that shows whether there is a next page. */
export async function findMembers(
  q: Queries,
  page: { search: MemberSearch | null; role: Role | undefined; limit: number; offset: number },
) {
  const { users: t } = q.tables;
  return q
    .select(account(q))
    .from(t)
    .where(and(page.search ? matches(q, page.search) : undefined, page.role && eq(t.role, page.role)))
    .orderBy(desc(t.id))
    .limit(page.limit + 1)
    .offset(page.offset);
}

/** Returns a member's account; null when there is no such member. */
export async function findMember(q: Queries, userId: number) {
  const { users: t } = q.tables;
  const [row] = await q.select(account(q)).from(t).where(eq(t.id, userId));
  return row ?? null;
}

/** Returns the usernames of some members. */
export async function findNames(q: Queries, userIds: number[]): Promise<{ id: number; username: string }[]> {
  const { users: t } = q.tables;
  return q.select({ id: t.id, username: t.username }).from(t).where(q.isIn(t.id, userIds));
}

/** Returns for each member whether onboarding is complete, their time zone, and whether their address is confirmed. */
export function* readOnboardingStates(q: Queries, userIds: number[]) {
  const { userProfiles: t, alertAddresses } = q.tables;
  return yield* run(
    q
      .select({
        userId: t.userId,
        onboarded: t.completedOnboarding,
        timezone: t.timezone,
        verifiedAt: alertAddresses.verifiedAt,
      })
      .from(t)
      .leftJoin(alertAddresses, and(eq(alertAddresses.userId, t.userId), eq(alertAddresses.channel, ACCOUNT_METHOD)))
      .where(q.isIn(t.userId, userIds)),
  );
}

/** Returns for each member the number of signed-in browsers and the last use of one. */
export function* readVisits(q: Queries, userIds: number[]): Work<{ userId: number; sessions: number; seen: Date }[]> {
  const { sessions: t } = q.tables;
  const seen = max(sql`coalesce(${t.seenAt}, ${t.createdAt})`).mapWith(t.createdAt);
  return (yield* run(
    q.select({ userId: t.userId, sessions: count(), seen }).from(t).where(q.isIn(t.userId, userIds)).groupBy(t.userId),
  )) as { userId: number; sessions: number; seen: Date }[];
}

function account({ tables: { users: t } }: Queries) {
  return { id: t.id, username: t.username, email: t.email, role: t.role, createdAt: t.createdAt };
}

function matches(q: Queries, search: MemberSearch) {
  const { users: t } = q.tables;
  if ('id' in search) return eq(t.id, search.id);
  const begins = (column: typeof t.usernameKey | typeof t.emailKey) =>
    search.beginnings.map((beginning) => q.startsWith(column, beginning));
  return or(...begins(t.usernameKey), ...begins(t.emailKey));
}
