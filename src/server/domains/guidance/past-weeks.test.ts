import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Dashboard, Progress } from '../../../shared/guidance.ts';
import type { ScheduleDay } from '../../../shared/schedule.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createCompletedDay, createEntry } from '../../testing/guidance/entries.ts';
import { everyDay, WIZARD_ANSWERS } from '../../testing/members/members.ts';

let api: TestApi;
let ruth: SignedIn;

// Ruth joins on a Friday, long before the tested days.
beforeEach(async () => {
  api = createTestApi({ now: '2027-01-01T08:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const NINE = { hour: 9, minute: 0, type: 'prayer' } as const;
const EIGHT_AT_NIGHT = { hour: 20, minute: 0, type: 'do' } as const;
const DAILY = everyDay(NINE);
const NEVER = everyDay();
const only = (...days: ScheduleDay['dayOfWeek'][]) => DAILY.filter(({ dayOfWeek }) => days.includes(dayOfWeek));

async function saveAt(instant: string, scheduleData: ScheduleDay[], timezone = 'UTC') {
  api.site.clock.jumpTo(instant);
  const { status, text } = await ruth.post(`/api/schedule/${ruth.id}`, { scheduleData, timezone });
  expect(status, text).toBe(200);
}
async function onboardAt(instant: string, answers: object = {}) {
  api.site.clock.jumpTo(instant);
  const form = { userId: ruth.id, ...WIZARD_ANSWERS, timezone: 'UTC', ...answers };
  const { status, text } = await ruth.post('/api/onboarding', form);
  expect(status, text).toBe(200);
}
const keep = async (...dates: string[]) => {
  for (const date of dates) await createCompletedDay(api.site, ruth.id, date);
};
const statsAt = async (instant: string) => {
  api.site.clock.jumpTo(instant);
  return (await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`)).body.stats;
};
/** Returns the states of this week from Monday up to, but not including, today. */
const pastOfWeek = async (instant: string) => {
  const { week } = await statsAt(instant);
  return week.filter(({ localDate }) => localDate < instant.slice(0, 10)).map(({ state }) => state);
};
const yearAt = async (instant: string) => {
  api.site.clock.jumpTo(instant);
  const { days } = (await ruth.get<Progress>(`/api/progress/${ruth.id}`)).body;
  return new Map(days.map(({ localDate, state }) => [localDate, state]));
};
const replaced = () => api.site.db.select().from(api.site.db.tables.replacedWeeks);

const MONDAYS = ['01-04', '01-11', '01-18', '01-25', '02-01', '02-08', '02-15', '02-22'].map((day) => `2027-${day}`);

describe('past days are counted by the week in force on them (decisions.md D41)', () => {
  test('a streak of eight Mondays survives adding daily slots, and no past day becomes missed', async () => {
    await saveAt('2027-01-03T08:00Z', only('monday'));
    await keep(...MONDAYS);
    expect(await statsAt('2027-02-24T12:00Z')).toMatchObject({ streakDays: 8 });
    await saveAt('2027-02-24T12:00Z', DAILY);
    const { streakDays, week } = await statsAt('2027-02-24T12:00Z');
    expect(streakDays).toBe(8);
    expect(week.map(({ state }) => state)).toEqual(['kept', 'neutral', 'open', 'ahead', 'ahead', 'ahead', 'ahead']);
    const year = await yearAt('2027-02-24T12:00Z');
    expect([...year.values()].filter((state) => state === 'missed')).toEqual([]);
    expect([...year.values()].filter((state) => state === 'kept')).toHaveLength(8);
  });

  test('from then on the new week counts: days are kept or missed by it', async () => {
    await saveAt('2027-01-03T08:00Z', only('monday'));
    await keep(...MONDAYS);
    await saveAt('2027-02-24T12:00Z', DAILY);
    await keep('2027-02-25');
    expect(await statsAt('2027-02-26T12:00Z')).toMatchObject({ streakDays: 9 });
    expect(await pastOfWeek('2027-02-28T12:00Z')).toEqual(['kept', 'neutral', 'neutral', 'kept', 'missed', 'missed']);
  });

  test('a week with fewer days repairs no streak and hides no missed day', async () => {
    await saveAt('2027-01-03T08:00Z', DAILY);
    await keep('2027-02-19', '2027-02-20', '2027-02-21', '2027-02-25');
    expect(await statsAt('2027-02-26T12:00Z')).toMatchObject({ streakDays: 1 });
    await saveAt('2027-02-26T12:00Z', only('friday'));
    expect(await statsAt('2027-02-26T12:00Z')).toMatchObject({ streakDays: 1 });
    expect(await pastOfWeek('2027-02-26T12:00Z')).toEqual(['missed', 'missed', 'missed', 'kept']);
    expect((await yearAt('2027-02-26T12:00Z')).get('2027-01-10')).toBe('missed');
  });

  test('of two changes on one day, each applies to its own hours', async () => {
    await saveAt('2027-02-01T08:00Z', DAILY);
    // On Tuesday nine o'clock is past before anything changes, so the day expected something.
    await saveAt('2027-02-23T10:00Z', everyDay(EIGHT_AT_NIGHT));
    await saveAt('2027-02-23T11:00Z', NEVER);
    // On Wednesday a slot is added and removed before its time.
    await saveAt('2027-02-24T08:00Z', DAILY);
    await saveAt('2027-02-24T08:30Z', NEVER);
    expect(await pastOfWeek('2027-02-25T12:00Z')).toEqual(['missed', 'missed', 'neutral']);
  });

  test('a slot chosen after its time leaves today open, and no missed day afterwards', async () => {
    await saveAt('2027-02-24T12:00Z', DAILY);
    expect((await statsAt('2027-02-24T12:00Z')).week[2]?.state).toBe('open');
    expect(await pastOfWeek('2027-02-25T08:00Z')).toEqual(['neutral', 'neutral', 'neutral']);
  });

  test('a slot switched off after its time leaves today open, and missed and bridged when the day ends', async () => {
    await saveAt('2027-01-03T08:00Z', DAILY);
    await keep('2027-02-22', '2027-02-23');
    await saveAt('2027-02-24T12:00Z', NEVER);
    expect((await statsAt('2027-02-24T12:00Z')).week[2]?.state).toBe('open');
    expect(await pastOfWeek('2027-02-25T08:00Z')).toEqual(['kept', 'kept', 'grace']);
  });

  test('a move to another zone changes no past day', async () => {
    await saveAt('2027-01-03T08:00Z', only('monday', 'tuesday'), 'Pacific/Auckland');
    await keep('2027-02-22', '2027-02-23');
    const before = await yearAt('2027-02-24T12:00Z');
    await saveAt('2027-02-24T12:00Z', DAILY, 'America/Los_Angeles');
    const after = await yearAt('2027-02-24T22:00Z');
    for (const [date, state] of before) if (date < '2027-02-24') expect([date, after.get(date)]).toEqual([date, state]);
    expect(await statsAt('2027-02-24T22:00Z')).toMatchObject({ streakDays: 2 });
  });

  test('the day a member joined stays the same after a move west', async () => {
    api.site.clock.jumpTo('2027-02-23T19:00Z');
    const naomi = await api.member();
    // The morning of the 24th in Auckland.
    const week = (scheduleData: ScheduleDay[], timezone: string) =>
      naomi.post(`/api/schedule/${naomi.id}`, { scheduleData, timezone });
    await week(DAILY, 'Pacific/Auckland');
    api.site.clock.jumpTo('2027-02-26T20:00Z');
    await week(DAILY, 'America/Los_Angeles');
    const { body } = await naomi.get<Progress>(`/api/progress/${naomi.id}`);
    const states = new Map(body.days.map(({ localDate, state }) => [localDate, state]));
    expect([states.get('2027-02-23'), states.get('2027-02-24'), states.get('2027-02-25')]).toEqual([
      'neutral',
      'missed',
      'missed',
    ]);
  });

  test('the first day is open west of UTC too, where the date of joining is the next one in UTC', async () => {
    // The evening of the first of March in New York.
    api.site.clock.jumpTo('2027-03-02T01:00Z');
    const naomi = await api.member();
    const form = { userId: naomi.id, ...WIZARD_ANSWERS, timezone: 'America/New_York' };
    await naomi.post('/api/onboarding', form);
    const scheduleData = everyDay({ hour: 22, minute: 0, type: 'prayer' });
    await naomi.post(`/api/schedule/${naomi.id}`, { scheduleData, timezone: 'America/New_York' });
    const { localDate, next, stats } = (await naomi.get<Dashboard>(`/api/dashboard/${naomi.id}`)).body;
    expect([localDate, next?.scheduledTime]).toEqual(['2027-03-01', '2027-03-02T03:00:00.000Z']);
    expect(stats.week[0]).toEqual({ localDate, state: 'open' });
  });

  test('a pause of an earlier week stays a pause', async () => {
    await saveAt('2027-01-03T08:00Z', DAILY);
    await api.site.db.insert(api.site.db.tables.pauses).values({
      userId: ruth.id,
      startsAt: new Date('2027-02-23T00:00Z'),
      endsAt: new Date('2027-02-24T00:00Z'),
    });
    await saveAt('2027-02-25T08:00Z', everyDay(EIGHT_AT_NIGHT));
    expect(await pastOfWeek('2027-02-26T08:00Z')).toEqual(['missed', 'neutral', 'missed', 'missed']);
  });

  test('today, completed under the old week, still counts under the new one', async () => {
    await saveAt('2027-01-03T08:00Z', DAILY);
    await keep('2027-02-23');
    api.site.clock.jumpTo('2027-02-24T10:00Z');
    const id = await createEntry(api.site, ruth.id, { localDate: '2027-02-24' });
    await ruth.patch(`/api/guidance/${id}/complete`, {});
    await saveAt('2027-02-24T12:00Z', only('monday'));
    expect(await statsAt('2027-02-27T12:00Z')).toMatchObject({ streakDays: 2 });
  });
});

describe('the week from onboarding (decisions.md D10, D41)', () => {
  test('expects nothing on days before onboarding was complete', async () => {
    await onboardAt('2027-02-24T08:00Z');
    expect(await pastOfWeek('2027-02-26T12:00Z')).toEqual(['neutral', 'neutral', 'missed', 'missed']);
  });

  test('still applies to its own days after a week is saved in Settings', async () => {
    await onboardAt('2027-02-15T08:00Z');
    await keep('2027-02-22');
    await saveAt('2027-02-24T08:00Z', only('sunday'));
    expect(await pastOfWeek('2027-02-25T08:00Z')).toEqual(['kept', 'grace', 'neutral']);
  });

  test('still applies to its own days after onboarding is sent again, even with a fortnightly rhythm', async () => {
    // Every second Wednesday, from the third of February on.
    await onboardAt('2027-02-03T08:00Z', { frequency: 'biweekly' });
    await onboardAt('2027-02-25T08:00Z', { frequency: 'daily' });
    const year = await yearAt('2027-02-25T12:00Z');
    expect(['02-03', '02-10', '02-17', '02-24'].map((day) => year.get(`2027-${day}`))).toEqual([
      'missed',
      'neutral',
      'missed',
      'neutral',
    ]);
  });
});

describe('the stored earlier weeks', () => {
  test('are none before the first change; then all days count by the current week', async () => {
    await saveAt('2027-01-03T08:00Z', DAILY);
    await keep('2027-02-22', '2027-02-23');
    const { replacedWeeks } = api.site.db.tables;
    await api.site.db.delete(replacedWeeks);
    expect(await statsAt('2027-02-24T12:00Z')).toMatchObject({ streakDays: 2 });
    expect((await yearAt('2027-02-24T12:00Z')).get('2027-01-01')).toBe('missed');
  });

  test('do not grow when the same week is saved again', async () => {
    await saveAt('2027-02-01T08:00Z', DAILY);
    const before = await replaced();
    await saveAt('2027-02-10T08:00Z', DAILY);
    await saveAt('2027-02-11T08:00Z', [...DAILY].reverse());
    expect(await replaced()).toEqual(before);
  });

  test('do not grow when one week after another is tried out', async () => {
    await saveAt('2027-02-01T08:00Z', DAILY);
    const before = (await replaced()).length;
    for (let minute = 10; minute < 40; minute += 1)
      await saveAt(`2027-02-10T10:${minute}Z`, everyDay({ hour: 12, minute, type: 'do' }));
    // The daily week until ten past ten, and the time without any slot.
    expect(await replaced()).toHaveLength(before + 2);
    expect(await pastOfWeek('2027-02-11T13:00Z')).toEqual(['missed', 'missed', 'missed']);
  });

  test('are deleted with the account', async () => {
    await saveAt('2027-02-01T08:00Z', DAILY);
    expect(await replaced()).not.toEqual([]);
    await api.site.db.delete(api.site.db.tables.users);
    expect(await replaced()).toEqual([]);
  });
});
