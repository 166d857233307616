import type { Frequency } from '../../../shared/onboarding/onboarding-choices.ts';
import { DEFAULT_REMINDER_TIME } from '../../../shared/onboarding/onboarding-choices.ts';
import { defaultWeek } from '../../../shared/schedule/default-week.ts';
import { DAYS_OF_WEEK, type DayOfWeek } from '../../../shared/schedule/schedule-limits.ts';
import type { ScheduleDay, TimeSlot } from '../../../shared/schedule.ts';
import { type ClockTime, localDateAt, parseClockTime, slotInstant } from '../../../shared/slot-time.ts';
import type { Pause } from './pauses/repo.ts';

/** A member's week: its days, their time zone, and the anchor week of a fortnightly rhythm. */
export interface Week {
  days: ScheduleDay[];
  timezone: string;
  /** A local date in the first week of a fortnightly rhythm; null for a weekly one. */
  anchor: string | null;
}

/** One slot on one date. */
export interface Occurrence {
  slot: TimeSlot;
  dayOfWeek: DayOfWeek;
  localDate: string;
  timeSlotId: string;
  /** Milliseconds since the epoch. */
  instant: number;
}

export interface Rhythm {
  completedOnboarding: boolean;
  frequency: Frequency;
  frequencyAnchor: string | null;
  reminderTime: string;
  timezone: string;
}

const TYPE_CYCLE = ['prayer', 'do', 'reflection'] as const;

/** Derives the week from onboarding's answers, used until one is saved in Settings (decisions.md D10). */
export function deriveWeek(profile: Rhythm): Week {
  const { timezone, frequency, frequencyAnchor } = profile;
  const days = defaultWeek();
  if (!profile.completedOnboarding) return { days, timezone, anchor: null };
  const time = parseClockTime(profile.reminderTime) ?? (parseClockTime(DEFAULT_REMINDER_TIME) as ClockTime);
  if (frequency === 'daily') {
    const enabled = days.filter((day) => day.enabled);
    enabled.forEach((day, index) => {
      day.timeSlots = [{ ...time, type: TYPE_CYCLE[index % TYPE_CYCLE.length] as (typeof TYPE_CYCLE)[number] }];
    });
    return { days, timezone, anchor: null };
  }
  const weekday = frequencyAnchor ? dayOfWeek(Temporal.PlainDate.from(frequencyAnchor)) : 'monday';
  for (const day of days) {
    if (day.dayOfWeek !== weekday) continue;
    day.enabled = true;
    day.timeSlots = [{ ...time, type: 'prayer' }];
  }
  return { days, timezone, anchor: frequency === 'biweekly' ? frequencyAnchor : null };
}

/** Returns the days of a week that have slots, with sorted slots, without their confirmations. */
export function chosenDays({ days }: Week): ScheduleDay[] {
  return days
    .filter((day) => day.enabled && day.timeSlots.length > 0)
    .map(({ dayOfWeek, timeSlots }) => ({
      dayOfWeek,
      enabled: true,
      timeSlots: timeSlots.toSorted(byTime).map(({ hour, minute, type }) => ({ hour, minute, type })),
    }));
}

/** Returns all seven days in order; an absent day is off. */
export function wholeWeek(days: readonly (Pick<ScheduleDay, 'enabled' | 'timeSlots'> & { dayOfWeek: string })[]) {
  const byDay = new Map(days.map((day) => [day.dayOfWeek, day]));
  return DAYS_OF_WEEK.map((name): ScheduleDay => {
    const { enabled = false, timeSlots = [] } = byDay.get(name) ?? {};
    return { dayOfWeek: name, enabled, timeSlots };
  });
}

/** Returns a slot's stable id: the same day, time and type always have the same one (decisions.md D21). */
export function timeSlotId(day: DayOfWeek, slot: TimeSlot): string {
  return `${slotPlace(day, slot)}-${slot.type}`;
}

/** Returns the day and time of a slot, such as `monday-2200`. */
export function slotPlace(day: DayOfWeek, { hour, minute }: ClockTime): string {
  return `${day}-${pad(hour)}${pad(minute)}`;
}

/** Returns the stored name of a date's weekday. */
export function dayOfWeek(date: Temporal.PlainDate): DayOfWeek {
  return DAYS_OF_WEEK[date.dayOfWeek - 1] as DayOfWeek;
}

/** Returns the slots of a week after one instant and up to another (milliseconds), soonest first, outside pauses. */
export function occurrences(week: Week, after: number, until: number, pauses: readonly Pause[]): Occurrence[] {
  const found: Occurrence[] = [];
  // A slot in a clock gap belongs to the date before that of its instant, so begin a day early.
  let date = localDateAt(after, week.timezone).subtract({ days: 1 });
  const last = localDateAt(until, week.timezone);
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const day = dayOfWeek(date);
    for (const slot of slotsOn(week, date)) {
      const instant = slotInstant(date, slot, week.timezone);
      if (instant <= after || instant > until || liesInPause(pauses, instant)) continue;
      found.push({ slot, dayOfWeek: day, localDate: date.toString(), timeSlotId: timeSlotId(day, slot), instant });
    }
  }
  return found.sort((a, b) => a.instant - b.instant);
}

/** Returns whether an instant (milliseconds) lies in one of the pauses. */
export function liesInPause(pauses: readonly Pause[], instant: number): boolean {
  return pauses.some((pause) => pause.startsAt.getTime() <= instant && instant < pause.endsAt.getTime());
}

/** Returns the enabled slots of a date, earliest first. */
export function slotsOn(week: Week, date: Temporal.PlainDate): TimeSlot[] {
  if (week.anchor && !isInRhythm(week.anchor, date)) return [];
  const day = week.days[date.dayOfWeek - 1];
  return day?.enabled ? day.timeSlots.toSorted(byTime) : [];
}

function byTime(a: TimeSlot, b: TimeSlot): number {
  return a.hour * 60 + a.minute - (b.hour * 60 + b.minute);
}

function isInRhythm(anchor: string, date: Temporal.PlainDate): boolean {
  const days = Temporal.PlainDate.from(anchor).until(date, { largestUnit: 'days' }).days;
  return Math.floor(days / 7) % 2 === 0;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
