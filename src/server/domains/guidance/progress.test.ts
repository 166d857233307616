import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Progress } from '../../../shared/guidance.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createCompletedDay, createEntry } from '../../testing/guidance/entries.ts';
import { everyDay, renewSessions } from '../../testing/members/members.ts';

// A Wednesday.
const NOW = '2027-03-03T12:00Z';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2026-01-01T12:00Z' });
  ruth = await api.member();
  await saveWeek('UTC');
  api.site.clock.jumpTo(NOW);
  await renewSessions(api.site, ruth.id);
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

async function saveWeek(timezone: string) {
  const scheduleData = everyDay({ hour: 9, minute: 0, type: 'prayer' }).map((day) => ({
    ...day,
    enabled: day.dayOfWeek !== 'saturday',
  }));
  expect((await ruth.post(`/api/schedule/${ruth.id}`, { scheduleData, timezone })).status).toBe(200);
}
const progress = async () => (await ruth.get<Progress>(`/api/progress/${ruth.id}`)).body;
const dayIn = ({ days }: Progress, date: string) => days.find(({ localDate }) => localDate === date);

describe('progress (decisions.md D14, D15)', () => {
  test('has the streak with its grace days, the lessons, and 53 weeks up to today', async () => {
    for (const date of ['2027-02-26', '2027-02-28', '2027-03-02', '2027-03-02'])
      await createCompletedDay(api.site, ruth.id, date);
    const told = await progress();
    expect(told).toMatchObject({
      streakDays: 3,
      graceDates: ['2027-03-01'],
      completedLessons: 4,
      localDate: '2027-03-03',
    });
    expect([told.days[0]?.localDate, told.days.at(-1)?.localDate]).toEqual(['2026-03-02', '2027-03-03']);
    expect(told.days.slice(-6)).toEqual([
      { localDate: '2027-02-26', state: 'kept', entries: 1 },
      { localDate: '2027-02-27', state: 'neutral', entries: 0 },
      { localDate: '2027-02-28', state: 'kept', entries: 1 },
      { localDate: '2027-03-01', state: 'grace', entries: 0 },
      { localDate: '2027-03-02', state: 'kept', entries: 2 },
      { localDate: '2027-03-03', state: 'open', entries: 0 },
    ]);
  });

  test('a day whose guidance was completed on another day is done later, and counts on that day', async () => {
    const monday = await createEntry(api.site, ruth.id, {
      availableAt: new Date('2027-03-01T09:00Z'),
      localDate: '2027-03-01',
    });
    expect(dayIn(await progress(), '2027-03-01')?.state).toBe('missed');
    expect((await ruth.patch(`/api/guidance/${monday}/complete`, {})).status).toBe(200);
    const told = await progress();
    expect(dayIn(told, '2027-03-01')).toEqual({ localDate: '2027-03-01', state: 'later', entries: 0 });
    expect(dayIn(told, '2027-03-02')?.state).toBe('missed');
    expect(dayIn(told, '2027-03-03')?.state).toBe('kept');
    expect(told.streakDays).toBe(1);
  });

  test('matches the dashboard', async () => {
    for (const date of ['2027-02-25', '2027-02-28', '2027-03-02']) await createCompletedDay(api.site, ruth.id, date);
    const { body } = await ruth.get<{ stats: Record<string, unknown> & { week: object[] } }>(
      `/api/dashboard/${ruth.id}`,
    );
    const told = await progress();
    expect(body.stats).toMatchObject({ streakDays: told.streakDays, completedLessons: told.completedLessons });
    expect(body.stats.week.slice(0, 3)).toEqual(
      told.days.slice(-3).map(({ localDate, state }) => ({ localDate, state })),
    );
  });

  test('excludes tests and incomplete entries (decisions.md D18)', async () => {
    await createCompletedDay(api.site, ruth.id, '2027-03-01', { isDev: true });
    await createEntry(api.site, ruth.id, { availableAt: new Date('2027-03-02T09:00Z'), localDate: '2027-03-02' });
    expect(await progress()).toMatchObject({ streakDays: 0, completedLessons: 0 });
    expect(dayIn(await progress(), '2027-03-01')).toMatchObject({ state: 'missed', entries: 0 });
  });

  test('ends with today in the member’s own zone', async () => {
    await saveWeek('Pacific/Auckland');
    api.site.clock.jumpTo('2027-03-03T12:00Z');
    expect((await progress()).days.at(-1)?.localDate).toBe('2027-03-04');
  });

  test('expects nothing on days before a member joined', async () => {
    const newcomer = await api.member();
    const { body } = await newcomer.get<Progress>(`/api/progress/${newcomer.id}`);
    expect(new Set(body.days.map(({ state }) => state))).toEqual(new Set(['neutral']));
    expect(body).toMatchObject({ streakDays: 0, graceDates: [], completedLessons: 0 });
  });

  test('of another member is visible only to an administrator (decisions.md D1)', async () => {
    const path = `/api/progress/${ruth.id}`;
    expect((await (await api.member()).get(path)).status).toBe(403);
    expect((await (await api.member({ role: 'admin' })).get(path)).status).toBe(200);
    expect((await api.visitor().get(path)).status).toBe(401);
  });
});

test('describes a year with two pauses day by day', async () => {
  for (let each = 1; each <= 9; each += 1) await createCompletedDay(api.site, ruth.id, `2026-0${each}-11`);
  const { pauses } = api.site.db.tables;
  for (const [from, to] of [
    ['2026-05-01', '2026-05-20'],
    ['2026-11-01', '2027-01-10'],
  ] as const)
    await api.site.db.insert(pauses).values({
      userId: ruth.id,
      startsAt: new Date(from),
      endsAt: new Date(to),
      createdAt: new Date(from),
    });
  const told = await progress();
  expect(dayIn(told, '2026-05-11')).toMatchObject({ state: 'kept' });
  expect(dayIn(told, '2026-12-01')).toMatchObject({ state: 'neutral' });
  expect(dayIn(told, '2027-01-11')).toMatchObject({ state: 'missed' });
});
