import type { Queries, Work } from '../../../../db/database.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { defaultWeek } from '../../../shared/schedule/default-week.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import type { ScheduleDay } from '../../../shared/schedule.ts';
import { type Actor, authorizeMember, type MemberId, requireOwnConsent } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../authority/service.ts';
import { wordsShown } from '../consent/words-shown.ts';
import { addsConfirmation, recordConfirmations, withoutNeedlessConfirmations } from './confirmed-slots.ts';
import { type Plan, rebuildPlan } from './plan.ts';
import * as repo from './repo.ts';
import { type Occurrence, occurrences, type Week } from './week.ts';
import { storeReplacedWeek } from './week-history.ts';

// Search windows for the next slots, in days: most are found within NEAR_DAYS, and a single next slot within NEXT_DAYS.
// The rarest rhythm is fortnightly, possibly after a pause.
const NEXT_DAYS = 1;
const NEAR_DAYS = 3;
const RAREST_DAYS = 14;
// A change of the zone moves the instant of a slot by less than this.
const ZONE_CHANGE_MS = 2 * DAY_MS;

/** Returns a member's week, saved or derived from onboarding, with its zone on each day (decisions.md D10). */
export async function getSchedule(site: Site, actor: Actor, userId: number) {
  return withZone((await planSource(site, authorizeMember(actor, userId))).week);
}

/** Returns the days of a week, each with the zone, as the read call answers them. */
export function withZone({ days, timezone }: Pick<Week, 'days' | 'timezone'>) {
  return days.map((day) => ({ ...day, timezone }));
}

/**
 * Replaces a member's week and plans it at once; absent days are off (decisions.md D21).
 * @throws {AppError} not_found when there is no such member, too_many_requests after 60 in an hour.
 */
export async function saveSchedule(
  site: Site,
  actor: Actor,
  userId: number,
  input: { scheduleData: ScheduleDay[]; timezone: string; wordingLanguage?: string | undefined },
) {
  const memberId = authorizeMember(actor, userId);
  const given = new Map(input.scheduleData.map((day) => [day.dayOfWeek, day]));
  const days = defaultWeek().map(
    ({ dayOfWeek }) => given.get(dayOfWeek) ?? { dayOfWeek, enabled: false, timeSlots: [] },
  );
  return storeWeek(site, actor, memberId, input.wordingLanguage, () => ({ days, timezone: input.timezone }));
}

/**
 * Stores the week that `choose` makes from the current one and plans it, in one transaction. The ledger names the
 * confirmations of slots in the language of their words (rules.md C12).
 * @throws {AppError} not_found when there is no such member, too_many_requests after 60 in an hour, forbidden when another
 * than the member confirms a slot; every error of `choose`, before anything is stored.
 */
export async function storeWeek(
  site: Site,
  actor: Actor,
  memberId: MemberId,
  wordingLanguage: string | undefined,
  choose: (present: Week) => Pick<Week, 'days' | 'timezone'>,
) {
  await planSource(site, memberId);
  await site.rateLimits.consume('schedule_changes', String(memberId));
  const { jobsScheduled, firstRun, week } = await atomicAs(site, actor, function* (q) {
    const before = (yield* readPlanSource(q, memberId)).week;
    const { days: chosen, timezone } = choose(before);
    const days = withoutNeedlessConfirmations(chosen);
    if (addsConfirmation(before.days, days)) requireOwnConsent(actor, memberId, ['scheduleData']);
    const plan = yield* changeWeek(q, site, memberId, () =>
      repo.replaceWeek(q, memberId, days, timezone, new Date(site.clock.now())),
    );
    const words = wordsShown(actor, memberId, wordingLanguage);
    yield* recordConfirmations(q, site, memberId, { before: before.days, after: days, words });
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
 * Changes the data that a member's week is derived from, and plans the new week. Past days stay with the week that was
 * in force until now (decisions.md D41).
 * @throws {AppError} not_found when there is no such member.
 */
export function* changeWeek(q: Queries, site: Site, userId: number, change: () => Work<void>): Work<Plan> {
  const before = yield* readPlanSource(q, userId);
  yield* change();
  const after = yield* readPlanSource(q, userId);
  yield* storeReplacedWeek(q, site, before, after.week);
  return yield* rebuildPlan(q, site, userId);
}

/**
 * Plans a member's unchanged week again, which changes nothing when the plan is correct; returns the number of waiting
 * jobs.
 * @throws {AppError} not_found when there is no such member.
 */
export async function resyncSchedule(site: Site, actor: Actor, userId: number): Promise<number> {
  const memberId = authorizeMember(actor, userId);
  await planSource(site, memberId);
  const { jobsScheduled, firstRun } = await atomicAs(site, actor, (q) => rebuildPlan(q, site, memberId));
  if (firstRun !== null) site.due.announce(firstRun);
  return jobsScheduled;
}

/** Returns the next slots of a member's week outside pauses, soonest first. */
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
 * Returns a member's week and pauses, which decide which days count (decisions.md D14).
 * @throws {AppError} not_found when there is no such member.
 */
export async function planSource(site: Site, userId: number): Promise<repo.PlanSource> {
  return site.db.snapshot((q) => readPlanSource(q, userId));
}

/** Returns the same as {@link planSource}, inside a transaction. */
export function* readPlanSource(q: Queries, userId: number): Work<repo.PlanSource> {
  const source = yield* repo.readPlanSource(q, userId);
  if (!source) throw new AppError('not_found', message('no_such_member'));
  return source;
}

/** Plans a member's week again after its data changed; returns the first instant work is due. */
export function* replan(q: Queries, site: Site, userId: number): Work<number | null> {
  return (yield* rebuildPlan(q, site, userId)).firstRun;
}

/**
 * Returns a member's slots that are never planned again, inside a transaction. A slot that was sent stays sent for its
 * date, also where the zone changed and its instant would lie ahead again (rules.md S4).
 */
export function* readTakenSlots(q: Queries, site: Site, userId: number): Work<repo.DatedSlot[]> {
  const now = site.clock.now();
  return yield* repo.readTakenSlots(q, { userId, now: new Date(now), since: new Date(now - ZONE_CHANGE_MS) });
}

/** Returns the coming slots of a week without those that are taken, soonest first. */
export function nextOccurrences(
  site: Site,
  source: repo.PlanSource,
  limit: number,
  taken: readonly repo.DatedSlot[] = [],
): Occurrence[] {
  let found: Occurrence[] = [];
  for (const days of [
    NEXT_DAYS,
    NEAR_DAYS,
    (limit + taken.length) * RAREST_DAYS + daysOfPause(source, site.clock.now()) + 1,
  ]) {
    // One day rarely contains several slots, so skip this step when several are needed.
    if (days === NEXT_DAYS && limit > 1) continue;
    found = distinct(site, source, days).filter((each) => !taken.some((slot) => isSameSlot(slot, each)));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

function isSameSlot(one: repo.DatedSlot, other: repo.DatedSlot): boolean {
  return one.localDate === other.localDate && one.timeSlotId === other.timeSlotId;
}

/** Returns how many days of pauses lie ahead. */
function daysOfPause({ pauses }: repo.PlanSource, now: number): number {
  return Math.max(0, ...pauses.map(({ endsAt }) => Math.ceil((endsAt.getTime() - now) / DAY_MS)));
}

/** Returns the slots of the coming days; slots on the same instant appear once (rules.md S3). */
function distinct(site: Site, source: repo.PlanSource, days: number): Occurrence[] {
  const now = site.clock.now();
  return occurrences(source.week, now, now + days * DAY_MS, source.pauses).filter(
    (each, index, all) => each.instant !== all[index - 1]?.instant,
  );
}

async function upcoming(site: Site, userId: number, limit: number): Promise<Occurrence[]> {
  return site.db.snapshot(function* (q) {
    const source = yield* readPlanSource(q, userId);
    return nextOccurrences(site, source, limit, yield* readTakenSlots(q, site, userId));
  });
}
