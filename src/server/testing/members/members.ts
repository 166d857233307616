import { and, eq, isNull } from 'drizzle-orm';
import type { ScheduleDay } from '../../../shared/schedule.ts';
import { register } from '../../domains/auth/service.ts';
import { sessionsOf } from '../../domains/auth/sessions/sessions.ts';
import { submitOnboarding } from '../../domains/onboarding/service.ts';
import { saveSchedule } from '../../domains/schedule/service.ts';
import type { Actor, MemberActor } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';

export const SYSTEM: Actor = { kind: 'system' };

/** A member's own actor, in a session that was just started. */
export async function memberActor(site: Site, userId: number): Promise<MemberActor> {
  const startedAt = site.clock.now();
  const cookie = await sessionsOf(site).start(userId, { userAgent: null, secure: false, startedAt });
  const session = await sessionsOf(site).read(cookie, false);
  const credential = { kind: 'session' as const, sessionId: session?.sessionId ?? '', startedAt };
  return { kind: 'member', userId, role: 'member', address: 'test', credential };
}

/** Makes a member's sessions as young as if they had signed in just now. */
export async function signInAnew(site: Site, userId: number): Promise<void> {
  const { sessions } = site.db.tables;
  const now = new Date(site.clock.now());
  await site.db.update(sessions).set({ createdAt: now }).where(eq(sessions.userId, userId));
}

/** Answers of the wizard that are valid as they stand. */
export const WIZARD_ANSWERS = {
  friendshipPhilosophy: 'Friends tell each other the truth gently and stay when it would be easier to leave.',
  challenges: ['Offering godly counsel', 'Forgiving and reconciling'] as [
    'Offering godly counsel',
    'Forgiving and reconciling',
  ],
  satisfactionRating: 3,
  notificationMethod: ['email'] as ['email'],
  reminderTime: '9:00 AM',
  frequency: 'daily' as const,
};

let made = 0;

/**
 * Does the wizard for a member, some time ago: the guidance that it brings at once (decisions.md D46) is no longer there
 * unless `firstGuidance` is set, so that every entry a test counts belongs to a slot.
 */
export async function onboard(
  site: Site,
  userId: number,
  { timezone = 'UTC', firstGuidance = false }: { timezone?: string; firstGuidance?: boolean } = {},
): Promise<void> {
  await submitOnboarding(site, SYSTEM, userId, { ...WIZARD_ANSWERS, timezone });
  if (!firstGuidance) await deleteFirstGuidance(site, userId);
}

/** Deletes the guidance that the wizard brought, which no job made (decisions.md D46). */
export async function deleteFirstGuidance(site: Site, userId: number): Promise<void> {
  const { guidanceEntries: t } = site.db.tables;
  await site.db.delete(t).where(and(eq(t.userId, userId), isNull(t.jobId)));
}

/** A registered member; their address is confirmed and the wizard done unless said otherwise. Gives the user id. */
export async function createMember(
  site: Site,
  options: { email?: string; confirmed?: boolean; onboarded?: boolean; timezone?: string; week?: ScheduleDay[] } = {},
): Promise<number> {
  made += 1;
  const account = await register(
    site,
    { username: `member-${made}`, email: options.email ?? `member-${made}@parish.example`, password: 'a long secret' },
    'test',
  );
  if (options.confirmed ?? true) {
    const { alertAddresses } = site.db.tables;
    const now = new Date(site.clock.now());
    await site.db
      .update(alertAddresses)
      .set({ verifiedAt: now, ownSince: now })
      .where(eq(alertAddresses.userId, account.id));
  }
  const timezone = options.timezone ?? 'UTC';
  if (options.onboarded ?? true) await onboard(site, account.id, { timezone });
  if (options.week) await saveSchedule(site, SYSTEM, account.id, { scheduleData: options.week, timezone });
  return account.id;
}

/** Every day of the week with the same slots. */
export function everyDay(...timeSlots: ScheduleDay['timeSlots']): ScheduleDay[] {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  return days.map((dayOfWeek) => ({ dayOfWeek, enabled: true, timeSlots }));
}
