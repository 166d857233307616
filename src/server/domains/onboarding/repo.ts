import { eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../db/database.ts';
import type { MemberId } from '../../lib/actor.ts';

export type ProfileRow = Queries['tables']['userProfiles']['$inferSelect'];

/** Returns whether a member has completed onboarding; null when there is no such member. */
export async function findCompleted(q: Queries, userId: MemberId): Promise<boolean | null> {
  const { userProfiles } = q.tables;
  const [row] = await q
    .select({ completed: userProfiles.completedOnboarding })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId));
  return row?.completed ?? null;
}

export function* readProfile(q: Queries, userId: MemberId): Work<ProfileRow | null> {
  const { userProfiles } = q.tables;
  const [row] = yield* run(q.select().from(userProfiles).where(eq(userProfiles.userId, userId)));
  return row ?? null;
}

export function* updateProfile(q: Queries, userId: MemberId, change: Partial<ProfileRow>): Work<void> {
  const { userProfiles } = q.tables;
  yield* run(q.update(userProfiles).set(change).where(eq(userProfiles.userId, userId)));
}
