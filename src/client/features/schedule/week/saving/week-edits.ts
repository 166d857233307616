import type { z } from 'zod';
import type { ScheduleDay, scheduleChangesBody } from '../../../../../shared/schedule.ts';
import { type SavedWeek, type ScheduleDraft, type ScheduleValues, sameDay } from '../schedule-values.ts';

/** Returns the indexes of the days that a draft changes; 0 is Monday. */
function editedDays({ values, base }: ScheduleDraft): number[] {
  return values.scheduleData.flatMap((day, index) => (sameDay(day, base.scheduleData[index]) ? [] : [index]));
}

/** Returns the values on the screen: the saved week with the draft's changes applied. */
export function applyWeekEdits(saved: SavedWeek, draft: ScheduleDraft | null): ScheduleValues {
  if (!draft) return saved;
  const { values, base } = draft;
  const edited = editedDays(draft);
  return {
    scheduleData: pick(saved.scheduleData, values.scheduleData, edited),
    timezone: values.timezone === base.timezone ? saved.timezone : values.timezone,
  };
}

/** Returns the draft after another change; null if no difference from its base is left. */
export function editWeek(
  saved: SavedWeek,
  draft: ScheduleDraft | null,
  changed: Partial<ScheduleValues>,
): ScheduleDraft | null {
  const before = draft ?? { values: saved, base: saved };
  const { scheduleData } = applyWeekEdits(saved, draft);
  const next = {
    values: { scheduleData, timezone: before.values.timezone, ...changed },
    // The first change of a day is based on the value on the screen.
    base: { ...before.base, scheduleData: pick(saved.scheduleData, before.base.scheduleData, editedDays(before)) },
  };
  return editedDays(next).length > 0 || next.values.timezone !== next.base.timezone ? next : null;
}

/** Returns the body of the request: the changed days and zone, and the values they are based on (decisions.md D40). */
export function toWeekChanges(draft: ScheduleDraft): z.input<typeof scheduleChangesBody> {
  const { values, base } = draft;
  const edited = editedDays(draft);
  return {
    scheduleData: edited.flatMap((index) => values.scheduleData[index] ?? []),
    ...(values.timezone !== base.storedZone && { timezone: values.timezone }),
    from: { scheduleData: edited.flatMap((index) => base.scheduleData[index] ?? []), timezone: base.storedZone },
  };
}

/** Returns the days (by index) and whether the zone were changed both here and elsewhere to different values. */
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

/** Bases the draft on the present week, so that saving overwrites that week. */
export function keepMine(present: SavedWeek, draft: ScheduleDraft): ScheduleDraft | null {
  const { scheduleData } = applyWeekEdits(present, draft);
  return editWeek(present, null, { scheduleData, timezone: draft.values.timezone });
}

/** Removes the collisions from the draft. Other changes stay. */
export function takeTheirs(present: SavedWeek, draft: ScheduleDraft): ScheduleDraft | null {
  const { days, zone } = findCollisions(present, draft);
  const shown = applyWeekEdits(present, draft);
  return editWeek(present, null, {
    scheduleData: pick(shown.scheduleData, present.scheduleData, days),
    timezone: zone ? present.timezone : shown.timezone,
  });
}

/** Returns the days of a week, with the days at `indexes` taken from another week. */
function pick(days: readonly ScheduleDay[], others: readonly ScheduleDay[], indexes: readonly number[]): ScheduleDay[] {
  return days.map((day, index) => (indexes.includes(index) ? (others[index] ?? day) : day));
}
