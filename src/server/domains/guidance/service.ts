import type { Dashboard, GuidanceEntry } from '../../../shared/guidance.ts';
import { type ContentType, REFLECTION_MIN_LENGTH } from '../../../shared/guidance.ts';
import { localDateAt, slotInstant } from '../../../shared/slot-time.ts';
import { type Actor, authorizeMember, type MemberId } from '../../lib/actor.ts';
import { AppError, fieldError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { attentionFor } from '../alerts/service.ts';
import { nextOccurrences, planSource } from '../schedule/service.ts';
import { isPaused, slotsOn } from '../schedule/week.ts';
import { findGoals } from './goals/repo.ts';
import { advanceGoals } from './goals/service.ts';
import * as repo from './repo.ts';
import { countStreak, describeWeek } from './streak.ts';

// No two places on earth are further apart by their clocks; a slot in a gap of the clocks adds hours at most.
const LOOK_BACK_MS = 2 * 86_400_000;

/** Everything the dashboard shows of a member's day (product.md §3, decisions.md D14, D17, D18). */
export async function getDashboard(site: Site, actor: Actor, userId: number, isDev: boolean): Promise<Dashboard> {
  const memberId = authorizeMember(actor, userId);
  const now = site.clock.now();
  const source = await planSource(site, memberId);
  const { timezone } = source.week;
  const today = localDateAt(now, timezone);
  const localDate = today.toString();
  // A day's entries can lie before its midnight: the member may have moved zones since. Look further back, then by date.
  const from = new Date(slotInstant(today, { hour: 0, minute: 0 }, timezone) - LOOK_BACK_MS);
  const [entries, goals, kept, completedLessons, attention] = await Promise.all([
    repo.findToday(site.db, memberId, { localDate, from, now: new Date(now), isDev }),
    findGoals(site.db, memberId),
    repo.findKeptDates(site.db, memberId),
    repo.countLessons(site.db, memberId),
    attentionFor(site, memberId),
  ]);
  const joinedOn = localDateAt(source.joinedAt.getTime(), timezone).toString();
  const facts = {
    today: localDate,
    kept: new Set(kept),
    isNeutral: (date: Temporal.PlainDate) => date.toString() < joinedOn || !asksSomething(source, date),
  };
  const streak = countStreak(facts);
  const [next] = nextOccurrences(site, source, 1);
  return {
    todaysGuidance: entries.map(toEntry),
    goals: goals.map(({ id, title, description, progress, targetDate, isCompleted }) => ({
      id,
      title,
      description,
      progress,
      targetDate,
      isCompleted,
    })),
    stats: { streakDays: streak.days, completedLessons, week: describeWeek(facts, streak) },
    localDate,
    timezone,
    next: next ? { contentType: next.slot.type, scheduledTime: new Date(next.instant) } : null,
    attention,
  };
}

/** One page of a member's entries, newest first (decisions.md D19). */
export async function getHistory(
  site: Site,
  actor: Actor,
  userId: number,
  query: { page: number; limit: number; env: 'development' | 'production'; type?: ContentType; q?: string },
): Promise<{ entries: GuidanceEntry[]; hasMore: boolean }> {
  const memberId = authorizeMember(actor, userId);
  const rows = await repo.findHistory(site.db, memberId, {
    now: new Date(site.clock.now()),
    isDev: query.env === 'development',
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
    type: query.type,
    q: query.q,
  });
  // Nothing to show is either an empty page or nobody at all, and the second is said.
  if (rows.length === 0) await planSource(site, memberId);
  return { entries: rows.slice(0, query.limit).map(toEntry), hasMore: rows.length > query.limit };
}

/**
 * Completes an entry, once: a second time answers as the first and changes nothing (decisions.md D13).
 * @throws {AppError} not_found for another member's or a hidden entry, bad_request for a reflection without 20
 * characters of text.
 */
export async function completeGuidance(
  site: Site,
  actor: Actor,
  id: number,
  userReflection: string | null | undefined,
): Promise<{ success: true; entry: GuidanceEntry }> {
  const { memberId, entry } = await ownEntry(site, actor, id);
  if (entry.isCompleted) return { success: true, entry: toEntry(entry) };
  const reflection = userReflection?.trim() || null;
  if (entry.contentType === 'reflection' && (reflection?.length ?? 0) < REFLECTION_MIN_LENGTH)
    throw fieldError('bad_request', 'userReflection', 'Please write at least 20 characters');
  const now = site.clock.now();
  const { timezone } = (await planSource(site, memberId)).week;
  const completed = await site.db.atomic(function* (q) {
    const row = yield* repo.completeEntry(q, id, {
      completedAt: new Date(now),
      completedLocalDate: localDateAt(now, timezone).toString(),
      userReflection: reflection,
    });
    if (row && !row.isDev) yield* advanceGoals(q, memberId, row.challenges);
    return row;
  });
  return { success: true, entry: toEntry(completed ?? (await ownEntry(site, actor, id)).entry) };
}

/**
 * Remembers whether an entry helped, which later choices look at (decisions.md D16).
 * @throws {AppError} not_found for another member's or a hidden entry.
 */
export async function markHelpful(site: Site, actor: Actor, id: number, isHelpful: boolean): Promise<void> {
  const { entry } = await ownEntry(site, actor, id);
  await repo.setHelpful(site.db, entry.id, isHelpful);
}

async function ownEntry(site: Site, actor: Actor, id: number): Promise<{ memberId: MemberId; entry: repo.EntryRow }> {
  if (actor.kind !== 'member') throw new AppError('forbidden', 'Only a member completes their own guidance.');
  const memberId = authorizeMember(actor, actor.userId);
  const entry = await repo.findEntry(site.db, memberId, id, new Date(site.clock.now()));
  if (!entry) throw new AppError('not_found', 'This guidance does not exist.');
  return { memberId, entry };
}

type Source = Awaited<ReturnType<typeof planSource>>;

function asksSomething({ week, pauses }: Source, date: Temporal.PlainDate): boolean {
  return slotsOn(week, date).some((slot) => !isPaused(pauses, slotInstant(date, slot, week.timezone)));
}

function toEntry(row: repo.EntryRow): GuidanceEntry {
  const { jobId, concept, challenges, libraryKey, completedLocalDate, ...entry } = row;
  return entry;
}
