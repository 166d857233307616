import type { z } from 'zod';
import type { ScheduleDay, scheduleChangesBody } from '../../../../../shared/schedule.ts';
import { type SavedWeek, type ScheduleDraft, type ScheduleValues, sameDay } from '../schedule-values.ts';

/** The places of the days that a draft changes, Monday first. */
function editedDays({ values, base }: ScheduleDraft): number[] {
  return values.scheduleData.flatMap((day, index) => (sameDay(day, base.scheduleData[index]) ? [] : [index]));
}

/** What stands on the screen: the saved week, with the days and the zone that were changed here over it. */
export function applyWeekEdits(saved: SavedWeek, draft: ScheduleDraft | null): ScheduleValues {
  if (!draft) return saved;
  const { values, base } = draft;
  const edited = editedDays(draft);
  return {
    scheduleData: pick(saved.scheduleData, values.scheduleData, edited),
    timezone: values.timezone === base.timezone ? saved.timezone : values.timezone,
  };
}

/** The draft after another change on the screen; null where nothing is left that differs from what it was made from. */
export function editWeek(
  saved: SavedWeek,
  draft: ScheduleDraft | null,
  changed: Partial<ScheduleValues>,
): ScheduleDraft | null {
  const before = draft ?? { values: saved, base: saved };
  const { scheduleData } = applyWeekEdits(saved, draft);
  const next = {
    values: { scheduleData, timezone: before.values.timezone, ...changed },
    // A day that is changed for the first time is changed from what stands on the screen now.
    base: { ...before.base, scheduleData: pick(saved.scheduleData, before.base.scheduleData, editedDays(before)) },
  };
  return editedDays(next).length > 0 || next.values.timezone !== next.base.timezone ? next : null;
}

/** What is sent: the changed days, and what they and their zone were changed from (decisions.md D40). */
export function toWeekChanges(draft: ScheduleDraft): z.input<typeof scheduleChangesBody> {
  const { values, base } = draft;
  const edited = editedDays(draft);
  return {
    scheduleData: edited.flatMap((index) => values.scheduleData[index] ?? []),
    ...(values.timezone !== base.storedZone && { timezone: values.timezone }),
    from: { scheduleData: edited.flatMap((index) => base.scheduleData[index] ?? []), timezone: base.storedZone },
  };
}

/** What was changed here and elsewhere, and differs: days by their place, and the zone. */
export function findCollisions(present: SavedWeek, draft: ScheduleDraft): { days: number[]; zone: boolean } {
  const { values, base } = draft;
  return {
    days: editedDays(draft).filter((index) => {
      const theirs = present.scheduleData[index] as ScheduleDay;
      return !sameDay(theirs, base.scheduleData[index]) && !sameDay(theirs, values.scheduleData[index]);
    }),
    zone: present.storedZone !== base.storedZone && present.storedZone !== values.timezone,
  };
}

/** The draft, made from what is saved now: to be sent in its place. */
export function keepMine(present: SavedWeek, draft: ScheduleDraft): ScheduleDraft | null {
  const { scheduleData } = applyWeekEdits(present, draft);
  return editWeek(present, null, { scheduleData, timezone: draft.values.timezone });
}

/** The draft without what is saved otherwise by now; what collides with nothing stays in it. */
export function takeTheirs(present: SavedWeek, draft: ScheduleDraft): ScheduleDraft | null {
  const { days, zone } = findCollisions(present, draft);
  const shown = applyWeekEdits(present, draft);
  return editWeek(present, null, {
    scheduleData: pick(shown.scheduleData, present.scheduleData, days),
    timezone: zone ? present.timezone : shown.timezone,
  });
}

/** The days of one week, with those at some places out of another. */
function pick(days: readonly ScheduleDay[], others: readonly ScheduleDay[], places: readonly number[]): ScheduleDay[] {
  return days.map((day, index) => (places.includes(index) ? (others[index] ?? day) : day));
}
