import { describe, expect, test } from 'vitest';
import { defaultWeek } from '../../../../../shared/schedule/default-week.ts';
import type { DayOfWeek } from '../../../../../shared/schedule/schedule-limits.ts';
import { type SavedWeek, type ScheduleDraft, toScheduleValues } from '../schedule-values.ts';
import { applyWeekEdits, editWeek, findCollisions, keepMine, takeTheirs, toWeekChanges } from './week-edits.ts';

type Hours = Partial<Record<DayOfWeek, number>>;
const ZONE = 'Europe/London';

const week = (hours: Hours, timezone = ZONE): SavedWeek => {
  const days = defaultWeek().map((day) => {
    const hour = hours[day.dayOfWeek];
    return { ...day, timezone, timeSlots: hour === undefined ? [] : [{ hour, minute: 0, type: 'prayer' as const }] };
  });
  return toScheduleValues(days, 'Asia/Tokyo');
};
const edit = (saved: SavedWeek, hours: Hours, draft: ScheduleDraft | null = null) => {
  const edited = week(hours).scheduleData;
  const shown = applyWeekEdits(saved, draft).scheduleData;
  const next = editWeek(saved, draft, {
    scheduleData: shown.map((day, index) => (day.dayOfWeek in hours ? (edited[index] ?? day) : day)),
  });
  if (!next) throw new Error('nothing was changed');
  return next;
};
const hourOn = (values: { scheduleData: SavedWeek['scheduleData'] }, dayOfWeek: DayOfWeek) =>
  values.scheduleData.find((day) => day.dayOfWeek === dayOfWeek)?.timeSlots[0]?.hour;

const SAVED = week({ monday: 9, tuesday: 9 });
const MINE = edit(SAVED, { monday: 20 });

test('a week without changes shows the saved values', () => {
  expect(applyWeekEdits(week({ monday: 7 }), null)).toEqual(week({ monday: 7 }));
  expect(editWeek(SAVED, MINE, { scheduleData: SAVED.scheduleData })).toBeNull();
});

test('a day that is not changed here follows changes saved elsewhere', () => {
  const elsewhere = week({ monday: 9, tuesday: 6 });
  const shown = applyWeekEdits(elsewhere, MINE);
  expect([hourOn(shown, 'monday'), hourOn(shown, 'tuesday')]).toEqual([20, 6]);
  // A later change here is based on the values on the screen at that time.
  const { from } = toWeekChanges(edit(elsewhere, { tuesday: 5 }, MINE));
  expect(from?.scheduleData?.map(({ timeSlots = [] }) => timeSlots[0]?.hour)).toEqual([9, 6]);
});

test('only the changed days are sent, with their previous values', () => {
  const { scheduleData, from, timezone } = toWeekChanges(MINE);
  expect(scheduleData?.map(({ dayOfWeek }) => dayOfWeek)).toEqual(['monday']);
  expect(from?.scheduleData?.map(({ dayOfWeek, timeSlots }) => [dayOfWeek, timeSlots?.[0]?.hour])).toEqual([
    ['monday', 9],
  ]);
  expect([timezone, from?.timezone]).toEqual([undefined, ZONE]);
});

test('the browser’s zone is sent if none was ever chosen', () => {
  const empty = week({}, 'UTC');
  const { timezone, from } = toWeekChanges(edit(empty, { monday: 7 }));
  expect([timezone, from?.timezone]).toEqual(['Asia/Tokyo', 'UTC']);
});

describe('a day that was changed here and elsewhere', () => {
  const present = week({ monday: 7, tuesday: 6 });

  test('collides; a day that was changed in one place only or to the same value does not', () => {
    expect(findCollisions(present, MINE)).toEqual({ days: [0], zone: false });
    expect(findCollisions(week({ monday: 20 }), MINE)).toEqual({ days: [], zone: false });
    expect(findCollisions(week({ monday: 9, tuesday: 9 }, 'Asia/Tokyo'), MINE)).toEqual({ days: [], zone: true });
  });

  test('is sent again with my value, based on the present week', () => {
    const mine = keepMine(present, MINE);
    expect(mine && toWeekChanges(mine)).toMatchObject({
      scheduleData: [{ dayOfWeek: 'monday', timeSlots: [{ hour: 20 }] }],
      from: { scheduleData: [{ dayOfWeek: 'monday', timeSlots: [{ hour: 7 }] }] },
    });
  });

  test('gets their value, and changes without a collision stay', () => {
    expect(takeTheirs(present, MINE)).toBeNull();
    const two = takeTheirs(present, edit(SAVED, { friday: 8 }, MINE));
    const shown = applyWeekEdits(present, two);
    expect([hourOn(shown, 'monday'), hourOn(shown, 'tuesday'), hourOn(shown, 'friday')]).toEqual([7, 6, 8]);
  });
});
