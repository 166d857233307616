import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminMember } from '../../../../shared/admin-lists.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createMember } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { pauseTwoWeeks } from '../../schedule/pauses/service.ts';

let api: TestApi;
let admin: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  admin = await api.member({ role: 'admin', username: 'Naomi', email: 'naomi@parish.example' });
});
afterEach(() => api.close());

interface Page {
  members: AdminMember[];
  hasMore: boolean;
}
const list = async (query = '') => (await admin.get<Page>(`/api/admin/members${query}`)).body;
const names = async (query = '') => (await list(query)).members.map(({ username }) => username);
const setRole = (userId: number, role: string) =>
  admin.post<{ message: string }>(`/api/admin/members/${userId}/role`, { role });

describe('the list', () => {
  test('shows the newest members first, found by id, name, address or role', async () => {
    const ruth = await api.member({ username: 'Ruth', email: 'gleaner@parish.example' });
    await api.member({ username: 'Rufus', confirmed: false });
    expect(await names()).toEqual(['Rufus', 'Ruth', 'Naomi']);
    expect(await names('?q=ru')).toEqual(['Rufus', 'Ruth']);
    expect(await names('?q=GLEAN')).toEqual(['Ruth']);
    expect(await names(`?q=${ruth.id}`)).toEqual(['Ruth']);
    expect(await names('?q=_u')).toEqual([]);
    expect(await names('?role=admin')).toEqual(['Naomi']);
    const first = await list('?limit=2');
    expect([first.members.length, first.hasMore]).toEqual([2, true]);
    expect(await names('?limit=2&page=2')).toEqual(['Naomi']);
  });

  test('finds names in every script, regardless of case', async () => {
    await api.member({ username: 'Φίλοστοργος' });
    await api.member({ username: 'Дарья' });
    // Lower case writes a sigma at the end of the typed text as at the end of a word.
    for (const q of ['ΦΊΛΟΣ', 'φίλοσ', 'φίλος', 'ΦΊΛΟΣΤΟΡΓΟΣ'])
      expect([q, await names(`?q=${encodeURIComponent(q)}`)]).toEqual([q, ['Φίλοστοργος']]);
    expect(await names(`?q=${encodeURIComponent('ДАРЬЯ')}`)).toEqual(['Дарья']);
  });

  test('shows each member’s address, onboarding, methods and last visit', async () => {
    const id = await createMember(api.site, { timezone: 'Europe/London' });
    const { userProfiles } = api.site.db.tables;
    await api.site.db
      .update(userProfiles)
      .set({ alertMethods: ['email', 'sms'] })
      .where(eq(userProfiles.userId, id));
    expect((await list(`?q=${id}`)).members).toEqual([
      {
        id,
        username: expect.any(String),
        email: expect.any(String),
        role: 'member',
        emailVerified: true,
        onboarded: true,
        methods: [
          { method: 'email', state: 'ready', reason: null, said: null },
          {
            method: 'sms',
            state: 'not_configured',
            reason: expect.any(String),
            said: { code: 'method_not_set_up', params: { method: 'sms' } },
          },
        ],
        lastSeenAt: null,
        createdAt: expect.any(String),
      },
    ]);
    expect((await list(`?q=${admin.id}`)).members).toMatchObject([{ lastSeenAt: expect.any(String) }]);
  });
});

test('one member is shown with their zone and pause, and none of their texts', async () => {
  const id = await createMember(api.site, { timezone: 'Europe/London' });
  await api.site.db.atomic((q) => pauseTwoWeeks(q, api.site, id, { source: 'settings' }));
  const answer = await admin.get(`/api/admin/members/${id}`);
  expect(answer.body).toMatchObject({
    id,
    timezone: 'Europe/London',
    sessions: 0,
    pausedUntil: '2027-03-15T08:00:00.000Z',
  });
  expect(answer.text).not.toContain('Friends tell each other the truth');
  expect((await admin.get('/api/admin/members/999999')).status).toBe(404);
});

describe('a role', () => {
  test('is given and removed, valid from the next request on', async () => {
    const ruth = await api.member({ username: 'Ruth' });
    expect((await ruth.get('/api/admin/queue-stats')).status).toBe(403);
    expect((await setRole(ruth.id, 'admin')).body).toEqual({ message: 'Ruth is now an administrator.' });
    expect((await ruth.get('/api/admin/queue-stats')).status).toBe(200);
    expect((await setRole(ruth.id, 'member')).body).toEqual({ message: 'Ruth is now a member.' });
    expect((await ruth.get('/api/admin/queue-stats')).status).toBe(403);
  });

  test('cannot be removed from the last administrator', async () => {
    const answer = await setRole(admin.id, 'member');
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Naomi is the only administrator. Make another one first.',
    ]);
    expect(await names('?role=admin')).toEqual(['Naomi']);
  });

  test('must exist, and so must the member', async () => {
    expect((await setRole(999_999, 'admin')).status).toBe(404);
    expect((await setRole(admin.id, 'owner')).status).toBe(400);
  });

  test('is in the audit log, where both names find it', async () => {
    const ruth = await api.member({ username: 'Ruth' });
    await setRole(ruth.id, 'reviewer');
    const acts = async (q: string) => (await admin.get<{ entries: object[] }>(`/api/admin/audit?q=${q}`)).body.entries;
    const act = {
      action: 'admin.members.setRole',
      actorName: 'Naomi',
      targetName: 'Ruth',
      details: { role: 'reviewer' },
    };
    expect(await acts('naomi')).toMatchObject([act]);
    expect(await acts('ruth')).toMatchObject([act]);
    expect(await acts('boaz')).toEqual([]);
  });
});

test('an administrator signs a member out everywhere, and nobody else', async () => {
  const ruth = await api.member({ username: 'Ruth' });
  const boaz = await api.member({ username: 'Boaz' });
  const isSignedIn = async (browser: SignedIn) => (await browser.get('/api/auth/me')).status === 200;
  const { status, body } = await admin.post<{ message: string }>(`/api/admin/members/${ruth.id}/sign-out`);
  expect([status, body.message]).toEqual([200, 'Ruth is signed out everywhere.']);
  expect(await Promise.all([ruth, boaz, admin].map(isSignedIn))).toEqual([false, true, true]);
  const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
  expect(acts).toMatchObject([{ actorId: admin.id, action: 'admin.members.signOut', targetId: ruth.id }]);
  expect((await admin.post('/api/admin/members/999/sign-out')).status).toBe(404);
  expect((await boaz.post(`/api/admin/members/${admin.id}/sign-out`)).status).toBe(403);
});

describe('a password link that an administrator sends (decisions.md D2)', () => {
  const send = (userId: number) => admin.post(`/api/admin/members/${userId}/password-link`);
  const links = () => api.site.db.select().from(api.site.db.tables.authTokens);
  const acts = () => api.site.db.select().from(api.site.db.tables.auditLog);

  test('is mailed to the member, confirmed or not, and the audit log says who asked for it', async () => {
    const ruth = await api.member({ username: 'Ruth', email: 'ruth@parish.example', confirmed: false });
    const { status, body } = await send(ruth.id);
    const message = 'A link to set a new password is on its way to ruth@parish.example.';
    expect([status, body]).toEqual([200, { outcome: 'sent', message }]);
    expect(await links()).toMatchObject([{ userId: ruth.id, purpose: 'reset_password', address: ruth.email }]);
    expect(await acts()).toMatchObject([
      { actorId: admin.id, action: 'admin.members.sendPasswordLink', targetId: ruth.id },
    ]);
  });

  test('is not sent while three are valid, and the answer says so', async () => {
    const ruth = await api.member({ username: 'Ruth' });
    for (const outcome of ['sent', 'sent', 'sent', 'limit_reached'])
      expect((await send(ruth.id)).body).toMatchObject({ outcome });
    expect(await links()).toHaveLength(3);
    expect(await acts()).toHaveLength(4);
  });

  test('does not count against the requests from the administrator’s network', async () => {
    for (let each = 0; each < 60; each += 1) await api.site.rateLimits.consume('password_reset_address', 'unknown');
    const ruth = await api.member({ username: 'Ruth' });
    expect((await send(ruth.id)).body).toMatchObject({ outcome: 'sent' });
  });

  test('is a file on a site without a mail server, and the answer says so', async () => {
    api.site.channels.set('email', { ...createRecordingChannel(), captures: true });
    const ruth = await api.member({ username: 'Ruth' });
    expect((await send(ruth.id)).body).toMatchObject({ outcome: 'captured' });
  });

  test('is for administrators alone, and for members who exist', async () => {
    const ruth = await api.member({ username: 'Ruth' });
    expect((await ruth.post(`/api/admin/members/${admin.id}/password-link`)).status).toBe(403);
    expect((await send(999)).status).toBe(404);
    expect(await links()).toEqual([]);
  });
});
