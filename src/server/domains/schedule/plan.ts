import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queries, Work } from '../../../../db/database.ts';
import { HOUR_MS, MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { PLANNED_HOURS } from '../../../shared/schedule/schedule-limits.ts';
import { type Actor, afterAct } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../authority/service.ts';
import * as jobs from './jobs/repo.ts';
import { dropPrepared } from './prepared/service.ts';
import * as repo from './repo.ts';
import { type Occurrence, occurrences } from './week.ts';

/** Preparation starts this long before a slot (rules.md S6). */
export const LEAD_MS = 30 * MINUTE_MS;
// Rows are extended when only one day is left.
const HORIZON_MS = PLANNED_HOURS * HOUR_MS;
const REFILL_MS = 24 * HOUR_MS;
// A slice is short enough that no page request waits for it.
const SLICE = 25;
const REBUILD_SLICE = 10;
// Members with the same slot do not all start in the same second.
const SPREAD_MS = 4 * MINUTE_MS;

/** The number of a member's waiting jobs, and the first instant work is due, in milliseconds. */
export interface Plan {
  jobsScheduled: number;
  firstRun: number | null;
}

/**
 * Makes a member's waiting rows match their coming slots, and cancels slots that are no longer chosen. A second call
 * changes nothing (rules.md S2, S4).
 */
export function* rebuildPlan(q: Queries, site: Site, userId: number): Work<Plan> {
  const now = site.clock.now();
  const [source] = yield* repo.readPlanSources(q, [userId]);
  if (!source) return { jobsScheduled: 0, firstRun: null };
  const plan = yield* applyPlan(q, site, userId, planRows(source, now, now, now + HORIZON_MS));
  yield* storePlannedUntil(q, [source], now);
  return plan;
}

/**
 * Runs {@link rebuildPlan} for every member, in slices with pauses between them. Returns the number of members whose
 * week has a slot, and the number of their waiting jobs.
 */
export async function rebuildPlans(site: Site, actor: Actor): Promise<{ members: number; jobsScheduled: number }> {
  const total = { members: 0, jobsScheduled: 0 };
  for (let after = 0; ; ) {
    const by = after === 0 ? actor : afterAct(actor);
    const slice = await atomicAs(site, by, (q) => rebuildSlice(q, site, after));
    if (slice.last === null) return total;
    if (slice.firstRun !== null) site.due.announce(slice.firstRun);
    total.members += slice.members;
    total.jobsScheduled += slice.jobsScheduled;
    after = slice.last;
    await yieldToEventLoop();
  }
}

function* rebuildSlice(q: Queries, site: Site, after: number) {
  const userIds = yield* repo.readMembersAfter(q, after, REBUILD_SLICE);
  const now = site.clock.now();
  const planned: repo.PlanSource[] = [];
  const slice = { last: userIds.at(-1) ?? null, members: 0, jobsScheduled: 0, firstRun: null as number | null };
  for (const source of yield* repo.readPlanSources(q, userIds)) {
    const rows = planRowsIfPossible(site, source, Math.min(now, endOfRows(site, source, now)), now);
    if (!rows) continue;
    const { jobsScheduled, firstRun } = yield* applyPlan(q, site, source.userId, rows);
    slice.jobsScheduled += jobsScheduled;
    slice.firstRun = soonest(slice.firstRun, firstRun);
    planned.push(source);
  }
  yield* storePlannedUntil(q, planned, now);
  slice.members = planned.filter(hasAnySlot).length;
  return slice;
}

/** Makes a member's rows that have not begun match the given rows. */
function* applyPlan(q: Queries, site: Site, userId: number, rows: jobs.NewJob[]): Work<Plan> {
  const now = new Date(site.clock.now());
  const keep = rows.map((row) => row.jobId);
  const cancelled = yield* jobs.cancelUpcoming(q, userId, keep, now);
  // Entries and deliveries of cancelled, moved or merged jobs must not appear or be sent.
  const stale = [...cancelled, ...(yield* jobs.upsertJobs(q, rows, now))];
  yield* dropPrepared(q, site, stale, 'rescheduled');
  return { jobsScheduled: yield* jobs.countWaiting(q, keep), firstRun: firstRunOf(rows) };
}

/** Stores how far these members are planned. Members without any slot are not planned again. */
function* storePlannedUntil(q: Queries, sources: repo.PlanSource[], now: number): Work<void> {
  const { true: some = [], false: none = [] } = Object.groupBy(sources, (source) => `${hasAnySlot(source)}`);
  yield* repo.setPlannedUntil(
    q,
    some.map(({ userId }) => userId),
    new Date(now + HORIZON_MS),
  );
  yield* repo.setPlannedUntil(
    q,
    none.map(({ userId }) => userId),
    null,
  );
}

/**
 * Extends the plan of every member whose rows end within `ahead` milliseconds, a day by default, in slices with pauses
 * between them; returns the number of members. Slots that the catch-up window still sends get rows too (rules.md S5).
 */
export async function extendPlans(site: Site, ahead = REFILL_MS): Promise<number> {
  const now = site.clock.now();
  // A plan beyond the horizon was made under a clock that has since been set back (rules.md S10).
  await repo.shortenPlansBeyond(site.db, new Date(now + HORIZON_MS + HOUR_MS), new Date(now));
  let members = 0;
  for (;;) {
    const userIds = await repo.findToPlan(site.db, new Date(now + ahead), SLICE);
    // At shutdown the rest is left to the next start, which begins with this.
    if (userIds.length === 0 || site.providerAbort.signal.aborted) return members;
    const firstRun = await site.db.atomic((q) => extendSlice(q, site, userIds, now));
    if (firstRun !== null) site.due.announce(firstRun);
    members += userIds.length;
    await yieldToEventLoop();
  }
}

function* extendSlice(q: Queries, site: Site, userIds: number[], now: number): Work<number | null> {
  const sources = yield* repo.readPlanSources(q, userIds);
  const rows = sources.flatMap((source) => planRowsIfPossible(site, source, endOfRows(site, source, now), now) ?? []);
  yield* jobs.insertJobs(q, rows);
  yield* repo.setPlannedUntil(q, userIds, new Date(now + HORIZON_MS));
  return firstRunOf(rows);
}

/**
 * Returns the instant, in milliseconds, after which a member's slots have no rows yet. After downtime it may be in the
 * past; slots older than the catch-up window are not planned any more (rules.md S5).
 */
function endOfRows(site: Site, { plannedUntil }: repo.PlanSource, now: number): number {
  const oldest = now - site.env.CATCH_UP_MINUTES * MINUTE_MS - 1;
  return Math.max(oldest, plannedUntil?.getTime() ?? now);
}

/** Returns a week's rows; null and a log line when the week cannot be planned. */
function planRowsIfPossible(site: Site, source: repo.PlanSource, after: number, now: number): jobs.NewJob[] | null {
  try {
    return planRows(source, after, now, now + HORIZON_MS);
  } catch (error) {
    // For example a zone that this runtime does not know. One member's week must not stop the planning of the others.
    site.log.error({ err: error, user: source.userId }, 'a week could not be planned');
    return null;
  }
}

function planRows(source: repo.PlanSource, after: number, now: number, until: number): jobs.NewJob[] {
  const seen = new Set<number>();
  return occurrences(source.week, after, until, source.pauses).map((occurrence) => {
    const isMerged = seen.has(occurrence.instant);
    seen.add(occurrence.instant);
    return jobRow(source, occurrence, now, isMerged);
  });
}

function jobRow(source: repo.PlanSource, occurrence: Occurrence, now: number, isMerged: boolean): jobs.NewJob {
  const { userId, week } = source;
  const executionTime = Math.max(now, occurrence.instant - LEAD_MS);
  return {
    jobId: `${userId}:${occurrence.localDate}:${occurrence.timeSlotId}`,
    userId,
    contentType: occurrence.slot.type,
    scheduledTime: new Date(occurrence.instant),
    executionTime: new Date(executionTime),
    dayOfWeek: occurrence.dayOfWeek,
    timeSlotId: occurrence.timeSlotId,
    localDate: occurrence.localDate,
    timezone: week.timezone,
    createdAt: new Date(now),
    // Two slots on one instant are delivered as one message, and the row of the second says so (rules.md S3).
    status: isMerged ? 'skipped' : 'waiting',
    errorMessage: isMerged ? jobs.SAME_INSTANT : null,
    runAt: isMerged ? null : new Date(startOfWork(userId, executionTime, occurrence.instant)),
  };
}

/**
 * Returns when preparation begins: spread over some minutes after the execution time if there is time (rules.md S6).
 */
function startOfWork(userId: number, executionTime: number, instant: number): number {
  const room = instant - executionTime - LEAD_MS / 2;
  return room > SPREAD_MS ? executionTime + ((userId * 7919) % SPREAD_MS) : executionTime;
}

function firstRunOf(rows: jobs.NewJob[]): number | null {
  return rows.reduce<number | null>((first, { runAt }) => soonest(first, runAt ? Number(runAt) : null), null);
}

function soonest(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

function hasAnySlot(source: repo.PlanSource): boolean {
  return source.week.days.some((day) => day.enabled && day.timeSlots.length > 0);
}
