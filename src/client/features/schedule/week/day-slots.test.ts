import { describe, expect, it } from 'vitest';
import { defaultWeek } from '../../../../shared/schedule/default-week.ts';
import { scheduleBody, type TimeSlot } from '../../../../shared/schedule.ts';
import { confirmSlot, copyDay, findConflicts, moveSlot, nextFreeSlot, sortSlots, switchDay } from './day-slots.ts';

const slot = (hour: number, minute = 0, type: TimeSlot['type'] = 'prayer'): TimeSlot => ({ hour, minute, type });

describe('a slot outside the hours of a channel', () => {
  it('C12: is confirmed per channel, and the others keep their confirmation', () => {
    const both = confirmSlot(confirmSlot(slot(22), 'whatsapp', true), 'sms', true);
    expect(both).toEqual({ ...slot(22), confirmedFor: ['sms', 'whatsapp'] });
    expect(confirmSlot(both, 'sms', false)).toEqual({ ...slot(22), confirmedFor: ['whatsapp'] });
    expect(confirmSlot(confirmSlot(both, 'sms', false), 'whatsapp', false)).toEqual(slot(22));
  });

  it('C12: is not confirmed once it is moved to another time or copied to another day', () => {
    const confirmed = confirmSlot(slot(22), 'sms', true);
    expect(moveSlot(confirmed, { hour: 23, minute: 30 })).toEqual(slot(23, 30));
    const [monday] = defaultWeek();
    if (!monday) throw new Error('the week has no Monday');
    const copied = copyDay(defaultWeek(), { ...monday, timeSlots: [confirmed] }, ['sunday']);
    expect(copied.at(-1)?.timeSlots).toEqual([slot(22)]);
  });
});

describe('a new time', () => {
  it('is prayer at nine', () => {
    expect(nextFreeSlot([])).toEqual(slot(9));
  });

  it('is the next free half hour if nine is taken', () => {
    expect(nextFreeSlot([slot(9)])).toEqual(slot(9, 30));
    expect(nextFreeSlot([slot(9, 30), slot(9)])).toEqual(slot(10));
    expect(nextFreeSlot([slot(9, 24)])).toEqual(slot(9));
  });

  it('is null if the day is full', () => {
    expect(nextFreeSlot([slot(1), slot(2), slot(3)])).toBeNull();
  });
});

describe('two times on one day', () => {
  it('conflict if they are equal, whatever their types', () => {
    expect(findConflicts([slot(8), slot(9), slot(10)])).toEqual([]);
    expect(findConflicts([slot(8), slot(9), slot(8, 0, 'do')])).toEqual([2]);
    expect(findConflicts([slot(8), slot(8), slot(8)])).toEqual([1, 2]);
  });

  it('conflict at the same paths as in the contract', () => {
    const timeSlots = [slot(8), slot(9), slot(8, 0, 'do')];
    const result = scheduleBody.safeParse({ scheduleData: [{ dayOfWeek: 'monday', timeSlots }], timezone: 'UTC' });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([['scheduleData', 0, 'timeSlots', 2]]);
  });
});

describe('a day', () => {
  const day = { dayOfWeek: 'monday' as const, enabled: true, timeSlots: [slot(8), slot(8, 0, 'do'), slot(7)] };

  it('keeps its times while it is off, without repeated ones', () => {
    expect(switchDay(day, false)).toEqual({ ...day, enabled: false, timeSlots: [slot(8), slot(7)] });
    expect(switchDay(day, true).timeSlots).toHaveLength(3);
  });

  it('gets a first time when switched on, and loses an unchanged one when switched off', () => {
    const [saturday] = defaultWeek().filter(({ dayOfWeek }) => dayOfWeek === 'saturday');
    if (!saturday) throw new Error('there is no Saturday');
    const on = switchDay(saturday, true);
    expect(on.timeSlots).toEqual([slot(9)]);
    expect(switchDay(on, false)).toEqual(saturday);
    expect(switchDay({ ...on, timeSlots: [slot(9), slot(10)] }, false).timeSlots).toHaveLength(2);
  });

  it('is copied to others as independent slots, which switches them on', () => {
    const week = defaultWeek();
    const copied = copyDay(week, { ...day, timeSlots: [slot(8)] }, ['saturday', 'sunday']);
    expect(copied.map(({ timeSlots }) => timeSlots.length)).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(copied[5]).toEqual({ dayOfWeek: 'saturday', enabled: true, timeSlots: [slot(8)] });
    expect(copied[5]?.timeSlots[0]).not.toBe(copied[6]?.timeSlots[0]);
  });

  it('sorts its times', () => {
    expect(sortSlots([slot(20), slot(8), slot(8, 30)])).toEqual([slot(8), slot(8, 30), slot(20)]);
  });
});
