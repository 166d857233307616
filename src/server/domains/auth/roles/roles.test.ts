import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/members/accounts.ts';
import { identifyCaller } from '../../../testing/members/identified-caller.ts';
import { SYSTEM } from '../../../testing/members/members.ts';
import { createApiToken } from '../../../testing/members/tokens.ts';
import { changeRole, findPerson, listEntrusted } from './service.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;

beforeEach(() => {
  api = createTestApi();
});
afterEach(() => api.close());

test('a role is valid from the next request, and its change ends no session', async () => {
  const ruth = await api.member();
  await api.member({ role: 'admin' });
  await changeRole(api.site, SYSTEM, ruth.email, 'admin');
  expect((await ruth.get('/api/admin/queue-stats')).status).toBe(200);
  await changeRole(api.site, SYSTEM, ruth.email, 'member');
  expect((await ruth.get('/api/admin/queue-stats')).status).toBe(403);
  expect((await ruth.get('/api/auth/me')).status).toBe(200);
});

test('a former administrator loses tokens with the admin scope and keeps others', async () => {
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

test('the unused invitations of a former administrator end, and those of others stay', async () => {
  const { env } = api.site;
  Object.assign(env, { REGISTRATION: 'invite' });
  const [naomi, ruth] = [await api.member({ role: 'admin' }), await api.member({ role: 'admin', username: 'Ruth' })];
  const invite = async (by: SignedIn) => {
    const { body } = await by.post<{ link: string }>('/api/admin/invitations', {});
    return new URL(body.link).searchParams.get('invitation');
  };
  const join = async (username: string, invitation: string | null) => {
    const email = `${username}@parish.example`;
    return (await api.visitor().post('/api/auth/register', { username, email, password: PASSWORD, invitation })).status;
  };
  const [used, first, second] = [await invite(ruth), await invite(ruth), await invite(ruth)];
  const ofNaomi = await invite(naomi);
  expect(await join('orpah', used)).toBe(200);
  const { body } = await naomi.post(`/api/admin/members/${ruth.id}/role`, { role: 'member' });
  expect(body).toEqual({ message: 'Ruth is now a member. 2 of their invitations ended.' });
  expect([await join('boaz', first), await join('boaz', second), await join('boaz', ofNaomi)]).toEqual([400, 400, 200]);
  expect(await api.site.db.select().from(api.site.db.tables.invitations)).toHaveLength(2);
});

test('the last administrator keeps the role', async () => {
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

test('giving a role that the member has already needs the authority too, and is audited', async () => {
  const [admin, ruth] = [await api.member({ role: 'admin' }), await api.member({ role: 'admin' })];
  const call = await identifyCaller(api, admin, {});
  const give = () => call('admin.members.setRole', { userId: ruth.id, role: 'admin' });
  await give();
  const { auditLog } = api.site.db.tables;
  expect(await api.site.db.select().from(auditLog)).toMatchObject([{ actorId: admin.id, targetId: ruth.id }]);
  await changeRole(api.site, SYSTEM, admin.email, 'member');
  await expect(give()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('of the last two administrators who step down at once, one stays', async () => {
  const both = [await api.member({ role: 'admin' }), await api.member({ role: 'admin' })];
  const results = await Promise.allSettled(both.map(({ email }) => changeRole(api.site, SYSTEM, email, 'member')));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await listEntrusted(api.site)).toHaveLength(1);
});

test('an address is found regardless of case, and only the right one', async () => {
  const { id } = await api.member({ email: 'Ruth@Parish.example' });
  expect(await findPerson(api.site, ' rUTH@parish.EXAMPLE ')).toMatchObject({ id, email: 'Ruth@Parish.example' });
  await expect(findPerson(api.site, 'ruth@parish.exampl')).rejects.toMatchObject({
    code: 'not_found',
    message: 'There is no member with the email address ruth@parish.exampl.',
  });
});

describe('an administrator gives a member a role', () => {
  let admin: SignedIn;
  beforeEach(async () => {
    admin = await api.member({ role: 'admin' });
  });
  const give = (by: Browser, userId: number, headers: Record<string, string> = {}) =>
    by.post(`/api/admin/members/${userId}/role`, { role: 'admin' }, { headers });
  const roleOf = async (userId: number) => {
    const { users } = api.site.db.tables;
    return (await api.site.db.select().from(users)).find(({ id }) => id === userId)?.role;
  };

  test('within an hour after signing in, and the member is alerted by mail', async () => {
    const { id } = await api.member();
    api.site.clock.jumpTo(api.site.clock.now() + HOUR_MS);
    expect((await give(admin, id)).status).toBe(200);
    expect(await roleOf(id)).toBe('admin');
    const { securityEvents, deliveries } = api.site.db.tables;
    expect(await api.site.db.select().from(securityEvents)).toMatchObject([{ userId: id, kind: 'role_admin' }]);
    expect(await api.site.db.select().from(deliveries)).toMatchObject([{ userId: id, kind: 'security_alert' }]);
  });

  test('not in a session two hours old, until the administrator signs in again', async () => {
    const { id } = await api.member();
    api.site.clock.jumpTo(api.site.clock.now() + 2 * HOUR_MS);
    const { status, body } = await give(admin, id);
    expect([status, body.error]).toEqual([
      403,
      'For your safety, please sign in again; you can then do this for an hour.',
    ]);
    expect(await roleOf(id)).toBe('member');
    await admin.post('/api/auth/login', { email: admin.email, password: PASSWORD });
    expect((await give(admin, id)).status).toBe(200);
  });

  test('not by a token, whatever its scopes', async () => {
    const { id } = await api.member();
    const token = await createApiToken(api.site, admin.id, { scopes: ['read', 'write', 'admin'] });
    const { status, body } = await give(api.visitor(), id, { authorization: `Bearer ${token}` });
    expect([status, body.error]).toEqual([403, 'This needs you to be signed in; a token is not enough.']);
    expect(await roleOf(id)).toBe('member');
  });
});
