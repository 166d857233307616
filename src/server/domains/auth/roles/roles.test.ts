import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { SYSTEM } from '../../../testing/members.ts';
import { createApiToken } from '../../../testing/tokens.ts';
import { changeRole, findPerson, listEntrusted } from './service.ts';

let api: TestApi;

beforeEach(() => {
  api = createTestApi();
});
afterEach(() => api.close());

test('a role counts from the next request on, either way, and ends no session', async () => {
  const ruth = await api.member();
  await api.member({ role: 'admin' });
  await changeRole(api.site, SYSTEM, ruth.email, 'admin');
  expect((await ruth.get('/api/admin/queue-stats')).status).toBe(200);
  await changeRole(api.site, SYSTEM, ruth.email, 'member');
  expect((await ruth.get('/api/admin/queue-stats')).status).toBe(403);
  expect((await ruth.get('/api/auth/me')).status).toBe(200);
});

test('who is no administrator any more loses the tokens that were made to administer, and keeps others', async () => {
  await api.member({ role: 'admin' });
  const ruth = await api.member({ role: 'admin' });
  const administers = await createApiToken(api.site, ruth.id, { scopes: ['read', 'admin'] });
  const reads = await createApiToken(api.site, ruth.id, { scopes: ['read'] });
  const status = async (token: string) =>
    (await api.visitor().get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status;
  await changeRole(api.site, SYSTEM, ruth.email, 'admin');
  expect(await status(administers)).toBe(200);
  await changeRole(api.site, SYSTEM, ruth.email, 'reviewer');
  await changeRole(api.site, SYSTEM, ruth.email, 'admin');
  expect([await status(administers), await status(reads)]).toEqual([401, 200]);
});

test('the last administrator stays one', async () => {
  const naomi = await api.member({ role: 'admin', username: 'Naomi' });
  await api.member({ role: 'reviewer' });
  for (const role of ['member', 'reviewer'] as const)
    await expect(changeRole(api.site, SYSTEM, naomi.email, role)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Naomi is the only administrator. Make another one first.',
    });
  expect((await naomi.get('/api/admin/queue-stats')).status).toBe(200);
  const ruth = await api.member({ role: 'admin' });
  await changeRole(api.site, SYSTEM, naomi.email, 'reviewer');
  await expect(changeRole(api.site, SYSTEM, ruth.email, 'member')).rejects.toMatchObject({ code: 'conflict' });
});

test('of the last two who step down at once one stays', async () => {
  const both = [await api.member({ role: 'admin' }), await api.member({ role: 'admin' })];
  const results = await Promise.allSettled(both.map(({ email }) => changeRole(api.site, SYSTEM, email, 'member')));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await listEntrusted(api.site)).toHaveLength(1);
});

test('an address is found in whatever case it is written, and nobody by another', async () => {
  const { id } = await api.member({ email: 'Ruth@Parish.example' });
  expect(await findPerson(api.site, ' rUTH@parish.EXAMPLE ')).toMatchObject({ id, email: 'Ruth@Parish.example' });
  await expect(findPerson(api.site, 'ruth@parish.exampl')).rejects.toMatchObject({
    code: 'not_found',
    message: 'There is no member with the e-mail address ruth@parish.exampl.',
  });
});
