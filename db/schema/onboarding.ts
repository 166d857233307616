import type { AlertPauses } from '../../src/shared/alerts/pauses.ts';
import { type AlertMethod, forEachBox } from '../../src/shared/channels/channels.ts';
import { FREQUENCIES } from '../../src/shared/onboarding/onboarding-choices.ts';
import type { SchemaKit } from '../columns.ts';
import type { AuthTables } from './auth.ts';
import { ownerColumn } from './users.ts';

/** The tables of members' onboarding answers and preferences. */
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
      ...forEachBox(() => kit.flag().notNull().default(false)),
      alertMethods: kit.textList<AlertMethod>(),
      completedOnboarding: kit.flag().notNull().default(false),
      // The provider's id of the last answer that became an entry; null while no model wrote for the member.
      lastResponseId: kit.text(),
      // True when the member agreed that a model reads what they wrote about themselves.
      modelConsent: kit.flag().notNull().default(false),
      // True when the member agreed that their own reflections are shown to them again.
      memoriesConsent: kit.flag().notNull().default(false),
      createdAt: kit.createdAt(),
      // Added by decisions.md D9, D10 and D34.
      timezone: kit.text().notNull().default('UTC'),
      reminderTime: kit.text().notNull().default('9:00 AM'),
      frequency: kit.choice(FREQUENCIES).notNull().default('daily'),
      frequencyAnchor: kit.localDate(),
      mutedMailCategories: kit.textList(),
      // The kinds of mail that come only to members who switched them on.
      chosenMailCategories: kit.textList(),
      // The channels and kinds of mail that the member paused, each with the end of its pause.
      alertPauses: kit.json<AlertPauses>().notNull().default({}),
      // The member's last visit to the inbox. Later entries count as unread (decisions.md D16).
      inboxSeenAt: kit.instant(),
      // Every slot before this instant has a row; null when nothing is planned for the member.
      plannedUntil: kit.instant(),
    },
    (t) => [
      kit.index('user_profiles_planned').on(t.plannedUntil),
      // Letters are planned zone by zone.
      kit.index('user_profiles_zone').on(t.timezone, t.userId),
    ],
  );

  return { userProfiles };
}
