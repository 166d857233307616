import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../../scheduler/jobs/housekeeping.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';

const DAY_MS = 86_400_000;
const RUTH = { username: 'Ruth', email: 'Ruth@parish.example', password: 'whither' };
const OVER = 'This invitation has expired or was already used. Please ask for a new one.';

let api: TestApi;
let admin: SignedIn;

async function open(REGISTRATION: string): Promise<void> {
  api = createTestApi({ now: '2027-03-01T08:00Z', env: { REGISTRATION } });
  admin = await api.member({ role: 'admin', username: 'Naomi', email: 'naomi@parish.example' });
}
beforeEach(() => open('invite'));
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

interface Made {
  invitation: { id: number; email: string | null; expiresAt: string; createdAt: string };
  link: string;
}
async function invite(body: object = {}): Promise<Made & { token: string }> {
  const { status, text, body: made } = await admin.post<Made>('/api/admin/invitations', body);
  expect(status, text).toBe(200);
  return { ...made, token: new URL(made.link).searchParams.get('invitation') ?? '' };
}
const join = (invitation?: string, different: object = {}) =>
  api.visitor().post('/api/auth/register', { ...RUTH, ...different, ...(invitation ? { invitation } : {}) });
const stored = () => api.site.db.select().from(api.site.db.tables.invitations);
const members = async () => (await api.site.db.select().from(api.site.db.tables.users)).map(({ username }) => username);
const errorBody = (path: string, message: string) => ({
  message,
  code: 'BAD_REQUEST',
  error: message,
  said: expect.anything(),
  issues: [{ path: [path], message, said: expect.anything() }],
});

describe('a site with registration by invitation (decisions.md D6)', () => {
  test('rejects a person without one, and says whom to ask', async () => {
    const { status, body } = await join();
    const message = 'You need an invitation to join this site. Please ask your church.';
    expect([status, body]).toEqual([403, { message, code: 'FORBIDDEN', error: message, said: expect.anything() }]);
    expect((await join(undefined, { username: 'Naomi', email: admin.email })).status).toBe(403);
    expect(await members()).toEqual(['Naomi']);
  });

  test('accepts one person per invitation', async () => {
    const { token } = await invite();
    const { status, body } = await join(token);
    expect([status, body.user]).toMatchObject([200, { username: 'Ruth', role: 'member' }]);
    const again = await join(token, { username: 'Orpah', email: 'orpah@parish.example' });
    expect([again.status, again.body]).toEqual([400, errorBody('invitation', OVER)]);
    expect(await stored()).toMatchObject([
      { createdBy: admin.id, usedBy: (body.user as { id: number }).id, usedAt: new Date('2027-03-01T08:00Z') },
    ]);
  });

  test('accepts one of two people who use an invitation at once', async () => {
    const { token } = await invite();
    const answers = await Promise.all([
      join(token),
      join(token, { username: 'Orpah', email: 'orpah@parish.example' }),
      join(token, { username: 'Boaz', email: 'boaz@parish.example' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (const { status, body } of answers) if (status === 400) expect(body).toEqual(errorBody('invitation', OVER));
    expect(await members()).toHaveLength(2);
  });

  test('rejects an unknown, ended or deleted one', async () => {
    expect((await join('x'.repeat(43))).body).toEqual(errorBody('invitation', OVER));
    expect((await join('x'.repeat(201))).status).toBe(400);
    const short = await invite({ expiresInDays: 1 });
    const taken = await invite();
    await admin.send('DELETE', `/api/admin/invitations/${taken.invitation.id}`);
    expect((await join(taken.token)).body).toEqual(errorBody('invitation', OVER));
    api.site.clock.jumpTo(api.site.clock.now() + DAY_MS);
    expect((await join(short.token)).body).toEqual(errorBody('invitation', OVER));
    expect(await members()).toEqual(['Naomi']);
  });

  test('accepts an invitation for an address only with that address, regardless of case', async () => {
    const { token, invitation } = await invite({ email: ' RUTH@Parish.example ' });
    expect(invitation.email).toBe('ruth@parish.example');
    const { status, body } = await join(token, { username: 'Orpah', email: 'orpah@parish.example' });
    expect([status, body]).toEqual([
      400,
      errorBody('email', 'Please join with the email address you were invited with.'),
    ]);
    expect((await join(token)).status).toBe(200);
  });

  test('does not use an invitation up when joining fails', async () => {
    const { token } = await invite();
    expect((await join(token, { username: 'Naomi' })).status).toBe(409);
    expect((await join(token, { password: 'x' })).status).toBe(400);
    expect((await join(token)).status).toBe(200);
  });

  test('creates its first administrator without one', async () => {
    api.close();
    api = createTestApi({ env: { REGISTRATION: 'invite' } });
    const { status } = await api.visitor().post('/api/auth/setup', { ...RUTH, token: api.site.setupToken });
    expect(status).toBe(200);
  });
});

describe('a site with open or closed registration (decisions.md D6)', () => {
  test('that is open needs none, marks a valid one as used and ignores any other', async () => {
    api.close();
    await open('open');
    const { token } = await invite();
    expect((await join('no-invitation')).status).toBe(200);
    expect((await join(token, { username: 'Orpah', email: 'orpah@parish.example' })).status).toBe(200);
    expect((await join(token, { username: 'Boaz', email: 'boaz@parish.example' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ usedBy: 3 }]);
  });

  test('that is closed rejects everybody, even with an invitation', async () => {
    api.close();
    await open('closed');
    const { token } = await invite();
    expect((await join(token)).status).toBe(403);
    expect(await stored()).toMatchObject([{ usedAt: null }]);
  });
});

describe('the administrator’s list', () => {
  test('is the link, once, valid for two weeks by default', async () => {
    const { invitation, link, token } = await invite();
    expect(link).toMatch(/^http:\/\/hesed\.example\/\?invitation=[\w-]{43}$/);
    expect(invitation).toEqual({
      id: 1,
      email: null,
      createdAt: '2027-03-01T08:00:00.000Z',
      expiresAt: '2027-03-15T08:00:00.000Z',
    });
    expect((await invite({ expiresInDays: 90 })).invitation.expiresAt).toBe('2027-05-30T08:00:00.000Z');
    expect(api.site.db.client.serialize().includes(token)).toBe(false);
    for (const body of [{ expiresInDays: 0 }, { expiresInDays: 91 }, { email: 'Ruth' }, { token: 'mine' }])
      expect((await admin.post('/api/admin/invitations', body)).status).toBe(400);
  });

  test('is the list, newest first in pages, without tokens', async () => {
    const { token } = await invite({ email: RUTH.email });
    await join(token);
    await invite();
    const first = await admin.get('/api/admin/invitations?limit=1');
    expect(first.body).toMatchObject({ invitations: [{ id: 2, usedAt: null, usedByName: null }], hasMore: true });
    const second = await admin.get('/api/admin/invitations?limit=1&page=2');
    expect(second.body).toEqual({
      invitations: [
        {
          id: 1,
          email: 'ruth@parish.example',
          createdBy: admin.id,
          createdByName: 'Naomi',
          usedBy: 2,
          usedByName: 'Ruth',
          usedAt: '2027-03-01T08:00:00.000Z',
          createdAt: '2027-03-01T08:00:00.000Z',
          expiresAt: '2027-03-15T08:00:00.000Z',
        },
      ],
      hasMore: false,
    });
    expect(first.text + second.text).not.toMatch(/token|hash/i);
  });

  test('is an error when an unknown invitation is deleted', async () => {
    const { status, body } = await admin.send('DELETE', '/api/admin/invitations/9');
    expect([status, body.message]).toEqual([404, 'There is no such invitation.']);
  });

  test('includes an audit log entry for each new invitation, without its address', async () => {
    await invite({ email: RUTH.email, expiresInDays: 3 });
    const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(acts).toMatchObject([
      { actorId: admin.id, action: 'admin.invitations.create', details: { expiresInDays: 3 } },
    ]);
  });
});

describe('after a member leaves (decisions.md D33)', () => {
  test('no invitation names them: neither the one they joined with, nor those for their address', async () => {
    const used = await invite();
    const { body } = await join(used.token);
    await invite({ email: 'ruth@PARISH.example' });
    await invite({ email: 'orpah@parish.example' });
    const { id } = body.user as { id: number };
    expect((await admin.send('DELETE', `/api/account/${id}`)).status).toBe(200);
    expect(await stored()).toMatchObject([{ emailKey: 'orpah@parish.example' }]);
  });

  test('the invitations they created for others stay valid', async () => {
    const { token } = await invite();
    const other = await api.member({ role: 'admin' });
    expect((await other.send('DELETE', `/api/account/${admin.id}`)).status).toBe(200);
    expect(await stored()).toMatchObject([{ createdBy: null }]);
    expect((await join(token)).status).toBe(200);
  });
});

test('an invitation is kept for 90 days after its end', async () => {
  await invite({ expiresInDays: 1 });
  api.site.clock.jumpTo(api.site.clock.now() + 91 * DAY_MS - 1);
  await cleanUp(api.site);
  expect(await stored()).toHaveLength(1);
  api.site.clock.jumpTo(api.site.clock.now() + 1);
  await cleanUp(api.site);
  expect(await stored()).toEqual([]);
});
