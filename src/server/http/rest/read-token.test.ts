import { afterEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { CALLS } from '../../testing/calls/all.ts';
import { routerCalls, sendRpc } from '../../testing/calls/send-call.ts';
import { fillEveryTable } from '../../testing/database/every-table.ts';
import { PASSWORD } from '../../testing/members/accounts.ts';
import { createApiToken } from '../../testing/members/tokens.ts';

let api: TestApi;
afterEach(() => api.close());

test('J: a read token never sees data that an export with a token leaves out', async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  const owner = await api.member();
  const { sessions, knownDevices, passkeys, apiTokens, securityEvents, auditLog } = api.site.db.tables;
  const withheld = [sessions, knownDevices, passkeys, apiTokens, securityEvents, auditLog];
  const reads = routerCalls().filter(({ name, reads }) => reads && CALLS[name]?.who !== 'anyone');
  const inputs = new Map<string, object | undefined>();
  for (const { name } of reads) inputs.set(name, await CALLS[name]?.input(api, owner));
  const marks = (await fillEveryTable(api.site, owner.id, withheld)).filter(({ json }) => json.includes('mark '));
  expect(marks.length).toBeGreaterThan(withheld.length);
  const token = await createApiToken(api.site, owner.id, { scopes: ['read'] });
  const shown: string[] = [];
  const answered: string[] = [];
  for (const call of reads) {
    const headers = { authorization: `Bearer ${token}` };
    const { status, text } = await sendRpc(api.visitor(), call, inputs.get(call.name), headers);
    if (status === 200) answered.push(call.name);
    for (const { where, json } of marks) if (text.includes(json)) shown.push(`${call.name}: ${where}`);
  }
  expect(shown).toEqual([]);
  expect(answered).toContain('auth.account.export');
});

test('J: a read token sees the address its member is changing to, in auth.me and in the export', async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  const owner = await api.member();
  const json = { email: 'new@parish.example', password: PASSWORD };
  expect((await owner.post('/api/auth/change-email', json)).status).toBe(200);
  const headers = { authorization: `Bearer ${await createApiToken(api.site, owner.id, { scopes: ['read'] })}` };
  const me = await api.visitor().get('/api/auth/me', { headers });
  expect(me.body).toMatchObject({ user: { pendingEmail: 'new@parish.example' } });
  const account = await api.visitor().get(`/api/account/${owner.id}/export`, {
    headers: { ...headers, accept: 'application/json' },
  });
  expect(account.body).toMatchObject({ mailedLinks: [{ purpose: 'change_email', address: 'new@parish.example' }] });
});
