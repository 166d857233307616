import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Dashboard } from '../../../shared/guidance.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createCompletedDay, createEntry } from '../../testing/guidance/entries.ts';
import { everyDay, renewSessions, WIZARD_ANSWERS } from '../../testing/members/members.ts';

let api: TestApi;
let ruth: SignedIn;

async function open(now: string, options: { confirmed?: boolean } = {}) {
  api = createTestApi({ now });
  ruth = await api.member(options);
}
beforeEach(() => open('2027-03-03T12:00Z'));
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const dashboard = async (query = '') => (await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}${query}`)).body;
const titles = async (query = '') => (await dashboard(query)).todaysGuidance.map(({ title }) => title);
const saveWeek = (timezone: string, ...slots: Parameters<typeof everyDay>) =>
  ruth.post(`/api/schedule/${ruth.id}`, { scheduleData: everyDay(...slots), timezone });
const at = (time: string) => new Date(time);

describe('today’s guidance (decisions.md D17)', () => {
  test('stays hidden until its slot', async () => {
    const id = await createEntry(api.site, ruth.id, { availableAt: at('2027-03-03T13:00Z') });
    expect(await titles()).toEqual([]);
    expect((await ruth.patch(`/api/guidance/${id}/complete`, {})).status).toBe(404);
    expect((await ruth.patch(`/api/guidance/${id}/helpful`, { isHelpful: true })).status).toBe(404);
    expect((await ruth.get(`/api/guidance/${ruth.id}/history`)).body.entries).toEqual([]);
    api.site.clock.jumpTo('2027-03-03T12:59:59.999Z');
    expect(await titles()).toEqual([]);
    api.site.clock.jumpTo('2027-03-03T13:00Z');
    expect(await titles()).toHaveLength(1);
  });

  test('is sorted by time', async () => {
    await createEntry(api.site, ruth.id, { title: 'second', availableAt: at('2027-03-03T11:00Z') });
    await createEntry(api.site, ruth.id, { title: 'first', availableAt: at('2027-03-03T07:00Z') });
    await createEntry(api.site, ruth.id, { title: 'third', availableAt: at('2027-03-03T11:00Z') });
    expect(await titles()).toEqual(['first', 'second', 'third']);
  });

  test('belongs to the member', async () => {
    const naomi = await api.member();
    await createEntry(api.site, naomi.id);
    expect(await titles()).toEqual([]);
  });

  test('ends with the day', async () => {
    await createEntry(api.site, ruth.id);
    api.site.clock.jumpTo('2027-03-03T23:59:59.999Z');
    expect(await titles()).toHaveLength(1);
    api.site.clock.jumpTo('2027-03-04T00:00Z');
    expect(await titles()).toEqual([]);
  });

  // The first and the last instant of the local day 2027-03-03, and one on either side.
  test.each([
    ['Pacific/Kiritimati', '2027-03-02T10:00Z', '2027-03-03T10:00Z'],
    ['America/Los_Angeles', '2027-03-03T08:00Z', '2027-03-04T08:00Z'],
    ['Pacific/Pago_Pago', '2027-03-03T11:00Z', '2027-03-04T11:00Z'],
    ['Asia/Kathmandu', '2027-03-02T18:15Z', '2027-03-03T18:15Z'],
    ['UTC', '2027-03-03T00:00Z', '2027-03-04T00:00Z'],
  ])('includes exactly the local day: %s', async (timezone, from, to) => {
    await saveWeek(timezone);
    await createEntry(api.site, ruth.id, {
      title: 'eve',
      localDate: '2027-03-02',
      availableAt: new Date(at(from).getTime() - 1),
    });
    await createEntry(api.site, ruth.id, { title: 'first', localDate: '2027-03-03', availableAt: at(from) });
    await createEntry(api.site, ruth.id, {
      title: 'last',
      localDate: '2027-03-03',
      availableAt: new Date(at(to).getTime() - 1),
    });
    api.site.clock.jumpTo(at(from).getTime() - 1);
    expect([await titles(), (await dashboard()).localDate]).toEqual([['eve'], '2027-03-02']);
    api.site.clock.jumpTo(from);
    expect([await titles(), (await dashboard()).localDate]).toEqual([['first'], '2027-03-03']);
    api.site.clock.jumpTo(at(to).getTime() - 1);
    expect(await titles()).toEqual(['first', 'last']);
    api.site.clock.jumpTo(to);
    expect([await titles(), (await dashboard()).localDate]).toEqual([[], '2027-03-04']);
  });

  test.each([
    // Clocks skip midnight itself, so the day begins at 01:00; clocks go back, so the day has 25 hours.
    ['America/Santiago', '2027-09-05', '2027-09-05T04:00Z', '2027-09-06T03:00Z'],
    ['Europe/London', '2027-10-31', '2027-10-30T23:00Z', '2027-11-01T00:00Z'],
    ['Europe/London', '2027-03-28', '2027-03-28T00:00Z', '2027-03-28T23:00Z'],
  ])('includes exactly a day with a clock change: %s %s', async (timezone, localDate, from, to) => {
    await saveWeek(timezone);
    await createEntry(api.site, ruth.id, { localDate, availableAt: at(from) });
    for (const [now, count] of [
      [at(from).getTime() - 1, 0],
      [at(from).getTime(), 1],
      [at(to).getTime() - 1, 1],
      [at(to).getTime(), 0],
    ] as const) {
      api.site.clock.jumpTo(now);
      await renewSessions(api.site, ruth.id);
      expect(await titles()).toHaveLength(count);
    }
  });

  test('is found after a move from the easternmost zone to the westernmost', async () => {
    await saveWeek('Pacific/Kiritimati');
    await createEntry(api.site, ruth.id, { localDate: '2027-03-03', availableAt: at('2027-03-02T10:00Z') });
    await saveWeek('Pacific/Pago_Pago');
    api.site.clock.jumpTo('2027-03-04T10:59Z');
    expect((await dashboard()).localDate).toBe('2027-03-03');
    expect(await titles()).toHaveLength(1);
  });
});

describe('tests and real guidance (decisions.md D18)', () => {
  beforeEach(async () => {
    await createEntry(api.site, ruth.id, { title: 'real' });
    const id = await createEntry(api.site, ruth.id, { title: 'test', isDev: true });
    await ruth.patch(`/api/guidance/${id}/complete`, {});
  });

  test('are shown separately', async () => {
    expect(await titles('?is_dev=false')).toEqual(['real']);
    expect(await titles('?is_dev=true')).toEqual(['test']);
  });

  test('are announced by the account when visible (decisions.md D48)', async () => {
    const knows = async (member: SignedIn) =>
      (await member.get<{ user: { hasDevelopmentData: boolean } }>('/api/auth/me')).body.user.hasDevelopmentData;
    const naomi = await api.member();
    await createEntry(api.site, naomi.id, { title: 'real' });
    await createEntry(api.site, naomi.id, { isDev: true, availableAt: at('2027-03-03T13:00Z') });
    expect([await knows(ruth), await knows(naomi)]).toEqual([true, false]);
    api.site.clock.jumpTo('2027-03-03T13:00Z');
    expect(await knows(naomi)).toBe(true);
  });

  test('a completed test does not count', async () => {
    for (const query of ['?is_dev=false', '?is_dev=true'])
      expect((await dashboard(query)).stats).toMatchObject({ streakDays: 0, completedLessons: 0 });
  });
});

test('before onboarding the dashboard is complete and empty', async () => {
  expect(await dashboard()).toEqual({
    todaysGuidance: [],
    goals: [],
    stats: {
      streakDays: 0,
      completedLessons: 0,
      week: ['01', '02', '03', '04', '05', '06', '07'].map((day) => ({
        localDate: `2027-03-${day}`,
        state: 'neutral',
      })),
    },
    localDate: '2027-03-03',
    timezone: 'UTC',
    next: null,
    pausedUntil: null,
    care: null,
    memory: null,
    attention: [],
  });
});

test('goals contain what the page needs, without internal counts', async () => {
  await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS });
  const { goals } = await dashboard();
  expect(goals).toHaveLength(2);
  expect(Object.keys(goals[0] ?? {}).sort()).toEqual([
    'description',
    'id',
    'isCompleted',
    'language',
    'progress',
    'targetDate',
    'title',
  ]);
});

test('the next slot is named and skips a pause, whose end is shown', async () => {
  await saveWeek('Europe/London', { hour: 7, minute: 0, type: 'prayer' }, { hour: 20, minute: 0, type: 'do' });
  expect((await dashboard()).next).toEqual({ contentType: 'do', scheduledTime: '2027-03-03T20:00:00.000Z' });
  const { pauses } = api.site.db.tables;
  await api.site.db
    .insert(pauses)
    .values({ userId: ruth.id, startsAt: at('2027-03-03T12:00Z'), endsAt: at('2027-03-05T12:00Z') });
  expect(await dashboard()).toMatchObject({
    next: { contentType: 'do', scheduledTime: '2027-03-05T20:00:00.000Z' },
    pausedUntil: '2027-03-05T12:00:00.000Z',
  });
  api.site.clock.jumpTo('2027-03-05T12:00Z');
  expect((await dashboard()).pausedUntil).toBeNull();
});

describe('tasks for the member (decisions.md D7, D11)', () => {
  test('include an address to confirm', async () => {
    api.close();
    await open('2027-03-03T12:00Z', { confirmed: false });
    const { attention } = await dashboard();
    expect(attention).toEqual([
      {
        kind: 'confirm_email',
        message: expect.stringContaining(ruth.email),
        // They have not chosen a method yet, so nothing is promised.
        said: { code: 'link_sent', params: { email: ruth.email } },
      },
    ]);
  });

  test('include a bouncing address, while e-mail is switched on', async () => {
    await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS });
    await api.site.db.update(api.site.db.tables.alertAddresses).set({ disabledAt: new Date() });
    expect((await dashboard()).attention.map(({ kind }) => kind)).toEqual(['email_disabled']);
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: [] });
    expect((await dashboard()).attention.map(({ kind }) => kind)).toEqual(['email_off']);
  });
});

describe('the streak in local days (decisions.md D14)', () => {
  test('keeps its dates after a move to another zone', async () => {
    await saveWeek('Pacific/Kiritimati', { hour: 6, minute: 0, type: 'prayer' });
    // 23:00 on the 3rd over there, still the morning of the 3rd in UTC.
    api.site.clock.jumpTo('2027-03-03T09:00Z');
    await createCompletedDay(api.site, ruth.id, '2027-03-01');
    await createCompletedDay(api.site, ruth.id, '2027-03-02');
    const id = await createEntry(api.site, ruth.id, { localDate: '2027-03-03' });
    await ruth.patch(`/api/guidance/${id}/complete`, {});
    expect((await dashboard()).stats.streakDays).toBe(3);
    await saveWeek('America/Los_Angeles', { hour: 6, minute: 0, type: 'prayer' });
    api.site.clock.jumpTo('2027-03-03T20:00Z');
    const { stats, localDate } = await dashboard();
    expect([localDate, stats.streakDays]).toEqual(['2027-03-03', 3]);
    const { guidanceEntries } = api.site.db.tables;
    const rows = await api.site.db.select().from(guidanceEntries);
    expect(rows.map(({ completedLocalDate }) => completedLocalDate)).toEqual([
      '2027-03-01',
      '2027-03-02',
      '2027-03-03',
    ]);
  });

  test('counts the member’s local date', async () => {
    await saveWeek('America/Los_Angeles', { hour: 6, minute: 0, type: 'prayer' });
    // 23:30 on the 3rd in Los Angeles.
    api.site.clock.jumpTo('2027-03-04T07:30Z');
    const id = await createEntry(api.site, ruth.id, { localDate: '2027-03-03' });
    await ruth.patch(`/api/guidance/${id}/complete`, {});
    const [row] = await api.site.db.select().from(api.site.db.tables.guidanceEntries);
    expect(row?.completedLocalDate).toBe('2027-03-03');
  });

  test('skips days without a slot and days of a pause', async () => {
    await ruth.post(`/api/schedule/${ruth.id}`, {
      scheduleData: everyDay({ hour: 6, minute: 0, type: 'prayer' }).map((day) => ({
        ...day,
        enabled: day.dayOfWeek !== 'tuesday',
      })),
      timezone: 'UTC',
    });
    await api.site.db.insert(api.site.db.tables.pauses).values({
      userId: ruth.id,
      startsAt: at('2027-02-27T00:00Z'),
      endsAt: at('2027-03-01T00:00Z'),
    });
    for (const date of ['2027-02-25', '2027-02-26', '2027-03-01', '2027-03-03'])
      await createCompletedDay(api.site, ruth.id, date);
    const { stats } = await dashboard();
    expect(stats).toMatchObject({ streakDays: 4, completedLessons: 4 });
    expect(stats.week.map(({ state }) => state)).toEqual([
      'kept',
      'neutral',
      'kept',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  test('includes a day partly in a pause if it has another slot', async () => {
    api.site.clock.jumpTo('2027-03-01T00:00Z');
    await saveWeek('UTC', { hour: 6, minute: 0, type: 'prayer' }, { hour: 20, minute: 0, type: 'do' });
    await api.site.db.insert(api.site.db.tables.pauses).values({
      userId: ruth.id,
      startsAt: at('2027-03-02T00:00Z'),
      endsAt: at('2027-03-02T12:00Z'),
    });
    const { userProfiles } = api.site.db.tables;
    await api.site.db.update(userProfiles).set({ createdAt: at('2027-03-01T00:00Z') });
    api.site.clock.jumpTo('2027-03-03T12:00Z');
    const { stats } = await dashboard();
    expect(stats.week.map(({ state }) => state).slice(0, 3)).toEqual(['missed', 'missed', 'open']);
  });

  test('counts no missed days before a member joined', async () => {
    await saveWeek('UTC', { hour: 6, minute: 0, type: 'prayer' });
    const { stats } = await dashboard();
    expect(stats.week.map(({ state }) => state).slice(0, 3)).toEqual(['neutral', 'neutral', 'open']);
  });
});
