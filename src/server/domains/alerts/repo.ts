import { eq } from 'drizzle-orm';
import { defineRead, type Given, type Queries, run, type Work } from '../../../../db/database.ts';

type ProfileRow = Queries['tables']['userProfiles']['$inferSelect'];
export type Choices = Pick<
  ProfileRow,
  'alertMethods' | 'alertPauses' | 'smsConsent' | 'mutedMailCategories' | 'chosenMailCategories' | 'completedOnboarding'
>;

/** Reads a member's choices about alerts, or returns null for an unknown member. */
export function* readChoices(q: Queries, userId: number): Work<Choices | null> {
  const [row] = yield* run(choicesOf(q, { userId }));
  return row ?? null;
}

const choicesOf = defineRead((q, given: Given<{ userId: number }>) => {
  const { userProfiles: t } = q.tables;
  const { alertMethods, alertPauses, smsConsent, mutedMailCategories, chosenMailCategories, completedOnboarding } = t;
  return q
    .select({ alertMethods, alertPauses, smsConsent, mutedMailCategories, chosenMailCategories, completedOnboarding })
    .from(t)
    .where(eq(t.userId, given.userId));
});

/** Reads the kinds of messages that these members chose. */
export function* readChoicesOf(
  q: Queries,
  userIds: number[],
): Work<({ userId: number } & Omit<Choices, 'completedOnboarding'>)[]> {
  const { userProfiles: t } = q.tables;
  const { userId, alertMethods, alertPauses, mutedMailCategories, chosenMailCategories, smsConsent } = t;
  return yield* run(
    q
      .select({ userId, alertMethods, alertPauses, mutedMailCategories, chosenMailCategories, smsConsent })
      .from(t)
      .where(q.isIn(t.userId, userIds)),
  );
}

export function* updateChoices(q: Queries, userId: number, change: Partial<Choices>): Work<void> {
  const { userProfiles } = q.tables;
  yield* run(q.update(userProfiles).set(change).where(eq(userProfiles.userId, userId)));
}
