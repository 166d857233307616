import type { ScheduleDay, TimeSlot } from '../schedule.ts';

/** Days as stored and sent, Monday first (product.md §3); the index is the ISO weekday less one. */
export const DAYS_OF_WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

export const MAX_SLOTS_PER_DAY = 3;
/** The step of the times the screen offers, in minutes; the call takes any minute (decisions.md D21). */
export const SLOT_STEP_MINUTES = 30;

/** The most days ahead a pause may end. */
export const LONGEST_PAUSE_DAYS = 90;

export const NEW_SLOT: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };

/** The week a member starts from: Monday to Friday and Sunday on, Saturday off, no times yet (product.md §4). */
export function defaultWeek(): ScheduleDay[] {
  return DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, enabled: dayOfWeek !== 'saturday', timeSlots: [] }));
}
