import type { ScheduleDay, TimeSlot } from '../schedule.ts';
import { DAYS_OF_WEEK } from './schedule-limits.ts';

/** The slot that the screen adds to a day first. */
export const NEW_SLOT: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };

/** Returns the default week: Monday to Friday and Sunday on, Saturday off, no times yet (product.md §4). */
export function defaultWeek(): ScheduleDay[] {
  return DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, enabled: dayOfWeek !== 'saturday', timeSlots: [] }));
}
