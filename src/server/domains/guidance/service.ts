import type { Queries, Work } from '../../../../db/database.ts';
import { languageOfGoal } from '../../../content/goals.ts';
import { MIN_REFLECTION_LENGTH } from '../../../shared/guidance/guidance-limits.ts';
import type { Dashboard, GuidanceEntry, Progress } from '../../../shared/guidance.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import { localDateAt, slotInstant } from '../../../shared/slot-time.ts';
import { type Actor, authorizeMember, type MemberId } from '../../lib/actor.ts';
import { AppError, fieldError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../authority/service.ts';
import { readOutages } from '../schedule/outages.ts';
import { pauseEnd } from '../schedule/pauses/service.ts';
import { nextOccurrences, type planSource, readPlanSource, readTakenSlots } from '../schedule/service.ts';
import { expectsGuidanceOn, readWeekHistory, type WeekPeriod } from '../schedule/week-history.ts';
import { careFor, readCareCard } from './care/service.ts';
import { completeOnce, countedInstant, needsWords } from './completion.ts';
import { readGoals } from './goals/repo.ts';
import { readMemory } from './memories/service.ts';
import * as repo from './repo.ts';
import {
  countStreak,
  describeWeek,
  describeYear,
  findBridged,
  type StreakFacts,
  weekStart,
  yearStart,
} from './streak.ts';

// Local times on earth differ by less than this, even with the hours that a slot in a clock change adds.
const LOOK_BACK_MS = 2 * DAY_MS;

/** Reads what a member must do before messages reach them. It is passed in, because `alerts` may not be imported here. */
export type ReadAttention = (q: Queries, site: Site, actor: Actor, userId: MemberId) => Work<Dashboard['attention']>;

/** Returns the data of a member's dashboard (product.md §3, decisions.md D14, D17, D18). */
export async function getDashboard(
  site: Site,
  actor: Actor,
  userId: number,
  isDev: boolean,
  readAttention: ReadAttention,
): Promise<Dashboard> {
  const memberId = authorizeMember(actor, userId);
  const now = site.clock.now();
  const { streakSource, days, entries, goals, attention, care, memory, taken } = await site.db.snapshot(function* (q) {
    const streakSource = yield* readStreakSource(q, memberId, now);
    const { day, isPausedNow } = streakSource;
    // Only the member is shown what they wrote, and no administrator.
    const isOwn = actor.kind === 'member' && actor.userId === memberId;
    return {
      streakSource,
      days: yield* readDays(q, memberId, weekStart(streakSource.day.localDate)),
      entries: yield* repo.readToday(q, { userId: memberId, isDev, now: new Date(now), ...streakSource.day }),
      goals: yield* readGoals(q, memberId),
      attention: yield* readAttention(q, site, actor, memberId),
      care: yield* readCareCard(q, site, actor, memberId, streakSource.source.week.timezone),
      taken: yield* readTakenSlots(q, site, memberId),
      memory: isOwn && !isPausedNow && !isDev ? yield* readMemory(q, memberId, day.localDate, now) : null,
    };
  });
  const { source, day } = streakSource;
  const [next] = nextOccurrences(site, source, 1, taken);
  return {
    todaysGuidance: entries,
    goals: goals.map((goal) => ({ ...goal, language: languageOfGoal(goal.title) })),
    stats: statsOf(streakSource, days),
    localDate: day.localDate,
    timezone: source.week.timezone,
    next: next ? { contentType: next.slot.type, scheduledTime: new Date(next.instant) } : null,
    pausedUntil: pauseEnd(source.pauses, now),
    attention,
    care,
    memory,
  };
}

/** Reads a member's entries of today, inside a transaction (decisions.md D17). */
export function* readTodaysEntries(q: Queries, site: Site, memberId: MemberId): Work<GuidanceEntry[]> {
  const now = site.clock.now();
  const { week } = yield* readPlanSource(q, memberId);
  return yield* repo.readToday(q, { userId: memberId, isDev: false, now: new Date(now), ...dayAt(now, week.timezone) });
}

/** Returns a member's progress and their past year, by the dashboard's rules (decisions.md D14, D15). */
export async function getProgress(site: Site, actor: Actor, userId: number): Promise<Progress> {
  const memberId = authorizeMember(actor, userId);
  const now = site.clock.now();
  const { streakSource, days } = await site.db.snapshot(function* (q) {
    const streakSource = yield* readStreakSource(q, memberId, now);
    return { streakSource, days: yield* readDays(q, memberId, yearStart(streakSource.day.localDate)) };
  });
  const facts = streakFacts(streakSource, days);
  const { kept } = days;
  const streak = countStreak(facts);
  return {
    streakDays: streak.days,
    graceDates: [...streak.grace].sort(),
    completedLessons: countLessons(kept),
    localDate: facts.today,
    days: describeYear(facts, streak, new Map(kept.map(({ date, entries }) => [date, entries]))),
  };
}

/**
 * Completes an entry once. A second call changes nothing and returns the entry as the first call left it (decisions.md
 * D13). One that could not be sent at once counts for its own day (see {@link countedInstant}). The stats are those of the
 * dashboard after the completion (decisions.md D44).
 * @throws {AppError} not_found for another member's or a hidden entry, bad_request for a reflection with less than 20
 * characters.
 */
export async function completeGuidance(
  site: Site,
  actor: Actor,
  id: number,
  given: { userReflection?: string | null | undefined; secondsAgo?: number | undefined },
): Promise<{ success: true; entry: GuidanceEntry; offersCare: boolean } & Pick<Dashboard, 'stats' | 'care'>> {
  const { userReflection } = given;
  const { memberId, entry } = await ownEntry(site, actor, id);
  if (needsWords(entry, userReflection))
    throw fieldError('bad_request', 'userReflection', message('reflection_too_short', { min: MIN_REFLECTION_LENGTH }));
  const now = site.clock.now();
  const { completed, ...answer } = await atomicAs(site, actor, function* (q) {
    const streakSource = yield* readStreakSource(q, memberId, now);
    const { timezone } = streakSource.source.week;
    const localDate = localDateAt(countedInstant(entry, given.secondsAgo, now), timezone).toString();
    const completed = yield* completeOnce(q, site, memberId, entry, { now, localDate, userReflection });
    const days = yield* readDays(q, memberId, weekStart(streakSource.day.localDate));
    const care = yield* readCareCard(q, site, actor, memberId, timezone);
    // The offer says that the words are saved. For words that came too late there is the card on the dashboard.
    const offersCare = care !== null && completed !== null && careFor(site, userReflection ?? '', timezone) !== null;
    return { completed, stats: statsOf(streakSource, days), care, offersCare };
  });
  return { success: true, entry: toEntry(completed ?? (await ownEntry(site, actor, id)).entry), ...answer };
}

/**
 * Stores whether an entry helped, which influences later choices (decisions.md D16).
 * @throws {AppError} not_found for another member's or a hidden entry.
 */
export async function markHelpful(site: Site, actor: Actor, id: number, isHelpful: boolean): Promise<void> {
  const { entry } = await ownEntry(site, actor, id);
  await atomicAs(site, actor, (q) => repo.setHelpful(q, entry.id, isHelpful));
}

async function ownEntry(site: Site, actor: Actor, id: number): Promise<{ memberId: MemberId; entry: repo.EntryRow }> {
  if (actor.kind !== 'member') throw new AppError('forbidden', message('members_complete'));
  const memberId = authorizeMember(actor, actor.userId);
  const entry = await repo.findEntry(site.db, memberId, id, new Date(site.clock.now()));
  if (!entry) throw new AppError('not_found', message('no_such_guidance'));
  return { memberId, entry };
}

/** Returns the local date, and the earliest instant its entries can have. */
function dayAt(now: number, timezone: string): { localDate: string; from: Date } {
  const today = localDateAt(now, timezone);
  // A day's entries can be earlier than its midnight, because the member may have changed time zones. So search further
  // back and then filter by date.
  const from = new Date(slotInstant(today, { hour: 0, minute: 0 }, timezone) - LOOK_BACK_MS);
  return { localDate: today.toString(), from };
}

/** The days of a member's completions. */
interface CompletedDays {
  kept: { date: string; entries: number }[];
  later: string[];
}

/** Reads every kept day, and the days since `since` whose guidance was completed later. */
function* readDays(q: Queries, userId: MemberId, since: string): Work<CompletedDays> {
  return { kept: yield* repo.readKeptDays(q, userId), later: yield* repo.readLaterDays(q, userId, since) };
}

/** The data that decides which days count at one instant: the weeks, the times without guidance, and today's entries. */
interface StreakSource {
  source: Awaited<ReturnType<typeof planSource>>;
  weekPeriods: WeekPeriod[];
  /** The member's pauses and the site's outages. */
  withoutGuidance: StreakSource['source']['pauses'];
  day: { localDate: string; from: Date };
  /** True where today has an entry that counts, even without a slot (decisions.md D46). */
  hasEntryToday: boolean;
  isPausedNow: boolean;
}

function* readStreakSource(q: Queries, userId: MemberId, now: number): Work<StreakSource> {
  const source = yield* readPlanSource(q, userId);
  const day = dayAt(now, source.week.timezone);
  return {
    source,
    weekPeriods: yield* readWeekHistory(q, source),
    withoutGuidance: [...source.pauses, ...(yield* readOutages(q, source.joinedAt))],
    day,
    hasEntryToday: yield* repo.hasEntryOn(q, { userId, now: new Date(now), ...day }),
    isPausedNow: pauseEnd(source.pauses, now) !== null,
  };
}

function streakFacts(
  { source, weekPeriods, withoutGuidance, day, hasEntryToday, isPausedNow }: StreakSource,
  { kept, later }: CompletedDays,
): StreakFacts {
  const { week, pauses, joinedAt } = source;
  const today = day.localDate;
  // In the zone of that time: a move changes no past day (decisions.md D41).
  const joinedOn = localDateAt(joinedAt.getTime(), (weekPeriods[0]?.week ?? week).timezone).toString();
  // Today counts with whatever the current week has on it, even a slot that was chosen after its time.
  const currentWeekForever = [{ week, from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }];
  const isOpen = (hasEntryToday && !isPausedNow) || expectsGuidanceOn(currentWeekForever, pauses, today);
  const expects = (date: string) => expectsGuidanceOn(weekPeriods, withoutGuidance, date) || (date === today && isOpen);
  return {
    today,
    kept: new Set(kept.map(({ date }) => date)),
    completedLater: new Set(later),
    // The zone at registration may still be UTC, where a member in the west joined on the next day.
    isNeutral: (date) => (date < joinedOn && date !== today) || !expects(date),
  };
}

/** Returns the days of a member's streak at an instant in milliseconds, as the dashboard counts them (decisions.md D14). */
export function* readStreakDays(q: Queries, userId: MemberId, now: number): Work<number> {
  const streakSource = yield* readStreakSource(q, userId, now);
  const days = yield* readDays(q, userId, streakSource.day.localDate);
  return countStreak(streakFacts(streakSource, days)).days;
}

/** The streak, the lessons and the current week. */
function statsOf(streakSource: StreakSource, days: CompletedDays): Dashboard['stats'] {
  const facts = streakFacts(streakSource, days);
  const streak = countStreak(facts);
  return {
    streakDays: streak.days,
    completedLessons: countLessons(days.kept),
    week: describeWeek(facts, { grace: findBridged(facts, streak, weekStart(facts.today)) }),
  };
}

function countLessons(kept: CompletedDays['kept']): number {
  return kept.reduce((sum, day) => sum + day.entries, 0);
}

function toEntry(row: repo.EntryRow): GuidanceEntry {
  const { jobId, concept, challenges, libraryKey, reference, completedLocalDate, ...entry } = row;
  return entry;
}
