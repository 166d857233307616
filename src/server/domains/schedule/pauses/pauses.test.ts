import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { everyDay, SYSTEM } from '../../../testing/members/members.ts';
import { describeJobs } from '../../../testing/queue/queue.ts';
import { saveSchedule } from '../service.ts';

const ZONE = 'America/New_York';
const REFUSAL = 'Please choose a day from tomorrow to 90 days ahead';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T12:00Z' });
  ruth = await api.member();
  await saveSchedule(api.site, SYSTEM, ruth.id, {
    scheduleData: everyDay({ hour: 9, minute: 0, type: 'prayer' }),
    timezone: ZONE,
  });
});
afterEach(() => api.close());

const path = () => `/api/schedule/${ruth.id}/pause`;
const view = async () => (await ruth.get<{ pausedUntil: string | null }>(path())).body.pausedUntil;
const begin = (until?: string) => ruth.post<{ pausedUntil: string; issues?: object[] }>(path(), until ? { until } : {});
const end = () => ruth.send('DELETE', path());
const waiting = async () => (await describeJobs(api.site)).filter((job) => job.endsWith('waiting'));
const upcoming = async () =>
  (await ruth.get<{ upcoming: { localDate: string }[] }>(`/api/schedule/${ruth.id}/upcoming?limit=1`)).body.upcoming[0]
    ?.localDate;

describe('a pause until a day', () => {
  test('ends when that day begins in the member’s zone, and cancels pending messages', async () => {
    expect(await waiting()).toHaveLength(2);
    // The clocks of New York go forward on the fourteenth.
    expect((await begin('2027-03-20')).body).toEqual({ pausedUntil: '2027-03-20T04:00:00.000Z' });
    expect(await view()).toBe('2027-03-20T04:00:00.000Z');
    expect(await waiting()).toEqual([]);
    expect(await upcoming()).toBe('2027-03-20');
  });

  test('may be tomorrow or 90 days ahead, and no other', async () => {
    for (const until of ['2027-03-02', '2027-05-30']) expect((await begin(until)).status, until).toBe(200);
    for (const until of ['2027-03-01', '2027-02-28', '2027-05-31', '2027-02-30', 'soon', '']) {
      const { status, body } = await ruth.post<{ issues: object[] }>(path(), { until });
      expect(status, until).toBe(400);
      expect(body.issues, until).toEqual([{ path: ['until'], message: REFUSAL, said: expect.anything() }]);
    }
    expect(await view()).toBe('2027-05-30T04:00:00.000Z');
  });

  test('counts days in the member’s zone', async () => {
    api.site.clock.jumpTo('2027-03-02T02:00Z');
    expect((await begin('2027-03-02')).status, 'it is still the first in New York').toBe(200);
  });

  test('of maximum length still reports the slot after it', async () => {
    await begin('2027-05-30');
    expect(await upcoming()).toBe('2027-05-30');
  });

  test('is moved by another pause, earlier or later, and stays one pause', async () => {
    await begin('2027-04-01');
    api.site.clock.jumpTo('2027-03-01T12:30Z');
    await begin('2027-03-02');
    expect(await view()).toBe('2027-03-02T05:00:00.000Z');
    expect(await waiting()).toEqual(['2027-03-02 tuesday-0900-prayer 2027-03-02T14:00Z waiting']);
    const rows = await api.site.db.select().from(api.site.db.tables.pauses);
    expect(rows).toHaveLength(1);
  });
});

test('a pause without a day is two weeks', async () => {
  expect((await begin()).body).toEqual({ pausedUntil: '2027-03-15T12:00:00.000Z' });
});

test('ending a pause plans the coming slots at once; without a pause nothing changes', async () => {
  const before = await waiting();
  await begin('2027-03-20');
  expect((await end()).status).toBe(200);
  expect(await view()).toBeNull();
  expect(await waiting()).toEqual(before);
  expect((await end()).status).toBe(200);
});

test('the member’s record shows pausing and resuming (decisions.md D30)', async () => {
  await begin('2027-03-20');
  await end();
  const { consentEvents } = api.site.db.tables;
  const rows = await api.site.db.select().from(consentEvents);
  expect(rows.filter(({ channel }) => channel === 'all')).toMatchObject([
    { userId: ruth.id, action: 'paused', source: 'settings' },
    { userId: ruth.id, action: 'resumed', source: 'settings' },
  ]);
});

test('the member’s record names the words of the screen, and none where a caller showed none (decisions.md D30)', async () => {
  const input = { userId: ruth.id, until: '2027-03-20' };
  await ruth.post('/trpc/schedule.pauses.begin', { json: { ...input, wordingLanguage: 'en' } });
  await ruth.post('/trpc/schedule.pauses.end', { json: { userId: ruth.id, wordingLanguage: 'es' } });
  const admin = await api.member({ role: 'admin' });
  // No administrator sees the member's screen, whatever their call says.
  await admin.post('/trpc/schedule.pauses.begin', { json: { ...input, wordingLanguage: 'en' } });
  const { consentEvents } = api.site.db.tables;
  const rows = (await api.site.db.select().from(consentEvents)).filter(({ channel }) => channel === 'all');
  expect(rows.map(({ action, wordingVersion }) => [action, wordingVersion])).toEqual([
    ['paused', 'pauseeverything-1'],
    ['resumed', 'pauseeverything-1-es'],
    ['paused', null],
  ]);
});
