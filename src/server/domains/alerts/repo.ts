import { eq } from 'drizzle-orm';
import { defineRead, type Given, type Queries, run, type Work } from '../../../../db/database.ts';

type ProfileRow = Queries['tables']['userProfiles']['$inferSelect'];
export type Preferences = Pick<
  ProfileRow,
  'alertMethods' | 'phoneNumber' | 'smsConsent' | 'whatsappNumber' | 'mutedMailCategories' | 'completedOnboarding'
>;

/** What a member chose about being reached; null when there is no such member. */
export function* readPreferences(q: Queries, userId: number): Work<Preferences | null> {
  const [row] = yield* run(preferencesOf(q, { userId }));
  return row ?? null;
}

const preferencesOf = defineRead((q, given: Given<{ userId: number }>) => {
  const { userProfiles: t } = q.tables;
  const { alertMethods, phoneNumber, smsConsent, whatsappNumber, mutedMailCategories, completedOnboarding } = t;
  return q
    .select({ alertMethods, phoneNumber, smsConsent, whatsappNumber, mutedMailCategories, completedOnboarding })
    .from(t)
    .where(eq(t.userId, given.userId));
});

/** What these members chose about which messages reach them. */
export function* readPreferencesOf(
  q: Queries,
  userIds: number[],
): Work<({ userId: number } & Pick<Preferences, 'alertMethods' | 'mutedMailCategories' | 'smsConsent'>)[]> {
  const { userProfiles: t } = q.tables;
  return yield* run(
    q
      .select({
        userId: t.userId,
        alertMethods: t.alertMethods,
        mutedMailCategories: t.mutedMailCategories,
        smsConsent: t.smsConsent,
      })
      .from(t)
      .where(q.isIn(t.userId, userIds)),
  );
}

export function* updatePreferences(q: Queries, userId: number, change: Partial<Preferences>): Work<void> {
  const { userProfiles } = q.tables;
  yield* run(q.update(userProfiles).set(change).where(eq(userProfiles.userId, userId)));
}
