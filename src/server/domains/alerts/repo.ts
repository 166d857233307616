import { eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../db/engine/sqlite.ts';

type ProfileRow = Queries['tables']['userProfiles']['$inferSelect'];
export type Preferences = Pick<
  ProfileRow,
  'alertMethods' | 'phoneNumber' | 'smsConsent' | 'whatsappNumber' | 'mutedMailCategories'
>;

/** What a member chose about being reached; null when there is no such member. */
export function* readPreferences(q: Queries, userId: number): Work<Preferences | null> {
  const { userProfiles: t } = q.tables;
  const [row] = yield* run(
    q
      .select({
        alertMethods: t.alertMethods,
        phoneNumber: t.phoneNumber,
        smsConsent: t.smsConsent,
        whatsappNumber: t.whatsappNumber,
        mutedMailCategories: t.mutedMailCategories,
      })
      .from(t)
      .where(eq(t.userId, userId)),
  );
  return row ?? null;
}

export function* updatePreferences(q: Queries, userId: number, change: Partial<Preferences>): Work<void> {
  const { userProfiles } = q.tables;
  yield* run(q.update(userProfiles).set(change).where(eq(userProfiles.userId, userId)));
}
