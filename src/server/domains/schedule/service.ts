import type { Queries, Work } from '../../../../db/database.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { defaultWeek } from '../../../shared/schedule/schedule-limits.ts';
import type { ScheduleDay } from '../../../shared/schedule.ts';
import { type Actor, authorizeMember, type MemberId } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../auth/standing/service.ts';
import { keepReplacedWeek } from './held-weeks.ts';
import { type Plan, rebuildPlan } from './plan.ts';
import * as repo from './repo.ts';
import { type Occurrence, occurrences, type Week } from './week.ts';

const DAY_MS = 86_400_000;
// Most next slots are found at once, the one next slot within a day; the rarest rhythm is fortnightly, and may have a
// pause before it.
const NEXT_DAYS = 1;
const NEAR_DAYS = 3;
const RAREST_DAYS = 14;

/** A member's week, saved or made from onboarding, with its zone on each day (decisions.md D10). */
export async function getSchedule(site: Site, actor: Actor, userId: number) {
  return withZone((await planSource(site, authorizeMember(actor, userId))).week);
}

/** The days of a week, each with the zone, as the call to read a week answers them. */
export function withZone({ days, timezone }: Pick<Week, 'days' | 'timezone'>) {
  return days.map((day) => ({ ...day, timezone }));
}

/**
 * Replaces a member's week at once and plans it; days that are not given are off (decisions.md D21).
 * @throws {AppError} not_found when there is no such member, too_many_requests after 60 in an hour.
 */
export async function saveSchedule(
  site: Site,
  actor: Actor,
  userId: number,
  input: { scheduleData: ScheduleDay[]; timezone: string },
) {
  const memberId = authorizeMember(actor, userId);
  const given = new Map(input.scheduleData.map((day) => [day.dayOfWeek, day]));
  const days = defaultWeek().map(
    ({ dayOfWeek }) => given.get(dayOfWeek) ?? { dayOfWeek, enabled: false, timeSlots: [] },
  );
  return storeWeek(site, actor, memberId, () => ({ days, timezone: input.timezone }));
}

/**
 * Stores the week that is made of the present one, and plans it, in one transaction.
 * @throws {AppError} not_found when there is no such member, too_many_requests after 60 in an hour; whatever `choose`
 * throws, before anything is stored.
 */
export async function storeWeek(
  site: Site,
  actor: Actor,
  memberId: MemberId,
  choose: (present: Week) => Pick<Week, 'days' | 'timezone'>,
) {
  await planSource(site, memberId);
  await site.limits.take('schedule_changes', String(memberId));
  const { jobsScheduled, firstRun, week } = await atomicAs(site, actor, function* (q) {
    const { days, timezone } = choose((yield* readPlanSource(q, memberId)).week);
    const plan = yield* changeWeek(q, site, memberId, () =>
      repo.replaceWeek(q, memberId, days, timezone, new Date(site.clock.now())),
    );
    return { ...plan, week: (yield* readPlanSource(q, memberId)).week };
  });
  if (firstRun !== null) site.due.announce(firstRun);
  const [next] = await upcoming(site, memberId, 1);
  return {
    success: true as const,
    days: withZone(week),
    jobsScheduled,
    nextRun: next ? new Date(next.instant) : null,
  };
}

/**
 * Changes what a member's week is made from, and plans the new week. Past days stay with the week that held until now
 * (decisions.md D41).
 * @throws {AppError} not_found when there is no such member.
 */
export function* changeWeek(q: Queries, site: Site, userId: number, change: () => Work<void>): Work<Plan> {
  const before = yield* readPlanSource(q, userId);
  yield* change();
  const after = yield* readPlanSource(q, userId);
  yield* keepReplacedWeek(q, site, before, after.week);
  return yield* rebuildPlan(q, site, userId);
}

/**
 * Plans a member's week anew as it stands, which changes nothing where the plan is right; gives how many jobs wait.
 * @throws {AppError} not_found when there is no such member.
 */
export async function resyncSchedule(site: Site, actor: Actor, userId: number): Promise<number> {
  const memberId = authorizeMember(actor, userId);
  await planSource(site, memberId);
  const { jobsScheduled, firstRun } = await atomicAs(site, actor, (q) => rebuildPlan(q, site, memberId));
  if (firstRun !== null) site.due.announce(firstRun);
  return jobsScheduled;
}

/** The next slots of a member's week, pauses left out, soonest first. */
export async function getUpcoming(site: Site, actor: Actor, userId: number, limit: number) {
  const memberId = authorizeMember(actor, userId);
  return (await upcoming(site, memberId, limit)).map((occurrence) => ({
    jobId: `${userId}:${occurrence.localDate}:${occurrence.timeSlotId}`,
    contentType: occurrence.slot.type,
    scheduledTime: new Date(occurrence.instant),
    localDate: occurrence.localDate,
    dayOfWeek: occurrence.dayOfWeek,
    timeSlotId: occurrence.timeSlotId,
  }));
}

/**
 * A member's week and pauses, for whoever must know which days count (decisions.md D14).
 * @throws {AppError} not_found when there is no such member.
 */
export async function planSource(site: Site, userId: number): Promise<repo.PlanSource> {
  return site.db.snapshot((q) => readPlanSource(q, userId));
}

/** As {@link planSource}, among other reads. */
export function* readPlanSource(q: Queries, userId: number): Work<repo.PlanSource> {
  const source = yield* repo.readPlanSource(q, userId);
  if (!source) throw new AppError('not_found', message('no_such_member'));
  return source;
}

/** Plans a member's week anew after something it depends on changed; gives the first instant work is due. */
export function* replan(q: Queries, site: Site, userId: number): Work<number | null> {
  return (yield* rebuildPlan(q, site, userId)).firstRun;
}

/** The coming slots of a week, soonest first. */
export function nextOccurrences(site: Site, source: repo.PlanSource, limit: number): Occurrence[] {
  let found: Occurrence[] = [];
  for (const days of [NEXT_DAYS, NEAR_DAYS, limit * RAREST_DAYS + daysOfPause(source, site.clock.now()) + 1]) {
    // Whoever asks for several has them within a day only by a rare week.
    if (days === NEXT_DAYS && limit > 1) continue;
    found = distinct(site, source, days);
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/** How many days of a pause lie ahead. */
function daysOfPause({ pauses }: repo.PlanSource, now: number): number {
  return Math.max(0, ...pauses.map(({ endsAt }) => Math.ceil((endsAt.getTime() - now) / DAY_MS)));
}

/** The slots of the coming days, those that share an instant once (rules.md S3). */
function distinct(site: Site, source: repo.PlanSource, days: number): Occurrence[] {
  const now = site.clock.now();
  return occurrences(source.week, now, now + days * DAY_MS, source.pauses).filter(
    (each, index, all) => each.instant !== all[index - 1]?.instant,
  );
}

async function upcoming(site: Site, userId: number, limit: number): Promise<Occurrence[]> {
  return nextOccurrences(site, await planSource(site, userId), limit);
}
