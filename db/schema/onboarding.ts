import type { AlertMethod } from '../../src/shared/channels/channels.ts';
import type { SchemaKit } from '../columns.ts';
import type { AuthTables } from './auth.ts';
import { ownerColumn } from './users.ts';

/** What members told about themselves and chose. */
export function onboardingTables(kit: SchemaKit, { users }: AuthTables) {
  const userProfiles = kit.table(
    'user_profiles',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users).unique(),
      friendshipPhilosophy: kit.text(),
      challenges: kit.textList(),
      satisfactionRating: kit.int(),
      notificationPreferences: kit.json<Record<string, unknown>>(),
      smsConsent: kit.flag().notNull().default(false),
      alertMethods: kit.textList<AlertMethod>(),
      completedOnboarding: kit.flag().notNull().default(false),
      lastResponseId: kit.text(),
      createdAt: kit.createdAt(),
      // Additions of decisions.md D9, D10 and D34.
      timezone: kit.text().notNull().default('UTC'),
      reminderTime: kit.text().notNull().default('9:00 AM'),
      frequency: kit.choice(['daily', 'weekly', 'biweekly']).notNull().default('daily'),
      frequencyAnchor: kit.localDate(),
      mutedMailCategories: kit.textList(),
      // When the member last looked into the inbox; what came later counts as unread (decisions.md D16).
      inboxSeenAt: kit.instant(),
      // Every slot before this instant has its row; null where nothing is to be planned.
      plannedUntil: kit.instant(),
    },
    (t) => [kit.index('user_profiles_planned').on(t.plannedUntil)],
  );

  return { userProfiles };
}
