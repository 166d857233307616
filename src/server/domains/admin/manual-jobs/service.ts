import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queries, Work } from '../../../../../db/database.ts';
import type { NotReadyReason } from '../../../../shared/admin-lists.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { MAX_SLOTS_PER_DAY } from '../../../../shared/schedule/schedule-limits.ts';
import { localDateAt } from '../../../../shared/slot-time.ts';
import { type Actor, afterAct } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { readReachable } from '../../alerts/member-methods.ts';
import { atomicAs } from '../../authority/service.ts';
import { type NewJob, storeJobs } from '../../schedule/jobs/service.ts';
import { readPausedAt } from '../../schedule/pauses/service.ts';
import { LEAD_MS } from '../../schedule/plan.ts';
import { readPlanSource } from '../../schedule/service.ts';
import { dayOfWeek, liesInPause } from '../../schedule/week.ts';
import * as repo from './repo.ts';

// The slots of a local day are due within this time of any instant of the day, even across clock changes.
const DAY_REACH_MS = 36 * HOUR_MS;
// Within this time the same type is sent again only when the administrator confirms it.
const JUST_NOW_MS = MINUTE_MS;
// A slice is short enough that no page request waits for it.
const SLICE = 50;

interface Member {
  userId: number;
  timezone: string;
}

type Candidate = Member & { completedOnboarding: boolean };

/**
 * Queues guidance of a type at once for every member who completed onboarding, is not paused, can be reached outside
 * the app and has not had three entries that day. Works in slices with pauses between them, and returns the number of
 * members (decisions.md D23, D24). A dry run only counts them.
 * @param refuseRepeat creates the error to throw when the type was sent within the last minute; it gets the number of
 * members that were sent it. Nothing is queued then. Without it the type is sent again.
 */
export async function queueForEverybody(
  site: Site,
  actor: Actor,
  contentType: ContentType,
  { dryRun = false, refuseRepeat }: { dryRun?: boolean; refuseRepeat?: (members: number) => AppError },
): Promise<number> {
  let userCount = 0;
  for (let after = 0; ; ) {
    const now = site.clock.now();
    const since = refuseRepeat ? new Date(now - JUST_NOW_MS) : null;
    const by = after === 0 ? actor : afterAct(actor);
    const slice = await atomicAs(site, by, function* (q) {
      const justSent = after === 0 && since ? yield* repo.countManualSends(q, contentType, since) : 0;
      if (justSent > 0 && refuseRepeat) throw refuseRepeat(justSent);
      const members = yield* repo.readMembersAfter(q, after, SLICE);
      const chosen = yield* chooseMembers(q, site, members, contentType, now);
      // A concurrent call may already have served some of these members.
      const served = since ? yield* repo.readManualSends(q, idsOf(chosen), contentType, since) : new Set<number>();
      const jobs = chosen
        .filter(({ userId }) => !served.has(userId))
        .map((member) => manualJob(member, contentType, { now, scheduledTime: now, isDev: false }));
      if (!dryRun) yield* storeJobs(q, jobs);
      return { last: members.at(-1)?.userId, users: jobs.length };
    });
    if (slice.last === undefined) return userCount;
    if (slice.users && !dryRun) site.due.announce(now);
    userCount += slice.users;
    after = slice.last;
    await yieldToEventLoop();
  }
}

/** The members whom guidance would not reach for one reason: their number, and the ids of the first of them. */
interface NotReady {
  members: number;
  firstIds: number[];
}

/**
 * Counts the members whom guidance of a type would not reach now, with the ids of the first `most` for each reason; `ready`
 * counts the others.
 */
export async function findNotReady(
  site: Site,
  contentType: ContentType,
  most: number,
): Promise<{ ready: number; notReady: Map<NotReadyReason, NotReady> }> {
  let ready = 0;
  const notReady = new Map<NotReadyReason, NotReady>();
  for (let after = 0; ; ) {
    const judged = await site.db.snapshot(function* (q) {
      const members = yield* repo.readMembersAfter(q, after, SLICE);
      return yield* readReadiness(q, site, members, contentType, site.clock.now());
    });
    const last = judged.at(-1);
    if (!last) return { ready, notReady };
    for (const { member, reason } of judged) {
      if (reason === null) {
        ready += 1;
        continue;
      }
      const counted = notReady.get(reason) ?? { members: 0, firstIds: [] };
      counted.members += 1;
      if (counted.firstIds.length < most) counted.firstIds.push(member.userId);
      notReady.set(reason, counted);
    }
    after = last.member.userId;
    await yieldToEventLoop();
  }
}

/** Counts the members who were sent a type by a send to everybody within the last minute. */
export async function countJustSent(site: Site, contentType: ContentType): Promise<number> {
  const since = new Date(site.clock.now() - JUST_NOW_MS);
  return site.db.snapshot((q) => repo.countManualSends(q, contentType, since));
}

/**
 * Queues a test for one member, outside the daily limits, for now or some milliseconds later.
 * @throws {AppError} not_found when there is no such member, conflict while the member is paused (decisions.md D23,
 * D24).
 */
export async function queueTest(
  site: Site,
  actor: Actor,
  userId: number,
  contentType: ContentType,
  delayMs: number,
): Promise<{ jobId: string; scheduledTime: Date }> {
  const now = site.clock.now();
  const job = await atomicAs(site, actor, function* (q) {
    const source = yield* readPlanSource(q, userId);
    if (liesInPause(source.pauses, now)) throw new AppError('conflict', message('member_paused'));
    const member = { userId, timezone: source.week.timezone };
    const made = manualJob(member, contentType, { now, scheduledTime: now + delayMs, isDev: true });
    yield* storeJobs(q, [made]);
    return made;
  });
  site.due.announce(job.executionTime.getTime());
  return { jobId: job.jobId, scheduledTime: job.scheduledTime };
}

function* chooseMembers(
  q: Queries,
  site: Site,
  members: Candidate[],
  contentType: ContentType,
  now: number,
): Work<Member[]> {
  const judged = yield* readReadiness(q, site, members, contentType, now);
  return judged.filter(({ reason }) => reason === null).map(({ member }) => member);
}

/** Returns for each member why guidance of a type is not sent now; null when it is sent (decisions.md D23, D24). */
function* readReadiness(
  q: Queries,
  site: Site,
  members: Candidate[],
  contentType: ContentType,
  now: number,
): Work<{ member: Candidate; reason: NotReadyReason | null }[]> {
  const userIds = idsOf(members.filter((member) => member.completedOnboarding));
  const reachable = yield* readReachable(q, site, userIds, contentType);
  const paused = yield* readPausedAt(q, userIds, new Date(now));
  const counts = yield* repo.countByDate(q, userIds, new Date(now - DAY_REACH_MS), new Date(now + DAY_REACH_MS));
  const jobsOn = new Map(counts.map(({ userId, localDate, jobs }) => [`${userId} ${localDate}`, jobs]));
  const todayIn = todayByZone(site, now);
  const reasonFor = ({ userId, timezone, completedOnboarding }: Candidate): NotReadyReason | null => {
    if (!completedOnboarding) return 'setup';
    const today = todayIn(timezone);
    if (today === null || !reachable.has(userId)) return 'unreachable';
    if (paused.has(userId)) return 'paused';
    // Planned slots and manual sends count together (decisions.md D23).
    return (jobsOn.get(`${userId} ${today}`) ?? 0) < MAX_SLOTS_PER_DAY ? null : 'had_three';
  };
  return members.map((member) => ({ member, reason: reasonFor(member) }));
}

function idsOf(members: readonly Member[]): number[] {
  return members.map(({ userId }) => userId);
}

/** Returns a cached function from a zone to its local date; null for a zone this runtime does not know. */
function todayByZone(site: Site, now: number): (timezone: string) => string | null {
  const known = new Map<string, string | null>();
  return (timezone) => {
    let today = known.get(timezone);
    if (today !== undefined) return today;
    try {
      today = localDateAt(now, timezone).toString();
    } catch (error) {
      site.log.error({ err: error, timezone }, 'a zone is not known');
      today = null;
    }
    known.set(timezone, today);
    return today;
  };
}

interface Making {
  now: number;
  /** The instant of delivery, in milliseconds. */
  scheduledTime: number;
  isDev: boolean;
}

function manualJob({ userId, timezone }: Member, contentType: ContentType, { now, scheduledTime, isDev }: Making) {
  const date = localDateAt(scheduledTime, timezone);
  const executionTime = new Date(Math.max(now, scheduledTime - LEAD_MS));
  return {
    jobId: `${userId}:manual-${now}-${contentType}-${randomToken().slice(0, 10)}`,
    userId,
    contentType,
    scheduledTime: new Date(scheduledTime),
    executionTime,
    dayOfWeek: dayOfWeek(date),
    timeSlotId: repo.manualSlot(contentType),
    localDate: date.toString(),
    timezone,
    createdAt: new Date(now),
    isDev,
    runAt: executionTime,
  } satisfies NewJob;
}
