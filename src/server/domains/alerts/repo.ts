import { eq } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../db/database.ts';
import { forEachBox } from '../../../shared/channels/channels.ts';
import type { ConsentBox } from '../../../shared/channels/facts.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts';

type ProfileRow = Queries['tables']['userProfiles']['$inferSelect'];
export type Choices = Pick<
  ProfileRow,
  'alertMethods' | 'alertPauses' | ConsentBox | 'mutedMailCategories' | 'chosenMailCategories' | 'completedOnboarding'
>;

/** Reads a member's choices about alerts, or returns null for an unknown member. */
export function* readChoices(q: Queries, userId: number): Work<Choices | null> {
  const [row] = yield* run(choicesOf(q, { userId }));
  return row ?? null;
}

const choicesOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { userProfiles: t } = q.tables;
  return q
    .select({ ...channelChoices(t), completedOnboarding: t.completedOnboarding })
    .from(t)
    .where(eq(t.userId, given.userId));
});

/** Returns the language in which a member reads. */
export function* readLanguage(q: Queries, userId: number): Work<string> {
  const { users: t } = q.tables;
  const [row] = yield* run(q.select({ language: t.language }).from(t).where(eq(t.id, userId)));
  return row?.language ?? DEFAULT_LANGUAGE;
}

/** Reads the kinds of messages that these members chose. */
export function* readChoicesOf(
  q: Queries,
  userIds: number[],
): Work<({ userId: number } & Omit<Choices, 'completedOnboarding'>)[]> {
  const { userProfiles: t } = q.tables;
  return yield* run(
    q
      .select({ userId: t.userId, ...channelChoices(t) })
      .from(t)
      .where(q.isIn(t.userId, userIds)),
  );
}

/** The columns with what a member chose about the channels. */
function channelChoices(t: Queries['tables']['userProfiles']) {
  const { alertMethods, alertPauses, mutedMailCategories, chosenMailCategories } = t;
  return { alertMethods, alertPauses, mutedMailCategories, chosenMailCategories, ...forEachBox((box) => t[box]) };
}

export function* updateChoices(q: Queries, userId: number, change: Partial<Choices>): Work<void> {
  const { userProfiles } = q.tables;
  yield* run(q.update(userProfiles).set(change).where(eq(userProfiles.userId, userId)));
}
