import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MemberModelUse } from '../../../../shared/admin/model-use.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { modelEnv } from '../../../testing/guidance/model-env.ts';
import { createMember } from '../../../testing/members/members.ts';

let api: TestApi;
let admin: SignedIn;

async function open(env: Record<string, string>): Promise<void> {
  api = createTestApi({ now: '2027-03-01T11:00Z', env });
  admin = await api.member({ role: 'admin', username: 'Naomi' });
}
beforeEach(() => open({ ...modelEnv('http://127.0.0.1:9/v1'), GUIDANCE_DAILY_CAP: '3' }));
afterEach(() => api.close());

/** Stores a day on which the model was asked some times, each for 1,000 tokens and half a cent. */
async function addDay(userId: number, localDate: string, calls: number): Promise<void> {
  const used = { calls, inputTokens: 600 * calls, outputTokens: 400 * calls, cost: 5_000 * calls };
  await api.site.db.insert(api.site.db.tables.modelDays).values({ userId, localDate, ...used });
}
const list = async (query = '') =>
  (await admin.get<{ members: MemberModelUse[]; hasMore: boolean }>(`/api/admin/model-use${query}`)).body;

test('G8: an administrator sees what each member cost this month, and today’s requests beside the cap', async () => {
  const ruth = await api.member({ username: 'Ruth' });
  const boaz = await api.member({ username: 'Boaz' });
  await addDay(ruth.id, '2027-02-28', 9);
  await addDay(ruth.id, '2027-03-01', 1);
  await addDay(ruth.id, '2027-03-02', 1);
  await addDay(boaz.id, '2027-03-01', 3);
  expect(await list()).toEqual({
    members: [
      { userId: boaz.id, username: 'Boaz', calls: 3, tokens: 3_000, spent: 0.015, callsToday: 3, dailyCap: 3 },
      { userId: ruth.id, username: 'Ruth', calls: 2, tokens: 2_000, spent: 0.01, callsToday: 1, dailyCap: 3 },
    ],
    hasMore: false,
  });
  expect((await list('?limit=1')).hasMore).toBe(true);
  const names = async (query: string) => (await list(query)).members.map(({ username }) => username);
  expect([await names('?limit=1&page=2'), await names('?q=bo'), await names('?q=nobody')]).toEqual([
    ['Ruth'],
    ['Boaz'],
    [],
  ]);
});

test('G8: today is the day where the member lives', async () => {
  const id = await createMember(api.site, { timezone: 'Pacific/Kiritimati' });
  await addDay(id, '2027-03-01', 1);
  await addDay(id, '2027-03-02', 2);
  // At 11:00 UTC it is 01:00 of the next day there.
  expect((await list()).members).toMatchObject([{ userId: id, callsToday: 2 }]);
});

test('G8: an administrator sees it with the member, also where the model was not asked yet', async () => {
  const ruth = await api.member({ username: 'Ruth' });
  const model = async () => (await admin.get<{ model: unknown }>(`/api/admin/members/${ruth.id}`)).body.model;
  expect(await model()).toEqual({ calls: 0, tokens: 0, spent: 0, callsToday: 0, dailyCap: 3 });
  await addDay(ruth.id, '2027-03-01', 2);
  expect(await model()).toEqual({ calls: 2, tokens: 2_000, spent: 0.01, callsToday: 2, dailyCap: 3 });
});

test('G8: a site whose key was taken away still shows what was spent, and no cap', async () => {
  api.close();
  await open({});
  const ruth = await api.member({ username: 'Ruth' });
  const model = async () => (await admin.get<{ model: unknown }>(`/api/admin/members/${ruth.id}`)).body.model;
  expect([await list(), await model()]).toEqual([{ members: [], hasMore: false }, null]);
  await addDay(ruth.id, '2027-03-01', 2);
  expect((await list()).members).toMatchObject([{ username: 'Ruth', calls: 2, dailyCap: null }]);
  expect(await model()).toMatchObject({ calls: 2, dailyCap: null });
});
