import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../db/database.ts';
import type { ScheduleDay } from '../../../shared/schedule.ts';
import { isTaken } from './jobs/repo.ts';
import type { Pause } from './pauses/repo.ts';
import { deriveWeek, type Rhythm, type Week, wholeWeek } from './week.ts';

/** A member's data for planning. */
export interface PlanSource {
  userId: number;
  week: Week;
  pauses: Pause[];
  plannedUntil: Date | null;
  joinedAt: Date;
}

/** An earlier week of a member. */
type ReplacedWeek = Queries['tables']['replacedWeeks']['$inferSelect'];

type SavedDay = Pick<ScheduleDay, 'enabled' | 'timeSlots'> & { dayOfWeek: string };

const rhythm = (q: Queries) => {
  const { userProfiles } = q.tables;
  return {
    userId: userProfiles.userId,
    completedOnboarding: userProfiles.completedOnboarding,
    frequency: userProfiles.frequency,
    frequencyAnchor: userProfiles.frequencyAnchor,
    reminderTime: userProfiles.reminderTime,
    timezone: userProfiles.timezone,
    plannedUntil: userProfiles.plannedUntil,
    joinedAt: userProfiles.createdAt,
  };
};

/**
 * Returns the planning data of these members; a saved week takes precedence over the one from onboarding (decisions.md
 * D10).
 */
export function* readPlanSources(q: Queries, userIds: number[]): Work<PlanSource[]> {
  const { userProfiles, userSchedules, pauses } = q.tables;
  if (userIds.length === 0) return [];
  const profiles = yield* run(q.select(rhythm(q)).from(userProfiles).where(inArray(userProfiles.userId, userIds)));
  const saved = yield* run(q.select().from(userSchedules).where(inArray(userSchedules.userId, userIds)));
  const paused = yield* run(q.select().from(pauses).where(inArray(pauses.userId, userIds)));
  const savedByUser = Map.groupBy(saved, (row) => row.userId);
  const pausesByUser = Map.groupBy(paused, (row) => row.userId);
  return profiles.map((profile) =>
    sourceOf(profile, savedByUser.get(profile.userId) ?? [], pausesByUser.get(profile.userId) ?? []),
  );
}

/** Returns the planning data of one member; null when there is no such member. */
export function* readPlanSource(q: Queries, userId: number): Work<PlanSource | null> {
  const [profile] = yield* run(profileOf(q, { userId }));
  if (!profile) return null;
  return sourceOf(profile, yield* run(savedOf(q, { userId })), yield* run(pausesOf(q, { userId })));
}

const profileOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { userProfiles } = q.tables;
  return q.select(rhythm(q)).from(userProfiles).where(eq(userProfiles.userId, given.userId));
});

const savedOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { userSchedules: t } = q.tables;
  const { dayOfWeek, enabled, timeSlots } = t;
  return q.select({ dayOfWeek, enabled, timeSlots }).from(t).where(eq(t.userId, given.userId));
});

const pausesOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { pauses: t } = q.tables;
  return q.select({ startsAt: t.startsAt, endsAt: t.endsAt }).from(t).where(eq(t.userId, given.userId));
});

/** One slot on one date. */
export interface DatedSlot {
  localDate: string;
  timeSlotId: string;
}

/**
 * Returns a member's slots whose jobs are never planned again ({@link isTaken}). `since` is the earliest instant that such a
 * job may have had.
 */
export function* readTakenSlots(q: Queries, which: { userId: number; now: Date; since: Date }): Work<DatedSlot[]> {
  return yield* run(takenSlots(q, which));
}

const takenSlots = defineStatement((q, given: Given<{ userId: number; now: Date; since: Date }>) => {
  const { queuedJobs: t } = q.tables;
  return q
    .select({ localDate: t.localDate, timeSlotId: t.timeSlotId })
    .from(t)
    .where(
      and(eq(t.userId, given.userId), gt(t.scheduledTime, given.since), eq(t.isDev, false), isTaken(t, given.now)),
    );
});

/** Returns the times after an instant in which no process scheduled. */
export function* readOutages(q: Queries, since: Date): Work<Pause[]> {
  return yield* run(outagesSince(q, { since }));
}

const outagesSince = defineStatement((q, given: Given<{ since: Date }>) => {
  const { outages: t } = q.tables;
  return q.select({ startsAt: t.startsAt, endsAt: t.endsAt }).from(t).where(gt(t.endsAt, given.since));
});

/** Returns the newest slot up to an instant whose guidance was prepared and sent; null for none. */
export function* readLastCompletedSlot(q: Queries, until: Date): Work<Date | null> {
  const { queuedJobs: t } = q.tables;
  const [newest] = yield* run(
    q
      .select({ scheduledTime: t.scheduledTime })
      .from(t)
      .where(and(eq(t.status, 'completed'), lte(t.scheduledTime, until)))
      .orderBy(desc(t.scheduledTime))
      .limit(1),
  );
  return newest?.scheduledTime ?? null;
}

export function* deleteOutagesEndingAfter(q: Queries, instant: Date): Work<void> {
  yield* run(q.delete(q.tables.outages).where(gt(q.tables.outages.endsAt, instant)));
}

export function* insertOutage(q: Queries, outage: Pause): Work<void> {
  yield* run(q.insert(q.tables.outages).values(outage));
}

/** Returns a member's earlier weeks, oldest first. */
export function* readReplacedWeeks(q: Queries, userId: number): Work<ReplacedWeek[]> {
  return yield* run(replacedOf(q, { userId }));
}

const replacedOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { replacedWeeks: t } = q.tables;
  return q.select().from(t).where(eq(t.userId, given.userId)).orderBy(asc(t.id));
});

/** Returns a member's last earlier week; null when there is none. */
export function* readNewestReplaced(q: Queries, userId: number): Work<ReplacedWeek | null> {
  const { replacedWeeks: t } = q.tables;
  const [row] = yield* run(q.select().from(t).where(eq(t.userId, userId)).orderBy(desc(t.id)).limit(1));
  return row ?? null;
}

export function* insertReplaced(q: Queries, week: Omit<ReplacedWeek, 'id'>): Work<void> {
  yield* run(q.insert(q.tables.replacedWeeks).values(week));
}

export function* updateHeldUntil(q: Queries, id: number, heldUntil: Date): Work<void> {
  const { replacedWeeks: t } = q.tables;
  yield* run(q.update(t).set({ heldUntil }).where(eq(t.id, id)));
}

/** Returns a batch of members whose plan ends before an instant, the most urgent first. */
export async function findToPlan(q: Queries, before: Date, limit: number): Promise<number[]> {
  const { userProfiles } = q.tables;
  const rows = await q
    .select({ userId: userProfiles.userId })
    .from(userProfiles)
    .where(lte(userProfiles.plannedUntil, before))
    .orderBy(asc(userProfiles.plannedUntil))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** Returns the ids of a batch of all members, after a given id. */
export function* readMembersAfter(q: Queries, after: number, limit: number): Work<number[]> {
  const { userProfiles: t } = q.tables;
  const rows = yield* run(
    q.select({ userId: t.userId }).from(t).where(gt(t.userId, after)).orderBy(asc(t.userId)).limit(limit),
  );
  return rows.map((row) => row.userId);
}

/** Returns which of some members are paused. */
export function* readPaused(q: Queries, userIds: number[], now: Date): Work<Set<number>> {
  const { pauses: t } = q.tables;
  const rows = yield* run(
    q
      .select({ userId: t.userId })
      .from(t)
      .where(and(q.isIn(t.userId, userIds), lte(t.startsAt, now), gt(t.endsAt, now))),
  );
  return new Set(rows.map((row) => row.userId));
}

/** Moves the end of every plan that reaches beyond an instant to another instant. */
export async function shortenPlansBeyond(q: Queries, beyond: Date, end: Date): Promise<void> {
  const { userProfiles } = q.tables;
  await q.update(userProfiles).set({ plannedUntil: end }).where(gt(userProfiles.plannedUntil, beyond));
}

/** Stores how far members are planned; null for members without any slot. */
export function* setPlannedUntil(q: Queries, userIds: number[], until: Date | null): Work<void> {
  const { userProfiles } = q.tables;
  if (userIds.length === 0) return;
  yield* run(q.update(userProfiles).set({ plannedUntil: until }).where(inArray(userProfiles.userId, userIds)));
}

/** Replaces a member's whole week and zone. */
export function* replaceWeek(q: Queries, userId: number, days: ScheduleDay[], timezone: string, now: Date): Work<void> {
  const { userSchedules, userProfiles } = q.tables;
  yield* run(q.delete(userSchedules).where(eq(userSchedules.userId, userId)));
  yield* run(
    q.insert(userSchedules).values(
      days.map(({ dayOfWeek, enabled, timeSlots }) => ({
        userId,
        dayOfWeek,
        enabled,
        timeSlots,
        timezone,
        createdAt: now,
        updatedAt: now,
      })),
    ),
  );
  yield* run(q.update(userProfiles).set({ timezone }).where(eq(userProfiles.userId, userId)));
}

/** Returns every zone in a profile, or in a saved or earlier week. */
export async function findZones(q: Queries): Promise<string[]> {
  const found = new Set<string>();
  for (const t of tablesWithZones(q))
    for (const { timezone } of await q.selectDistinct({ timezone: t.timezone }).from(t)) found.add(timezone);
  return [...found];
}

/** Returns the members whose profile, or saved or earlier week, has one of these zones. */
export async function findMembersIn(q: Queries, zones: readonly string[]): Promise<number[]> {
  const found = new Set<number>();
  for (const t of tablesWithZones(q))
    for (const { userId } of await q.select({ userId: t.userId }).from(t).where(q.isIn(t.timezone, zones)))
      found.add(userId);
  return [...found];
}

function tablesWithZones({ tables }: Queries) {
  const { userProfiles, userSchedules, replacedWeeks } = tables;
  return [userProfiles, userSchedules, replacedWeeks];
}

/** Returns a member's zones: the profile's first, then those of the saved week, newest first. */
export function* readZones(q: Queries, userId: number): Work<string[]> {
  const { userProfiles: p, userSchedules: s } = q.tables;
  const rows = [
    ...(yield* run(q.select({ timezone: p.timezone }).from(p).where(eq(p.userId, userId)))),
    ...(yield* run(
      q.select({ timezone: s.timezone }).from(s).where(eq(s.userId, userId)).orderBy(desc(s.updatedAt), desc(s.id)),
    )),
  ];
  return rows.map(({ timezone }) => timezone);
}

/** Replaces some zones with another in all of a member's data; no other field changes. */
export function* replaceZones(q: Queries, userId: number, zones: readonly string[], timezone: string): Work<void> {
  for (const t of [...tablesWithZones(q), q.tables.queuedJobs])
    yield* run(
      q
        .update(t)
        .set({ timezone })
        .where(and(eq(t.userId, userId), q.isIn(t.timezone, zones))),
    );
}

function sourceOf(
  profile: Rhythm & Pick<PlanSource, 'userId' | 'plannedUntil' | 'joinedAt'>,
  saved: SavedDay[],
  pauses: Pause[],
): PlanSource {
  const { userId, plannedUntil, joinedAt } = profile;
  return { userId, week: weekOf(profile, saved), pauses, plannedUntil, joinedAt };
}

function weekOf(profile: Rhythm, saved: SavedDay[]): Week {
  if (saved.length === 0) return deriveWeek(profile);
  return { days: wholeWeek(saved), timezone: profile.timezone, anchor: null };
}
