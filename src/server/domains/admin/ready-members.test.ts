import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReadyMembers } from '../../../shared/admin-lists.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createMember, everyDay } from '../../testing/members/members.ts';
import { pauseTwoWeeks } from '../schedule/pauses/service.ts';
import { findNotReady } from './manual-jobs/service.ts';

let api: TestApi;
let admin: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  admin = await api.member({ role: 'admin', username: 'Naomi' });
});
afterEach(() => api.close());

const ready = async () => (await admin.get<ReadyMembers>('/api/admin/ready-members')).body;
const WEEK = { week: everyDay() };

test('the report names members whom guidance would not reach, and why', async () => {
  expect(await ready()).toMatchObject({
    prayer: 0,
    notReady: { prayer: [{ reason: 'setup', members: 1, names: ['Naomi'] }] },
  });
  const paused = await createMember(api.site, WEEK);
  await api.site.db.atomic((q) => pauseTwoWeeks(q, api.site, paused, { source: 'settings' }));
  const unconfirmed: number[] = [];
  for (let each = 0; each < 4; each += 1) unconfirmed.push(await createMember(api.site, { ...WEEK, confirmed: false }));
  await createMember(api.site, WEEK);
  for (const notificationType of ['prayer', 'do', 'reflection'])
    await admin.post('/api/admin/trigger-notification', { notificationType });

  const { users } = api.site.db.tables;
  const names = new Map((await api.site.db.select().from(users)).map(({ id, username }) => [id, username]));
  const { do: reached, notReady } = await ready();
  expect(reached).toBe(0);
  expect(notReady.do).toEqual([
    { reason: 'setup', members: 1, names: ['Naomi'] },
    { reason: 'unreachable', members: 4, names: unconfirmed.slice(0, 3).map((id) => names.get(id)) },
    { reason: 'paused', members: 1, names: [names.get(paused)] },
    { reason: 'had_three', members: 1, names: [expect.any(String)] },
  ]);
});

test('the report holds the ids of the first members of each reason, and only counts the others', async () => {
  const unconfirmed: number[] = [];
  for (let each = 0; each < 4; each += 1) unconfirmed.push(await createMember(api.site, { ...WEEK, confirmed: false }));
  const { notReady } = await findNotReady(api.site, 'do', 2);
  expect(notReady.get('unreachable')).toEqual({ members: 4, firstIds: unconfirmed.slice(0, 2) });
});
