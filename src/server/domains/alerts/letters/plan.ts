import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queries, Work } from '../../../../../db/database.ts';
import { LETTER_CATEGORIES, type LetterKind } from '../../../../shared/alerts/mail-categories.ts';
import { type AlertPauses, findPauseEnd } from '../../../../shared/alerts/pauses.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { zoneOrUtc } from '../../../../shared/schedule/time-zone.ts';
import { type ClockTime, localDateAt, slotInstant } from '../../../../shared/slot-time.ts';
import { monthOf } from '../../../lib/utc-month.ts';
import type { Site } from '../../../site/site.ts';
import { readOpenEntries } from '../../guidance/week-review/service.ts';
import { readPausedAt } from '../../schedule/pauses/service.ts';
import { isMuted } from '../method-states.ts';
import * as repo from './repo.ts';

// Two hours, because the planner runs every hour: a row exists at least one hour ahead.
const AHEAD_MS = 2 * HOUR_MS;
const SLICE = 200;
// A first letter after a few hours would have no content.
const FIRST_LETTER_AFTER_MS = 3 * DAY_MS;
// A reminder leaves a member this long to complete the entry unasked.
const REMIND_AFTER_MS = 2 * HOUR_MS;

/** A mail that comes at an hour of the member's own day. */
interface Occasion {
  time: ClockTime;
  /** The day of the week, Monday 1 to Sunday 7; every day where it is not set. */
  weekday?: number;
  /** The type of guidance that the mail reminds of. */
  reminds?: ContentType;
}

/**
 * The weekly letter comes on Saturday morning, the day without guidance unless a member chose otherwise, and looks back
 * at the seven days before. The reminders come in the evening, an hour apart.
 */
const OCCASIONS: Readonly<Record<Exclude<LetterKind, 'service_update'>, Occasion>> = {
  weekly_letter: { time: { hour: 8, minute: 0 }, weekday: 6 },
  prayer_reminder: { time: { hour: 19, minute: 0 }, reminds: 'prayer' },
  reflection_prompt: { time: { hour: 20, minute: 0 }, reminds: 'reflection' },
};

/** Returns the type of guidance that a mail reminds of, or null. */
export function remindedType(kind: LetterKind): ContentType | null {
  return kind === 'service_update' ? null : (OCCASIONS[kind].reminds ?? null);
}

/**
 * Stores the letters and reminders that are due in the next two hours, or were due within the catch-up window (rules.md
 * S5), and the rest of a service update whose sending was interrupted. Each goes once to a member for its day, week or
 * month, so a second call changes nothing.
 */
export async function planLetters(site: Site): Promise<void> {
  if (!site.channels.has(ACCOUNT_METHOD)) return;
  const now = site.clock.now();
  const since = now - site.env.CATCH_UP_MINUTES * MINUTE_MS;
  for (let timezone = await repo.findZoneAfter(site.db, ''); timezone !== null; ) {
    for (const [kind, occasion] of Object.entries(OCCASIONS) as [keyof typeof OCCASIONS, Occasion][])
      for (const { localDate, instant } of instantsOf(occasion, zoneOrUtc(timezone), since, now + AHEAD_MS))
        await queueLetters(site, { kind, timezone, period: localDate, dueAt: instant, occasion });
    timezone = await repo.findZoneAfter(site.db, timezone);
  }
  // An update that was sent on the last day of a month may still be incomplete on the first of the next.
  const [update] = await repo.findUpdates(site.db, monthOf(now - DAY_MS));
  if (update && now - update.createdAt.getTime() <= DAY_MS) await queueUpdate(site, update);
}

/** Stores one row of a service update for each member who gets it. A second call changes nothing. */
export async function queueUpdate(site: Site, update: { month: string; createdAt: Date }): Promise<void> {
  const { month: period, createdAt } = update;
  await queueLetters(site, { kind: 'service_update', timezone: null, period, dueAt: createdAt.getTime() });
}

/** Counts the members who would get a service update now. */
export async function countUpdateReaders(site: Site): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const slice = await site.db.snapshot((q) =>
      readWanting(q, { kind: 'service_update', timezone: null, dueAt: site.clock.now(), after }),
    );
    if (slice.last === null) return count;
    count += slice.members.length;
    after = slice.last;
    await yieldToEventLoop();
  }
}

/** Returns the instants of an occasion in a zone after one instant and up to another, in milliseconds. */
function instantsOf({ time, weekday }: Occasion, zone: string, after: number, until: number) {
  const found: { localDate: string; instant: number }[] = [];
  // A time in a clock gap fires on the next date, so begin a day early.
  let date = localDateAt(after, zone).subtract({ days: 1 });
  const last = localDateAt(until, zone);
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const instant = slotInstant(date, time, zone);
    if (instant <= after || instant > until || (weekday && date.dayOfWeek !== weekday)) continue;
    found.push({ localDate: date.toString(), instant });
  }
  return found;
}

interface Batch {
  kind: LetterKind;
  timezone: string | null;
  period: string;
  /** The instant at which the mail is due, in milliseconds. */
  dueAt: number;
  occasion?: Occasion;
}

async function queueLetters(site: Site, batch: Batch): Promise<void> {
  for (let after = 0; !site.providerAbort.signal.aborted; ) {
    const last = await site.db.atomic((q) => queueSlice(q, site, { ...batch, after }));
    site.due.announce(batch.dueAt);
    if (last === null) return;
    after = last;
    await yieldToEventLoop();
  }
}

/** Stores the rows of the next members. Returns the last member's id, or null when none is left. */
function* queueSlice(q: Queries, site: Site, batch: Batch & { after: number }): Work<number | null> {
  const { kind, period, dueAt, occasion } = batch;
  const { last, members } = yield* readWanting(q, batch);
  const userIds = members.map(({ userId }) => userId);
  const paused = yield* readPausedAt(q, userIds, new Date(dueAt));
  const contentType = occasion?.reminds;
  const visibleBy = new Date(dueAt - REMIND_AFTER_MS);
  const open = contentType && (yield* readOpenEntries(q, { userIds, contentType, localDate: period, visibleBy }));
  const letters = members
    .filter(({ userId }) => !paused.has(userId) && (!open || open.has(userId)))
    .filter(({ joinedAt }) => kind !== 'weekly_letter' || joinedAt.getTime() <= dueAt - FIRST_LETTER_AFTER_MS)
    .map(({ userId, addressId }) => ({ userId, addressId, kind, period, entryId: open?.get(userId) ?? null }));
  yield* repo.insertLetters(q, letters, new Date(dueAt), new Date(site.clock.now()));
  return last;
}

/**
 * Reads the next members, and which of them get a kind of mail at an instant: those with it switched on and not paused.
 */
function* readWanting(
  q: Queries,
  { kind, timezone, dueAt, after }: Pick<Batch, 'kind' | 'timezone' | 'dueAt'> & { after: number },
) {
  const members = yield* repo.readMembers(q, { timezone, after, limit: SLICE });
  return {
    last: members.at(-1)?.userId ?? null,
    members: members.filter(
      (member) => wantsLetter(member, kind) && reasonOfPause(member.alertPauses, kind, dueAt) === null,
    ),
  };
}

/** Returns whether a member has a kind of mail switched on; reminders are a part of the guidance by mail. */
export function wantsLetter(choices: Parameters<typeof isMuted>[0], kind: LetterKind): boolean {
  if (remindedType(kind) !== null && isMuted(choices, 'guidance')) return false;
  return !isMuted(choices, LETTER_CATEGORIES[kind]);
}

/**
 * Returns why a pause holds a kind of mail back at an instant (milliseconds), or null. A pause of the channel covers
 * guidance and its reminders; the letter and the service updates have pauses of their own.
 */
export function reasonOfPause(
  pauses: AlertPauses,
  kind: LetterKind,
  at: number,
): 'paused_channel' | 'paused_category' | null {
  if (remindedType(kind) !== null && findPauseEnd(pauses, ACCOUNT_METHOD, at)) return 'paused_channel';
  return findPauseEnd(pauses, LETTER_CATEGORIES[kind], at) ? 'paused_category' : null;
}
