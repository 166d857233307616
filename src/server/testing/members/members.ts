import { and, eq, isNull } from 'drizzle-orm';
import type { ScheduleDay } from '../../../shared/schedule.ts';
import { register } from '../../domains/auth/service.ts';
import { sessionsOf } from '../../domains/auth/sessions/sessions.ts';
import { submitOnboarding } from '../../domains/onboarding/service.ts';
import { saveSchedule } from '../../domains/schedule/service.ts';
import type { Actor, MemberActor } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';

export const SYSTEM: Actor = { kind: 'system' };

/** Returns a member's own actor, in a newly started session. */
export async function memberActor(site: Site, userId: number): Promise<MemberActor> {
  const startedAt = site.clock.now();
  const cookie = await sessionsOf(site).start(userId, { userAgent: null, secure: false, startedAt });
  const session = await sessionsOf(site).read(cookie, false);
  const credential = { kind: 'session' as const, sessionId: session?.sessionId ?? '', startedAt };
  return { kind: 'member', userId, role: 'member', address: 'test', credential };
}

/** Makes a member's sessions as new as if they had signed in now. */
export async function renewSessions(site: Site, userId: number): Promise<void> {
  const { sessions } = site.db.tables;
  const now = new Date(site.clock.now());
  await site.db.update(sessions).set({ createdAt: now }).where(eq(sessions.userId, userId));
}

/** Valid answers for the wizard. */
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
 * Completes onboarding for a member, some time ago. Deletes the first guidance (decisions.md D46) unless
 * `firstGuidance` is set, so that every entry a test counts belongs to a slot.
 */
export async function onboard(
  site: Site,
  userId: number,
  {
    timezone = 'UTC',
    firstGuidance = false,
    reminderTime = WIZARD_ANSWERS.reminderTime,
  }: { timezone?: string; firstGuidance?: boolean; reminderTime?: string } = {},
): Promise<void> {
  await submitOnboarding(site, SYSTEM, userId, { ...WIZARD_ANSWERS, reminderTime, timezone });
  if (!firstGuidance) await deleteFirstGuidance(site, userId);
}

/**
 * Returns a reminder time that is hours away in a zone, so that no guidance comes by itself during a test on the machine's
 * clock.
 */
export function distantReminder(site: Site, timezone = 'UTC'): string {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(site.clock.now()).toZonedDateTimeISO(timezone);
  return hour >= 6 && hour < 11 ? '6:00 PM' : '9:00 AM';
}

/** Deletes the first guidance from onboarding, which has no job (decisions.md D46). */
async function deleteFirstGuidance(site: Site, userId: number): Promise<void> {
  const { guidanceEntries: t } = site.db.tables;
  await site.db.delete(t).where(and(eq(t.userId, userId), isNull(t.jobId)));
}

/** Creates a registered member with a confirmed address and completed onboarding by default; returns the user id. */
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

/** Returns a week with the same slots on every day. */
export function everyDay(...timeSlots: ScheduleDay['timeSlots']): ScheduleDay[] {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  return days.map((dayOfWeek) => ({ dayOfWeek, enabled: true, timeSlots }));
}
