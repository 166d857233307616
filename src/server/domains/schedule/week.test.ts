import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAYS_OF_WEEK } from '../../../shared/schedule/schedule-limits.ts';
import type { TimeSlot } from '../../../shared/schedule.ts';
import { FULL_RUN } from '../../testing/full-run.ts';
import { everyDay } from '../../testing/members/members.ts';
import { atMinute } from '../../testing/queue/queue.ts';
import { deriveWeek, liesInPause, occurrences, type Rhythm, timeSlotId, type Week } from './week.ts';

const HOUR = 3_600_000;

const DAILY: Rhythm = {
  completedOnboarding: true,
  frequency: 'daily',
  frequencyAnchor: '2027-03-01',
  reminderTime: '8:30 PM',
  timezone: 'Europe/London',
};

const PRAYER: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };

describe('the week derived from onboarding (D10)', () => {
  test('daily is one slot on the default days, its types cycling', () => {
    expect(describeWeek(deriveWeek(DAILY))).toEqual([
      'monday 20:30 prayer',
      'tuesday 20:30 do',
      'wednesday 20:30 reflection',
      'thursday 20:30 prayer',
      'friday 20:30 do',
      'sunday 20:30 reflection',
    ]);
  });

  test.each([
    ['2027-03-01', 'monday'],
    ['2027-03-06', 'saturday'],
    ['2027-03-07', 'sunday'],
    ['2028-02-29', 'tuesday'],
  ])('weekly from %s is one slot on %s', (frequencyAnchor, day) => {
    const week = deriveWeek({ ...DAILY, frequency: 'weekly', frequencyAnchor });
    expect(describeWeek(week)).toEqual([`${day} 20:30 prayer`]);
    expect(week.anchor).toBeNull();
  });

  test('fortnightly is on its first weekday, every other week, over years and clock changes', () => {
    const week = deriveWeek({ ...DAILY, frequency: 'biweekly', frequencyAnchor: '2027-03-03' });
    expect(describeWeek(week)).toEqual(['wednesday 20:30 prayer']);
    const found = occurrences(week, instant('2027-03-01T00:00Z'), instant('2032-03-01T00:00Z'), []);
    const expected = Array.from({ length: found.length }, (_, index) =>
      Temporal.PlainDate.from('2027-03-03')
        .add({ days: 14 * index })
        .toString(),
    );
    expect(found.map(({ localDate }) => localDate)).toEqual(expected);
    expect(found).toHaveLength(131);
  });

  test('fortnightly keeps its rhythm before its anchor as well', () => {
    const week = deriveWeek({ ...DAILY, frequency: 'biweekly', frequencyAnchor: '2027-03-17' });
    const found = occurrences(week, instant('2027-02-01T00:00Z'), instant('2027-04-01T00:00Z'), []);
    expect(found.map(({ localDate }) => localDate)).toEqual([
      '2027-02-03',
      '2027-02-17',
      '2027-03-03',
      '2027-03-17',
      '2027-03-31',
    ]);
  });

  test('before onboarding there is no slot, and only Saturday is off', () => {
    const { days } = deriveWeek({ ...DAILY, completedOnboarding: false });
    expect(days.flatMap(({ timeSlots }) => timeSlots)).toEqual([]);
    expect(days.filter(({ enabled }) => !enabled).map(({ dayOfWeek }) => dayOfWeek)).toEqual(['saturday']);
  });

  test('an invalid reminder time becomes nine in the morning', () => {
    expect(describeWeek(deriveWeek({ ...DAILY, reminderTime: 'after breakfast', frequency: 'weekly' }))).toEqual([
      'monday 09:00 prayer',
    ]);
  });
});

test('a slot always has the same id, and another when its day, time or type differs', () => {
  expect(timeSlotId('monday', PRAYER)).toBe('monday-0900-prayer');
  const names = DAYS_OF_WEEK.flatMap((day) =>
    [0, 9, 19].flatMap((hour) =>
      [0, 1, 11].flatMap((minute) =>
        (['prayer', 'do', 'reflection'] as const).map((type) => timeSlotId(day, { hour, minute, type })),
      ),
    ),
  );
  expect(new Set(names).size).toBe(names.length);
});

describe('the slots between two instants', () => {
  test('begin after the first and include the last', () => {
    const week = weekOf('UTC', PRAYER);
    const [first, second] = [instant('2027-03-01T09:00Z'), instant('2027-03-02T09:00Z')];
    expect(instants(week, first, second)).toEqual(['2027-03-02T09:00Z']);
    expect(instants(week, first - 1, second - 1)).toEqual(['2027-03-01T09:00Z']);
    expect(instants(week, first, first)).toEqual([]);
  });

  test('are sorted by their instants, however they were saved', () => {
    const week = weekOf('UTC', { hour: 20, minute: 0, type: 'do' }, { hour: 7, minute: 30, type: 'prayer' }, PRAYER);
    expect(instants(week, instant('2027-03-01T00:00Z'), instant('2027-03-01T23:00Z'))).toEqual([
      '2027-03-01T07:30Z',
      '2027-03-01T09:00Z',
      '2027-03-01T20:00Z',
    ]);
  });

  test('leave out days that are off', () => {
    const week = weekOf('UTC', PRAYER);
    for (const day of week.days) day.enabled = day.dayOfWeek === 'thursday';
    expect(instants(week, instant('2027-03-01T00:00Z'), instant('2027-03-15T00:00Z'))).toEqual([
      '2027-03-04T09:00Z',
      '2027-03-11T09:00Z',
    ]);
  });

  test('exclude those in a pause, which includes its first instant and not its last', () => {
    const pause = { startsAt: new Date('2027-03-02T09:00Z'), endsAt: new Date('2027-03-04T09:00Z') };
    const found = occurrences(weekOf('UTC', PRAYER), instant('2027-03-01T00:00Z'), instant('2027-03-05T00:00Z'), [
      pause,
    ]);
    expect(found.map((each) => atMinute(each.instant))).toEqual(['2027-03-01T09:00Z', '2027-03-04T09:00Z']);
    expect(liesInPause([pause], pause.startsAt.getTime())).toBe(true);
    expect(liesInPause([pause], pause.endsAt.getTime())).toBe(false);
  });

  test('in Nuuk include the half past eleven that a gap moved past midnight, from either side of it', () => {
    const week = weekOf('America/Nuuk', { hour: 23, minute: 30, type: 'reflection' });
    const moved = instant('2027-03-28T01:30Z');
    for (const after of ['2027-03-27T12:00Z', '2027-03-28T01:00Z', '2027-03-28T01:29:59Z']) {
      const [first] = occurrences(week, instant(after), moved, []);
      expect(first).toMatchObject({
        localDate: '2027-03-27',
        dayOfWeek: 'saturday',
        timeSlotId: 'saturday-2330-reflection',
        instant: moved,
      });
    }
    expect(instants(week, moved, instant('2027-03-30T00:00Z'))).toEqual(['2027-03-29T00:30Z']);
  });

  test('in Santiago include both slots of the skipped midnight, on one instant', () => {
    const week = weekOf('America/Santiago', { hour: 0, minute: 0, type: 'prayer' }, { hour: 1, minute: 0, type: 'do' });
    const found = occurrences(week, instant('2027-09-04T12:00Z'), instant('2027-09-05T12:00Z'), []);
    expect(found.map(({ localDate, slot, instant }) => [localDate, slot.type, atMinute(instant)])).toEqual([
      ['2027-09-05', 'prayer', '2027-09-05T04:00Z'],
      ['2027-09-05', 'do', '2027-09-05T04:00Z'],
    ]);
  });
});

describe('over twenty years', () => {
  const slots: TimeSlot[] = [
    { hour: 0, minute: 0, type: 'prayer' },
    { hour: 2, minute: 30, type: 'do' },
    { hour: 23, minute: 30, type: 'reflection' },
  ];
  const strange = [
    'America/Nuuk',
    'America/Santiago',
    'Africa/Cairo',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Antarctica/Troll',
  ];
  test.each(strange)('each slot of each day in %s is found once, however the days are divided', (zone) => {
    checkTwentyYears(zone, slots);
  });

  const random = fc.sample(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), FULL_RUN ? 40 : 1);
  test.each(random)('each slot of each day in a random zone, %s, is found once', (zone) => {
    checkTwentyYears(zone, slots);
  });
});

function checkTwentyYears(timezone: string, slots: TimeSlot[]): void {
  const week = weekOf(timezone, ...slots);
  const found = new Set<string>();
  const last = instant('2046-01-01T12:00Z');
  let previous = instant('2026-01-01T12:00Z');
  // Planning continues where it ended last time, an irregular hour to two days later.
  for (let step = 0; previous < last; step += 1) {
    const until = Math.min(last, previous + (1 + ((step * 7) % 48)) * HOUR);
    for (const each of occurrences(week, previous, until, [])) {
      if (each.instant <= previous || each.instant > until) expect.unreachable(`${timezone}: outside the stretch`);
      const name = `${each.localDate} ${each.timeSlotId}`;
      if (found.has(name)) expect.unreachable(`${timezone}: ${name} comes twice`);
      found.add(name);
    }
    previous = until;
  }
  const first = Temporal.PlainDate.from('2026-01-03');
  const days = first.until('2045-12-30', { largestUnit: 'days' }).days;
  for (let at = 0; at < days; at += 1) {
    const date = first.add({ days: at });
    const day = DAYS_OF_WEEK[date.dayOfWeek - 1] as (typeof DAYS_OF_WEEK)[number];
    for (const slot of slots) {
      const name = `${date} ${timeSlotId(day, slot)}`;
      if (!found.has(name)) expect.unreachable(`${timezone}: ${name} never comes`);
    }
  }
  // Apart from those, only slots of the two days at either end remain.
  expect(found.size - days * slots.length).toBeLessThanOrEqual(4 * slots.length);
}

function weekOf(timezone: string, ...timeSlots: TimeSlot[]): Week {
  return { days: everyDay(...timeSlots), timezone, anchor: null };
}

function describeWeek(week: Week): string[] {
  return week.days.flatMap(({ dayOfWeek, enabled, timeSlots }) =>
    enabled
      ? timeSlots.map(
          ({ hour, minute, type }) =>
            `${dayOfWeek} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')} ${type}`,
        )
      : [],
  );
}

function instants(week: Week, after: number, until: number): string[] {
  return occurrences(week, after, until, []).map((each) => atMinute(each.instant));
}

function instant(text: string): number {
  return Temporal.Instant.from(text).epochMilliseconds;
}
