import { isNotNull, sql } from 'drizzle-orm';
import { JOB_STATUSES } from '../../src/shared/alerts/queue-states.ts';
import { CONTENT_TYPES } from '../../src/shared/guidance/content-types.ts';
import type { ScheduleDay, TimeSlot } from '../../src/shared/schedule.ts';
import type { SchemaKit } from '../columns.ts';
import type { AuthTables } from './auth.ts';
import { ownerColumn } from './users.ts';

/** The tables of members' weeks and of coming slots. */
export function scheduleTables(kit: SchemaKit, { users }: AuthTables) {
  const userSchedules = kit.table(
    'user_schedules',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      dayOfWeek: kit.text().notNull(),
      enabled: kit.flag().notNull().default(true),
      timeSlots: kit.json<TimeSlot[]>().notNull().default([]),
      timezone: kit.text().notNull().default('UTC'),
      createdAt: kit.createdAt(),
      updatedAt: kit.createdAt(),
    },
    (t) => [kit.uniqueIndex('user_schedules_day').on(t.userId, t.dayOfWeek)],
  );

  // Earlier weeks of a member. A past day is counted by the week that was in force on it (decisions.md D41). A row's
  // week was in force from the end of the row before, or from the member's first day. The current week has no row here.
  const replacedWeeks = kit.table(
    'replaced_weeks',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      // The days with slots; empty when no slot fell in the time of this week.
      days: kit.json<ScheduleDay[]>().notNull(),
      timezone: kit.text().notNull(),
      // A local date in the first week of a fortnightly rhythm; null for a weekly one.
      anchor: kit.localDate(),
      heldUntil: kit.instant().notNull(),
    },
    (t) => [kit.index('replaced_weeks_user').on(t.userId, t.id)],
  );

  const queuedJobs = kit.table(
    'queued_jobs',
    {
      id: kit.id(),
      // Unique for (member, local date, slot), so planning twice changes nothing (rules.md S2).
      jobId: kit.text().notNull().unique(),
      userId: ownerColumn(kit, users),
      contentType: kit.choice(CONTENT_TYPES).notNull(),
      // The instant of delivery, and the earlier instant at which preparation starts (decisions.md D22).
      scheduledTime: kit.instant().notNull(),
      executionTime: kit.instant().notNull(),
      status: kit.choice(JOB_STATUSES).notNull().default('waiting'),
      dayOfWeek: kit.text().notNull(),
      timeSlotId: kit.text().notNull(),
      createdAt: kit.createdAt(),
      completedAt: kit.instant(),
      errorMessage: kit.text(),
      localDate: kit.localDate().notNull(),
      timezone: kit.text().notNull(),
      isDev: kit.flag().notNull().default(false),
      attempts: kit.int().notNull().default(0),
      // The instant the row needs attention next: the start of its work, or the end of its lease; null when it needs
      // none.
      runAt: kit.instant(),
      leaseToken: kit.text(),
      // The instant at which a model may try to write this job's guidance; null when it may not. `runAt` is then the
      // instant at which the library steps in (rules.md S6).
      modelAt: kit.instant(),
    },
    (t) => [
      kit.index('queued_jobs_model').on(t.modelAt).where(sql`(${t.modelAt} is not null and ${t.runAt} is not null)`),
      kit.index('queued_jobs_due').on(t.runAt).where(isNotNull(t.runAt)),
      kit.index('queued_jobs_user').on(t.userId, t.scheduledTime),
      kit.index('queued_jobs_age').on(t.scheduledTime),
      // A partial index on rare states only, so a normal job never touches it. Conditions with `or` are cheaper here
      // than `in (…)`, which SQLite would rebuild at every change.
      kit
        .index('queued_jobs_trouble')
        .on(t.status, t.scheduledTime)
        .where(sql`(${t.status} = 'failed' or ${t.status} = 'skipped' or ${t.status} = 'cancelled')`),
    ],
  );

  const pauses = kit.table(
    'pauses',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      startsAt: kit.instant().notNull(),
      endsAt: kit.instant().notNull(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('pauses_user').on(t.userId, t.endsAt)],
  );

  return { userSchedules, replacedWeeks, queuedJobs, pauses };
}

export type ScheduleTables = ReturnType<typeof scheduleTables>;
