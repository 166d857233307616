import { defaultWeek } from '../../../../shared/schedule/schedule-limits.ts';
import type { ScheduleDay } from '../../../../shared/schedule.ts';
import { createDraftStore } from '../../../lib/forms/draft.ts';
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

/** A week begun and not saved, and the saved one that its changes were made from. */
export interface ScheduleDraft {
  values: ScheduleValues;
  base: SavedWeek;
}

export const scheduleDrafts = createDraftStore<ScheduleDraft>('schedule');
