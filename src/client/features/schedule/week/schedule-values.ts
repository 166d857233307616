import { defaultWeek } from '../../../../shared/schedule/default-week.ts';
import type { ScheduleDay } from '../../../../shared/schedule.ts';
import { createDraftStore } from '../../../lib/forms/draft-store.ts';
import { findConflicts, sortSlots } from './day-slots.ts';

/** The values of the screen: seven days, Monday first, and the time zone of their times. */
export interface ScheduleValues {
  scheduleData: ScheduleDay[];
  timezone: string;
}

/** The saved week. */
export interface SavedWeek extends ScheduleValues {
  /** The zone on the server. It differs from `timezone` if nothing was ever planned. */
  storedZone: string;
}

/**
 * Converts the server's days for the form. A week without times in the default zone gets the browser's zone (product.md
 * §7), because that moves no time.
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

/** Returns whether two schedules are equal, ignoring the order of times. */
export function sameSchedule(a: ScheduleValues, b: ScheduleValues): boolean {
  return a.timezone === b.timezone && a.scheduleData.every((day, index) => sameDay(day, b.scheduleData[index]));
}

/** Returns whether two days are equal, ignoring the order of times. */
export function sameDay(a: ScheduleDay, b: ScheduleDay | undefined): boolean {
  const serialize = ({ dayOfWeek, enabled, timeSlots }: ScheduleDay) =>
    JSON.stringify([
      dayOfWeek,
      enabled,
      sortSlots(timeSlots).map(({ hour, minute, type, confirmedFor = [] }) => [hour, minute, type, ...confirmedFor]),
    ]);
  return b !== undefined && serialize(a) === serialize(b);
}

/** Returns an error for each time that repeats another of its day, by its path. */
export function repeatedTimes({ scheduleData }: ScheduleValues, sentence: string): Record<string, string> {
  const paths = scheduleData.flatMap(({ timeSlots }, day) =>
    findConflicts(timeSlots).map((slot) => `scheduleData.${day}.timeSlots.${slot}`),
  );
  return Object.fromEntries(paths.map((path) => [path, sentence]));
}

/** An unsaved week, and the saved one that its changes are based on. */
export interface ScheduleDraft {
  values: ScheduleValues;
  base: SavedWeek;
}

export const scheduleDrafts = createDraftStore<ScheduleDraft>('schedule');
