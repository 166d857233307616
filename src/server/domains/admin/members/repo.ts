import { and, count, desc, eq, gte, lt, max, or, sql } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { Role } from '../../../../shared/auth.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';

// Of more members than this a search for somebody's rows says too little to be worth its time.
const MOST_FOUND = 200;
// After every text that begins with another one comes that one followed by the last character there is.
const LAST = '\u{10FFFF}';

/** A member by number, or by how their folded name or e-mail address begins. */
export type MemberSearch = { id: number } | { beginnings: string[] };

/** The numbers of the members a search finds. */
export async function findMemberIds(q: Queries, search: MemberSearch): Promise<number[]> {
  const { users: t } = q.tables;
  const rows = await q.select({ id: t.id }).from(t).where(matches(q, search)).limit(MOST_FOUND);
  return rows.map(({ id }) => id);
}

/** One page of the members, those who joined last first, and one more to tell whether there is a next. */
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

/** A member's account; null when there is no such member. */
export async function findMember(q: Queries, userId: number) {
  const { users: t } = q.tables;
  const [row] = await q.select(account(q)).from(t).where(eq(t.id, userId));
  return row ?? null;
}

/** What some members are called. */
export async function findNames(q: Queries, userIds: number[]): Promise<{ id: number; username: string }[]> {
  const { users: t } = q.tables;
  return q.select({ id: t.id, username: t.username }).from(t).where(q.isIn(t.id, userIds));
}

/** How far these members have come: the wizard, the zone they live in, and whether their e-mail address is confirmed. */
export function* readStandings(q: Queries, userIds: number[]) {
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

/** How many browsers each of these members is signed in with, and when one was last used. */
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

function matches({ tables: { users: t } }: Queries, search: MemberSearch) {
  if ('id' in search) return eq(t.id, search.id);
  const begins = (column: typeof t.usernameKey | typeof t.emailKey) =>
    search.beginnings.map((beginning) => and(gte(column, beginning), lt(column, `${beginning}${LAST}`)));
  return or(...begins(t.usernameKey), ...begins(t.emailKey));
}
