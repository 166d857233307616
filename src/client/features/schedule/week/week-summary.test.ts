import { describe, expect, it } from 'vitest';
import { DAYS_OF_WEEK, type DayOfWeek } from '../../../../shared/schedule/schedule-limits.ts';
import type { ScheduleDay, TimeSlot } from '../../../../shared/schedule.ts';
import { partOfDay, summariseWeek } from './week-summary.ts';

type Slots = [hour: number, type?: TimeSlot['type']][];
const week = (days: Partial<Record<DayOfWeek, Slots>>, off: DayOfWeek[] = []): ScheduleDay[] =>
  DAYS_OF_WEEK.map((dayOfWeek) => ({
    dayOfWeek,
    enabled: !off.includes(dayOfWeek),
    timeSlots: (days[dayOfWeek] ?? []).map(([hour, type = 'prayer']) => ({ hour, minute: 0, type })),
  }));
const all = (slots: Slots, days: readonly DayOfWeek[] = DAYS_OF_WEEK) =>
  Object.fromEntries(days.map((day) => [day, slots])) as Record<DayOfWeek, Slots>;
const weekdays = DAYS_OF_WEEK.slice(0, 5);

describe('the summary of a week', () => {
  it('says what to do if nothing is planned', () => {
    const nothing = 'No guidance is planned yet. Add a time to any day you like.';
    expect(summariseWeek(week({}))).toBe(nothing);
    expect(summariseWeek(week({ monday: [[9]] }, ['monday']))).toBe(nothing);
  });

  it('reads as one sentence', () => {
    const days = {
      ...all([[8]], weekdays),
      tuesday: [[8], [13, 'do']] as Slots,
      sunday: [[19, 'reflection']] as Slots,
    };
    expect(summariseWeek(week(days))).toBe(
      'Guidance seven times a week: prayer on weekday mornings, an action on Tuesday afternoon, a reflection on Sunday evening.',
    );
  });

  it('names a single entry with its article', () => {
    expect(summariseWeek(week({ monday: [[9]] }))).toBe('Guidance once a week: a prayer on Monday morning.');
    expect(summariseWeek(week({ monday: [[22, 'do']] }))).toBe('Guidance once a week: an action on Monday night.');
  });

  it('groups days as people say them', () => {
    const parts = (days: readonly DayOfWeek[]) => summariseWeek(week(all([[8]], days))).split(': ')[1];
    expect(parts(DAYS_OF_WEEK)).toBe('prayer every morning.');
    expect(parts([...weekdays, 'sunday'])).toBe('prayer every morning except Saturday.');
    expect(parts(['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'])).toBe(
      'prayer every morning except Friday and Saturday.',
    );
    expect(parts(['saturday', 'sunday'])).toBe('prayer on weekend mornings.');
    expect(parts(['monday', 'wednesday', 'friday'])).toBe('prayer on Monday, Wednesday, and Friday mornings.');
  });

  it('joins mornings and evenings of the same days', () => {
    expect(summariseWeek(week(all([[8], [20]], weekdays)))).toBe(
      'Guidance ten times a week: prayer on weekday mornings and evenings.',
    );
    expect(summariseWeek(week({ monday: [[8], [20]] }))).toBe(
      'Guidance twice a week: prayer on Monday morning and evening.',
    );
  });

  it('names each type once', () => {
    expect(summariseWeek(week({ monday: [[13]], tuesday: [[18]], sunday: [[19], [8, 'do']] }))).toBe(
      'Guidance four times a week: prayer on Monday afternoon and on Tuesday and Sunday evenings, an action on Sunday morning.',
    );
  });

  it('names the days in the order of the week, whatever their types', () => {
    const days: Partial<Record<DayOfWeek, Slots>> = {
      monday: [[8]],
      wednesday: [[8, 'reflection']],
      friday: [[8, 'do']],
    };
    expect(summariseWeek(week(days))).toBe(
      'Guidance three times a week: a prayer on Monday morning, a reflection on Wednesday morning, an action on Friday morning.',
    );
    expect(summariseWeek(week({ tuesday: [[18]], sunday: [[8]] }))).toBe(
      'Guidance twice a week: prayer on Tuesday evening and on Sunday morning.',
    );
  });

  it('counts every entry in one part of a day, and names the part once', () => {
    expect(summariseWeek(week({ monday: [[8], [9]] }))).toBe('Guidance twice a week: prayer on Monday morning.');
  });

  it('gives an overview if a week is too varied', () => {
    const days: Partial<Record<DayOfWeek, Slots>> = {
      monday: [[8], [13, 'do'], [22, 'reflection']],
      tuesday: [[14], [19, 'do'], [8, 'reflection']],
      friday: [[18], [23, 'do'], [15, 'reflection']],
    };
    expect(summariseWeek(week(days))).toBe(
      'Guidance nine times a week: on three days, prayer, action, and reflection.',
    );
  });

  it('writes large numbers as figures', () => {
    expect(summariseWeek(week(all([[8], [9], [10]])))).toMatch(/^Guidance 21 times a week/);
  });
});

describe('the part of the day', () => {
  it('depends on the hour', () => {
    expect([0, 3, 11, 12, 16, 17, 20, 21, 23].map(partOfDay)).toEqual([
      'morning',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
      'night',
      'night',
    ]);
  });
});
