import { describe, expect, it } from 'vitest';
import { defaultWeek } from '../../../../shared/schedule/default-week.ts';
import { DAYS_OF_WEEK } from '../../../../shared/schedule/schedule-limits.ts';
import type { TimeSlot } from '../../../../shared/schedule.ts';
import { sameSchedule, toScheduleValues } from './schedule-values.ts';

const slot = (hour: number, type: TimeSlot['type'] = 'prayer'): TimeSlot => ({ hour, minute: 0, type });
const fromServer = (timezone: string, timeSlots: TimeSlot[] = []) =>
  defaultWeek().map((day) => ({ ...day, timezone, timeSlots: day.dayOfWeek === 'monday' ? timeSlots : [] }));

describe('the schedule on the screen', () => {
  it('has the server’s days in order, each with its times in order', () => {
    const values = toScheduleValues(fromServer('Europe/London', [slot(20), slot(8)]).reverse(), 'UTC');
    expect(values.scheduleData.map((day) => day.dayOfWeek)).toEqual([...DAYS_OF_WEEK]);
    expect(values.scheduleData[0]).toEqual({ dayOfWeek: 'monday', enabled: true, timeSlots: [slot(8), slot(20)] });
    expect(values.timezone).toBe('Europe/London');
  });

  it('is the default week if the server has no days', () => {
    expect(toScheduleValues([], 'Asia/Tokyo')).toEqual({
      scheduleData: defaultWeek(),
      timezone: 'Asia/Tokyo',
      storedZone: 'UTC',
    });
  });

  it('uses the browser’s zone only for a week without times in the default zone', () => {
    expect(toScheduleValues(fromServer('UTC'), 'Asia/Tokyo').timezone).toBe('Asia/Tokyo');
    expect(toScheduleValues(fromServer('UTC', [slot(8)]), 'Asia/Tokyo').timezone).toBe('UTC');
    expect(toScheduleValues(fromServer('Europe/London'), 'Asia/Tokyo').timezone).toBe('Europe/London');
  });
});

describe('unsaved changes', () => {
  const saved = toScheduleValues(fromServer('UTC', [slot(8), slot(20)]), 'UTC');

  it('are a different day, time, type or zone, but not a different order of times', () => {
    const change = (timeSlots: TimeSlot[], enabled = true) => ({
      ...saved,
      scheduleData: saved.scheduleData.map((day, index) => (index === 0 ? { ...day, enabled, timeSlots } : day)),
    });
    expect(sameSchedule(saved, change([slot(20), slot(8)]))).toBe(true);
    expect(sameSchedule(saved, change([slot(8), slot(20, 'do')]))).toBe(false);
    expect(sameSchedule(saved, change([slot(8), slot(21)]))).toBe(false);
    expect(sameSchedule(saved, change([slot(8), slot(20)], false))).toBe(false);
    expect(sameSchedule(saved, { ...saved, timezone: 'Europe/London' })).toBe(false);
  });

  it('C12: are a confirmation that was given or withdrawn', () => {
    const confirmed = {
      ...saved,
      scheduleData: saved.scheduleData.map((day) => ({
        ...day,
        timeSlots: day.timeSlots.map((each) => ({ ...each, confirmedFor: ['sms' as const] })),
      })),
    };
    expect(sameSchedule(saved, confirmed)).toBe(false);
  });
});
