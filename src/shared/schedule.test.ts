import { describe, expect, test } from 'vitest';
import { defaultWeek, NEW_SLOT } from './schedule/default-week.ts';
import { DAYS_OF_WEEK } from './schedule/schedule-limits.ts';
import { scheduleBody } from './schedule.ts';

const slot = (hour: number, minute = 0, type = 'prayer') => ({ hour, minute, type });
const monday = (...timeSlots: unknown[]) => ({ scheduleData: [{ dayOfWeek: 'monday', timeSlots }] });
const issue = (body: unknown) => {
  const first = scheduleBody.safeParse(body).error?.issues[0];
  return first && [first.path.join('.'), first.message];
};

test('the default week is Monday to Friday and Sunday, without times (product.md §4)', () => {
  expect(defaultWeek().map(({ dayOfWeek, enabled, timeSlots }) => [dayOfWeek, enabled, timeSlots])).toEqual(
    DAYS_OF_WEEK.map((day) => [day, day !== 'saturday', []]),
  );
  expect(NEW_SLOT).toEqual({ hour: 9, minute: 0, type: 'prayer' });
});

test('absent fields get the specification’s defaults: enabled, no times, on the hour, UTC', () => {
  expect(scheduleBody.parse({ scheduleData: [{ dayOfWeek: 'sunday' }] })).toEqual({
    scheduleData: [{ dayOfWeek: 'sunday', enabled: true, timeSlots: [] }],
    timezone: 'UTC',
  });
  expect(scheduleBody.parse(monday({ hour: 9, type: 'do' })).scheduleData[0]?.timeSlots).toEqual([slot(9, 0, 'do')]);
});

test('an answer of the read call can be sent back unchanged', () => {
  const read = defaultWeek().map((day) => ({ ...day, timezone: 'Europe/London' }));
  expect(scheduleBody.safeParse({ scheduleData: read, timezone: 'Europe/London' }).success).toBe(true);
});

describe('an invalid week is rejected with the path of its error (decisions.md D21)', () => {
  test.each([
    [monday(slot(0), slot(12), slot(23, 59)), undefined],
    [monday(slot(1), slot(2), slot(3), slot(4)), ['scheduleData.0.timeSlots', 'A day holds at most 3 times']],
    [
      monday(slot(9), slot(8), slot(9, 0, 'do')),
      ['scheduleData.0.timeSlots.2', 'Two times on one day cannot be the same'],
    ],
    [monday(slot(9), slot(9, 1)), undefined],
    [monday(slot(24)), ['scheduleData.0.timeSlots.0.hour', expect.any(String)]],
    [monday(slot(-1)), ['scheduleData.0.timeSlots.0.hour', expect.any(String)]],
    [monday(slot(9, 60)), ['scheduleData.0.timeSlots.0.minute', expect.any(String)]],
    [monday(slot(9.5)), ['scheduleData.0.timeSlots.0.hour', expect.any(String)]],
    [
      { scheduleData: [{ dayOfWeek: 'monday' }, { dayOfWeek: 'tuesday' }, { dayOfWeek: 'monday' }] },
      ['scheduleData.2.dayOfWeek', 'monday is given twice'],
    ],
    [{ scheduleData: [{ dayOfWeek: 'Monday' }] }, ['scheduleData.0.dayOfWeek', expect.any(String)]],
    [{ scheduleData: [], timezone: '' }, ['timezone', 'Please choose a valid time zone (e.g., Europe/London)']],
    [{ scheduleData: [], timezone: 'EST-5' }, ['timezone', 'Please choose a valid time zone (e.g., Europe/London)']],
    [{ scheduleData: [], timezone: `Europe/${'x'.repeat(60)}` }, ['timezone', expect.any(String)]],
    [
      { scheduleData: [], timezone: 'T00:00[Europe/London]' },
      ['timezone', 'Please choose a valid time zone (e.g., Europe/London)'],
    ],
    [
      { scheduleData: [{ dayOfWeek: 'monday', timezone: 'T00:00[Europe/London]' }] },
      ['scheduleData.0.timezone', 'Please choose a valid time zone (e.g., Europe/London)'],
    ],
    [{ scheduleData: [], timezone: 'America/Argentina/ComodRivadavia' }, undefined],
    [{}, ['scheduleData', 'scheduleData is required']],
  ])('%#: %j', (body, expected) => {
    expect(issue(body)).toEqual(expected);
  });
});
