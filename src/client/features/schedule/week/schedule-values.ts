import { METHODS_WITH_HOURS } from '../../../../shared/channels/hours.ts';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import { DAYS_OF_WEEK, defaultWeek, MAX_SLOTS_PER_DAY } from '../../../../shared/schedule/schedule-limits.ts';
import type { ScheduleDay } from '../../../../shared/schedule.ts';
import { createDraftStore, draftRule, hasShape } from '../../../lib/forms/draft.ts';
import { findConflicts, sortSlots } from './slots.ts';

/** The values of the screen: seven days, Monday first, and the time zone of their times. */
export interface ScheduleValues {
  scheduleData: ScheduleDay[];
  timezone: string;
}

/** A week as it is saved. */
export interface SavedWeek extends ScheduleValues {
  /** The zone that the server has; another than `timezone` where nothing was ever planned. */
  storedZone: string;
}

/**
 * The server's days as the form holds them. Where nothing was ever planned the zone is still the default, and the
 * browser's is taken in its place (product.md §7): there is no time yet that it could move.
 */
export function toScheduleValues(
  days: readonly (ScheduleDay & { timezone: string })[],
  browserZone: string,
): SavedWeek {
  const scheduleData = defaultWeek().map((standard) => {
    const { dayOfWeek, enabled, timeSlots } = days.find((day) => day.dayOfWeek === standard.dayOfWeek) ?? standard;
    return { dayOfWeek, enabled, timeSlots: sortSlots(timeSlots) };
  });
  const stored = days[0]?.timezone ?? 'UTC';
  const planned = scheduleData.some((day) => day.timeSlots.length > 0);
  return { scheduleData, timezone: stored === 'UTC' && !planned ? browserZone : stored, storedZone: stored };
}

/** Returns whether two schedules are equal, whatever the order their times were added in. */
export function sameSchedule(a: ScheduleValues, b: ScheduleValues): boolean {
  return a.timezone === b.timezone && a.scheduleData.every((day, index) => sameDay(day, b.scheduleData[index]));
}

/** Returns whether two days are equal, whatever the order their times were added in. */
export function sameDay(a: ScheduleDay, b: ScheduleDay | undefined): boolean {
  const plain = ({ dayOfWeek, enabled, timeSlots }: ScheduleDay) =>
    JSON.stringify([
      dayOfWeek,
      enabled,
      sortSlots(timeSlots).map(({ hour, minute, type, confirmedFor = [] }) => [hour, minute, type, ...confirmedFor]),
    ]);
  return b !== undefined && plain(a) === plain(b);
}

/** A sentence at each time that another of its day repeats, by its place in the form. */
export function repeatedTimes({ scheduleData }: ScheduleValues, sentence: string): Record<string, string> {
  const places = scheduleData.flatMap(({ timeSlots }, day) =>
    findConflicts(timeSlots).map((slot) => `scheduleData.${day}.timeSlots.${slot}`),
  );
  return Object.fromEntries(places.map((place) => [place, sentence]));
}

const isIn = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const isWholeBelow = (limit: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit;
const isListOf = (check: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(check);

const isSlot = (slot: unknown) =>
  hasShape(slot, {
    hour: isWholeBelow(24),
    minute: isWholeBelow(60),
    type: isIn(CONTENT_TYPES),
    confirmedFor: (value) => value === undefined || isListOf(isIn(METHODS_WITH_HOURS))(value),
  });
const isDay = (day: unknown) =>
  hasShape(day, {
    dayOfWeek: isIn(DAYS_OF_WEEK),
    enabled: (value) => typeof value === 'boolean',
    timeSlots: (value) => isListOf(isSlot)(value) && (value as unknown[]).length <= MAX_SLOTS_PER_DAY,
  });

const isWeek = (week: unknown) =>
  hasShape(week, {
    scheduleData: (value) => isListOf(isDay)(value) && (value as unknown[]).length === DAYS_OF_WEEK.length,
    timezone: (value) => typeof value === 'string',
  });

/** A week begun and not saved, and the saved one that its changes were made from. */
export interface ScheduleDraft {
  values: ScheduleValues;
  base: SavedWeek;
}

const isSavedWeek = (week: unknown) =>
  isWeek(week) && hasShape(week, { storedZone: (value) => typeof value === 'string' });

/** The form of a stored draft, which may be incomplete. Anything else was not written by this screen. */
export const scheduleDraft = draftRule<ScheduleDraft>((stored) =>
  hasShape(stored, { values: isWeek, base: isSavedWeek }),
);

export const scheduleDrafts = createDraftStore('schedule', scheduleDraft);
