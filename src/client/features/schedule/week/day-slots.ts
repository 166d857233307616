import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { METHODS_WITH_HOURS } from '../../../../shared/channels/hours.ts';
import { NEW_SLOT } from '../../../../shared/schedule/default-week.ts';
import { MAX_SLOTS_PER_DAY, SLOT_STEP_MINUTES } from '../../../../shared/schedule/schedule-limits.ts';
import type { ScheduleDay, TimeSlot } from '../../../../shared/schedule.ts';
import type { ClockTime } from '../../../../shared/slot-time.ts';
import { clockAt, DAY_MINUTES, minuteOfDay } from '../../../lib/time/time-options.ts';
import { toggled } from '../../../lib/toggled.ts';

/** Sorts slots, earliest first. */
export function sortSlots(slots: readonly TimeSlot[]): TimeSlot[] {
  return [...slots].sort((a, b) => minuteOfDay(a) - minuteOfDay(b));
}

/**
 * Returns the slot that Add Time adds: prayer at 9:00 or the next free half hour; null if the day is full (product.md
 * §9).
 */
export function nextFreeSlot(slots: readonly TimeSlot[]): TimeSlot | null {
  if (slots.length >= MAX_SLOTS_PER_DAY) return null;
  const taken = new Set(slots.map(minuteOfDay));
  let minutes = minuteOfDay(NEW_SLOT);
  while (taken.has(minutes)) minutes = (minutes + SLOT_STEP_MINUTES) % DAY_MINUTES;
  return { ...NEW_SLOT, ...clockAt(minutes) };
}

/** Returns the indexes of the slots with the same time as an earlier one. */
export function findConflicts(slots: readonly TimeSlot[]): number[] {
  const minutes = slots.map(minuteOfDay);
  return minutes.flatMap((minute, index) => (minutes.indexOf(minute) < index ? [index] : []));
}

/**
 * Switches a day on or off. Switching an empty day on adds the first time, because the day would bring nothing without it;
 * switching it off removes that time if it is unchanged. Switching off also removes repeated times, because their error
 * would not be visible.
 */
export function switchDay(day: ScheduleDay, enabled: boolean): ScheduleDay {
  if (enabled) return { ...day, enabled, timeSlots: day.timeSlots.length ? day.timeSlots : [{ ...NEW_SLOT }] };
  const repeated = findConflicts(day.timeSlots);
  const timeSlots = day.timeSlots.filter((_, index) => !repeated.includes(index));
  return { ...day, enabled, timeSlots: isNewSlotAlone(timeSlots) ? [] : timeSlots };
}

function isNewSlotAlone([slot, ...others]: readonly TimeSlot[]): boolean {
  if (slot === undefined || others.length > 0) return false;
  return minuteOfDay(slot) === minuteOfDay(NEW_SLOT) && slot.type === NEW_SLOT.type;
}

/** Returns a slot at another time or on another day. The new slot has no confirmations (rules.md C12). */
export function moveSlot({ type }: TimeSlot, { hour, minute }: ClockTime): TimeSlot {
  return { hour, minute, type };
}

/** Returns a slot with its confirmation for one channel set or removed (rules.md C12). */
export function confirmSlot(slot: TimeSlot, method: AlertMethod, confirmed: boolean): TimeSlot {
  const confirmedFor = toggled(METHODS_WITH_HOURS, slot.confirmedFor ?? [], method, confirmed);
  return { ...moveSlot(slot, slot), ...(confirmedFor.length > 0 && { confirmedFor }) };
}

/** Copies the times of a day to other days of the week, and switches these on. */
export function copyDay(week: readonly ScheduleDay[], from: ScheduleDay, to: readonly string[]): ScheduleDay[] {
  return week.map((day) =>
    to.includes(day.dayOfWeek)
      ? { ...day, enabled: true, timeSlots: from.timeSlots.map((slot) => moveSlot(slot, slot)) }
      : day,
  );
}
