import { isNotNull, sql } from 'drizzle-orm';
import type { ScheduleDay, TimeSlot } from '../../src/shared/schedule.ts';
import type { SchemaKit } from '../columns.ts';
import type { AuthTables } from './auth.ts';
import { ownerColumn } from './users.ts';

/** The week a member chose, and one row per coming slot. */
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

  // Past days are judged by the week of their own time (decisions.md D41). A week held from the end of the row before
  // it, or from the member's first day. The present week has no row here.
  const replacedWeeks = kit.table(
    'replaced_weeks',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      // The days with slots; none where no slot fell while the week held.
      days: kit.json<ScheduleDay[]>().notNull(),
      timezone: kit.text().notNull(),
      // A local date in the first week of a fortnightly rhythm; null where every week counts.
      anchor: kit.localDate(),
      heldUntil: kit.instant().notNull(),
    },
    (t) => [kit.index('replaced_weeks_user').on(t.userId, t.id)],
  );

  const queuedJobs = kit.table(
    'queued_jobs',
    {
      id: kit.id(),
      // Unique for (member, local date, slot), so that planning twice changes nothing (rules.md S2).
      jobId: kit.text().notNull().unique(),
      userId: ownerColumn(kit, users),
      contentType: kit.choice(['prayer', 'do', 'reflection']).notNull(),
      // The delivery instant, and the start of generation before it (decisions.md D22).
      scheduledTime: kit.instant().notNull(),
      executionTime: kit.instant().notNull(),
      status: kit
        .choice(['waiting', 'processing', 'completed', 'failed', 'skipped', 'cancelled'])
        .notNull()
        .default('waiting'),
      dayOfWeek: kit.text().notNull(),
      timeSlotId: kit.text().notNull(),
      createdAt: kit.createdAt(),
      completedAt: kit.instant(),
      errorMessage: kit.text(),
      localDate: kit.localDate().notNull(),
      timezone: kit.text().notNull(),
      isDev: kit.flag().notNull().default(false),
      attempts: kit.int().notNull().default(0),
      // When the row must next be looked at: the start of its work, or the end of a lease; null when nothing is due.
      runAt: kit.instant(),
      leaseToken: kit.text(),
    },
    (t) => [
      kit.index('queued_jobs_due').on(t.runAt).where(isNotNull(t.runAt)),
      kit.index('queued_jobs_user').on(t.userId, t.scheduledTime),
      kit.index('queued_jobs_age').on(t.scheduledTime),
      // Of the states that are rare only: a job that goes its way pays nothing for it, and next to nothing for the question
      // (a list, `in (…)`, would be built anew at every change).
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
