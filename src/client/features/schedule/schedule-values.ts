import { z } from 'zod';
import { DAYS_OF_WEEK, defaultWeek, type ScheduleDay, timeSlot } from '../../../shared/schedule.ts';
import { createDraftStore } from '../../lib/draft.ts';
import { sortSlots } from './slots.ts';

/** What the screen edits: seven days, Monday first, and the zone their times are meant in. */
export interface ScheduleValues {
  scheduleData: ScheduleDay[];
  timezone: string;
}

/**
 * The server's days as the form holds them. Where nothing was ever planned the zone is still the default, and the
 * browser's is taken in its place (product.md §7): there is no time yet that it could move.
 */
export function toScheduleValues(
  days: readonly (ScheduleDay & { timezone: string })[],
  browserZone: string,
): ScheduleValues {
  const scheduleData = defaultWeek().map((standard) => {
    const { dayOfWeek, enabled, timeSlots } = days.find((day) => day.dayOfWeek === standard.dayOfWeek) ?? standard;
    return { dayOfWeek, enabled, timeSlots: sortSlots(timeSlots) };
  });
  const stored = days[0]?.timezone ?? 'UTC';
  const planned = scheduleData.some((day) => day.timeSlots.length > 0);
  return { scheduleData, timezone: stored === 'UTC' && !planned ? browserZone : stored };
}

/** Whether two schedules say the same, whatever the order their times were added in. */
export function sameSchedule(a: ScheduleValues, b: ScheduleValues): boolean {
  const plain = ({ scheduleData, timezone }: ScheduleValues) =>
    JSON.stringify([
      timezone,
      scheduleData.map((day) => [
        day.dayOfWeek,
        day.enabled,
        sortSlots(day.timeSlots).map(({ hour, minute, type }) => [hour, minute, type]),
      ]),
    ]);
  return plain(a) === plain(b);
}

// What a draft may hold, unfinished as it is; anything else was not written by this screen.
export const scheduleDraft = z.object({
  scheduleData: z
    .array(z.object({ dayOfWeek: z.enum(DAYS_OF_WEEK), enabled: z.boolean(), timeSlots: z.array(timeSlot).max(3) }))
    .length(DAYS_OF_WEEK.length),
  timezone: z.string(),
});

export const scheduleDrafts = createDraftStore('schedule', scheduleDraft);
