import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL_RUN } from '../server/testing/full-run.ts';
import { type ClockTime, localDateAt, parseClockTime, slotInstant } from './slot-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ZONES = Intl.supportedValuesOf('timeZone');
// Twenty years back for clock changes that happened, and twenty ahead for planned ones.
const FROM = Temporal.PlainDate.from('2007-01-01');
const TO = Temporal.PlainDate.from('2047-01-01');

interface Slot {
  zone: string;
  date: Temporal.PlainDate;
  time: ClockTime;
}

describe('the test vectors (S1)', () => {
  test.each([
    ['America/New_York', '2027-03-14', '2:30 AM', '2027-03-14T07:30:00Z'],
    ['America/New_York', '2027-11-07', '1:30 AM', '2027-11-07T05:30:00Z'],
    ['Europe/London', '2027-03-28', '1:30 AM', '2027-03-28T01:30:00Z'],
    ['Europe/London', '2027-10-31', '1:30 AM', '2027-10-31T00:30:00Z'],
    ['Australia/Lord_Howe', '2027-10-03', '2:00 AM', '2027-10-02T15:30:00Z'],
    ['America/Santiago', '2027-09-05', '12:00 AM', '2027-09-05T04:00:00Z'],
    ['Africa/Cairo', '2027-04-30', '12:00 AM', '2027-04-29T22:00:00Z'],
    ['Asia/Kolkata', '2027-03-14', '2:30 AM', '2027-03-13T21:00:00Z'],
    // The gap spans midnight: half past midnight of the next day is still the 27th's slot.
    ['America/Nuuk', '2027-03-27', '11:30 PM', '2027-03-28T01:30:00Z'],
    // Samoa skipped this whole day.
    ['Pacific/Apia', '2011-12-30', '9:00 AM', '2011-12-30T19:00:00Z'],
    // Clocks go two hours forward here.
    ['Antarctica/Troll', '2027-03-28', '2:00 AM', '2027-03-28T02:00:00Z'],
  ])('%s %s %s is %s', (zone, date, text, instant) => {
    const time = parseClockTime(text) as ClockTime;
    expect(
      Temporal.Instant.fromEpochMilliseconds(at({ zone, date: Temporal.PlainDate.from(date), time })).toString(),
    ).toBe(instant);
  });
});

describe('in every zone, on any day of forty years', () => {
  test('a slot reads back as its own wall time, or later by exactly the length of its gap', () => {
    check((slot) => {
      const wall = wallAt(at(slot), slot.zone);
      const late = wall - wallOf(slot);
      if (late === 0) return;
      expect(existing(slot), 'a time that exists is not moved').toEqual([]);
      expect(late).toBeGreaterThan(0);
      expect(late).toBe(offsetAt(at(slot), slot.zone) - offsetAt(at(slot) - late, slot.zone));
    });
  });

  test('a slot whose time occurs twice fires the first time', () => {
    let twice = 0;
    check((slot) => {
      const instants = existing(slot);
      if (instants.length > 1) twice += 1;
      if (instants.length) expect(at(slot)).toBe(Math.min(...instants));
    });
    // Otherwise the samples miss the cases of interest.
    expect(twice).toBeGreaterThan(100);
  });

  test('a slot that does not exist uses the offset before the gap', () => {
    let missing = 0;
    check((slot) => {
      if (existing(slot).length) return;
      missing += 1;
      expect(at(slot)).toBe(Math.max(...candidates(slot)));
    });
    expect(missing).toBeGreaterThan(100);
  });

  test('a slot fires on its own date, or after midnight when a gap leads there', () => {
    check((slot) => {
      const fires = localDateAt(at(slot), slot.zone);
      if (fires.equals(slot.date)) return;
      expect(existing(slot)).toEqual([]);
      expect(fires.toString()).toBe(slot.date.add({ days: 1 }).toString());
    });
  });

  test('a slot of a later date never fires before the same slot of an earlier date', () => {
    check((slot) => {
      const next = at({ ...slot, date: slot.date.add({ days: 1 }) });
      // On a skipped day its slots and the next day's fall on one instant (rules.md S3).
      if (next === at(slot)) expect(existing(slot)).toEqual([]);
      else expect(next).toBeGreaterThan(at(slot));
    });
  });

  test('a later slot of one date never fires before an earlier one, unless the earlier fell into a gap', () => {
    check((slot) => {
      if (slot.time.hour === 23 || !existing(slot).length) return;
      const later = at({ ...slot, time: { ...slot.time, hour: slot.time.hour + 1 } });
      expect(later).toBeGreaterThan(at(slot));
    });
  });
});

describe('the local date at an instant', () => {
  test.each([
    ['Pacific/Kiritimati', '2027-01-01T09:59:59.999Z', '2027-01-01'],
    ['Pacific/Kiritimati', '2027-01-01T10:00:00Z', '2027-01-02'],
    ['Pacific/Niue', '2027-01-01T10:59:59.999Z', '2026-12-31'],
    ['UTC', '2027-12-31T23:59:59.999Z', '2027-12-31'],
    ['Asia/Kathmandu', '2027-06-30T18:15:00Z', '2027-07-01'],
  ])('in %s at %s is %s', (zone, instant, date) => {
    expect(localDateAt(Temporal.Instant.from(instant).epochMilliseconds, zone).toString()).toBe(date);
  });
});

describe('a clock time', () => {
  test.each([
    ['9:00 AM', 9, 0],
    ['09:00 am', 9, 0],
    ['9:00AM', 9, 0],
    ['9:05 p.m.', 21, 5],
    ['12:00 AM', 0, 0],
    ['12:59 AM', 0, 59],
    ['12:00 PM', 12, 0],
    ['11:59 PM', 23, 59],
    ['0:00', 0, 0],
    ['00:00', 0, 0],
    ['21:30', 21, 30],
    ['23:59', 23, 59],
    ['  7:15 PM  ', 19, 15],
  ])('%j is %i:%i', (text, hour, minute) => {
    expect(parseClockTime(text)).toEqual({ hour, minute });
  });

  test.each([
    '',
    '9',
    '9 AM',
    '9:0',
    '9:000',
    '24:00',
    '9:60',
    '-1:00',
    '0:30 AM',
    '13:00 PM',
    '00:00 PM',
    '9:00 A',
    '9:00 M',
    '9:00 XM',
    '9.00 AM',
    '9:00 AM PM',
    '009:00',
    '9:00:00',
    '１:00',
    '9:00 a.b.',
  ])('%j is not a clock time', (text) => {
    expect(parseClockTime(text)).toBeNull();
  });

  test('every minute of the day reads back in both notations', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const time = { hour: Math.floor(minute / 60), minute: minute % 60 };
      const padded = String(time.minute).padStart(2, '0');
      expect(parseClockTime(`${time.hour}:${padded}`)).toEqual(time);
      expect(parseClockTime(`${time.hour % 12 || 12}:${padded} ${time.hour < 12 ? 'AM' : 'PM'}`)).toEqual(time);
    }
  });
});

function at({ zone, date, time }: Slot): number {
  return slotInstant(date, time, zone);
}

/** Generates slots, most of them on days and at times of clock changes. */
function slots(): fc.Arbitrary<Slot> {
  const zone = fc.constantFrom(...ZONES);
  const anywhere = fc.record({
    zone,
    date: fc.integer({ min: 0, max: FROM.until(TO).days - 1 }).map((days) => FROM.add({ days })),
    time: fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) }),
  });
  const atChange = fc
    .record({
      zone: fc.constantFrom(...CHANGING),
      index: fc.nat(),
      minutes: fc.integer({ min: -70, max: 130 }),
    })
    .map(({ zone, index, minutes }) => {
      const changes = CHANGES.get(zone) as number[];
      const change = changes[index % changes.length] as number;
      const wall = Temporal.Instant.fromEpochMilliseconds(change - 1)
        .toZonedDateTimeISO(zone)
        .toPlainDateTime()
        .add({ minutes });
      return { zone, date: wall.toPlainDate(), time: { hour: wall.hour, minute: wall.minute } };
    });
  return fc.oneof({ weight: 1, arbitrary: anywhere }, { weight: 3, arbitrary: atChange });
}

function check(promise: (slot: Slot) => void): void {
  fc.assert(fc.property(slots(), promise), { numRuns: FULL_RUN ? 10_000 : 4_000 });
}

// The functions below use only Intl's formatter, so they agree with the code only when both are right.

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the wall time in a zone at an instant, as if it were UTC, in milliseconds. */
function wallAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  const [month, day, year, hour, minute, second] = (format.format(instant).match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year as number, (month as number) - 1, day, hour, minute, second);
}

function offsetAt(instant: number, zone: string): number {
  return wallAt(instant, zone) - instant;
}

function wallOf({ date, time }: Slot): number {
  return Date.UTC(date.year, date.month - 1, date.day, time.hour, time.minute);
}

/** Returns the possible instants of a slot, one for each offset in force within about a day of it. */
function candidates(slot: Slot): number[] {
  const around = [-26, -13, 0, 13, 26].map((hours) => offsetAt(wallOf(slot) + hours * HOUR, slot.zone));
  return [...new Set(around)].map((offset) => wallOf(slot) - offset);
}

/** Returns the instants at which a zone's clocks show a slot's time. */
function existing(slot: Slot): number[] {
  return candidates(slot).filter((instant) => wallAt(instant, slot.zone) === wallOf(slot));
}

/** Returns every instant at which a zone changed its offset, found day by day. */
function findChanges(zone: string): number[] {
  const found: number[] = [];
  const end = Date.UTC(TO.year, 0, 1);
  const step = 14 * 24 * HOUR;
  for (let from = Date.UTC(FROM.year, 0, 1); from < end; from += step) {
    if (offsetAt(from, zone) === offsetAt(from + step, zone)) continue;
    let [before, after] = [from, from + step];
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
      if (offsetAt(middle, zone) === offsetAt(before, zone)) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
}

const CHANGES = new Map(ZONES.map((zone) => [zone, findChanges(zone)]));
const CHANGING = ZONES.filter((zone) => CHANGES.get(zone)?.length);
