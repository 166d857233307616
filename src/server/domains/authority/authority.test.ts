import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { hashToken } from '../../lib/secrets.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { type Browser, createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { CALLS } from '../../testing/calls/all.ts';
import type { CallRow } from '../../testing/calls/call.ts';
import { type RouterCall, routerCalls, sendRpc } from '../../testing/calls/send-call.ts';
import { contentsOf, expectSameRows } from '../../testing/database/contents.ts';
import { identifyCaller } from '../../testing/members/identified-caller.ts';
import { createApiToken } from '../../testing/members/tokens.ts';

let api: TestApi;
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

/** Every call that writes for a member, except those that fail on this site for another reason. */
const CHANGES = routerCalls()
  .filter(({ name, reads }) => !reads && CALLS[name]?.who !== 'anyone' && CALLS[name]?.status === undefined)
  .map(({ name }) => name);
const isForAdmins = (name: string) => /^(?:admin|reviewer)/.test(CALLS[name]?.who ?? '');
const OF_ADMINS = CHANGES.filter(isForAdmins);
const ON_OTHERS = CHANGES.filter((name) => !isForAdmins(name) && CALLS[name]?.stranger === 'forbidden');
const OF_REVIEWERS = CHANGES.filter((name) => CALLS[name]?.who === 'reviewer_session');
const BY_TOKEN = CHANGES.filter((name) => CALLS[name]?.who === 'member');
const rowOf = (name: string) => CALLS[name] as CallRow;

/** Returns every row, with the valid sessions and tokens but without their last-seen times. */
function everythingIn(site: OpenSite): Record<string, unknown> {
  const ids = (table: string) => site.db.client.prepare(`SELECT id FROM ${table}`).pluck().all();
  return { ...contentsOf(site), sessions: ids('sessions'), apiTokens: ids('api_tokens') };
}

async function signOut({ site }: TestApi, { jar }: Browser): Promise<void> {
  const { sessions } = site.db.tables;
  await site.db.delete(sessions).where(eq(sessions.id, hashToken(jar.get('hesed_session') as string)));
}

async function demote({ site }: TestApi, { id }: SignedIn): Promise<void> {
  const { users } = site.db.tables;
  await site.db.update(users).set({ role: 'member' }).where(eq(users.id, id));
}

/** Makes a call whose caller loses their authority after the request has identified them; returns the answer. */
async function callAfterEnd(
  name: string,
  { by, on }: { by: SignedIn; on: SignedIn },
  end: () => Promise<void>,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const input = await rowOf(name).input(api, on);
  const call = await identifyCaller(api, headers.authorization ? api.visitor() : by, headers);
  await end();
  const before = everythingIn(api.site);
  const answer = await call(name, input).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
  expectSameRows(everythingIn(api.site), before, `${name} changed something`);
  return answer;
}

describe('a write is rejected when the caller’s authority ends during the call', () => {
  test.each(CHANGES)('%s after the session ended', async (name) => {
    api = createTestApi({ now: '2027-03-01T08:00Z' });
    const owner = await api.member();
    const by = isForAdmins(name) ? await api.member({ role: 'admin' }) : owner;
    expect(await callAfterEnd(name, { by, on: owner }, () => signOut(api, by))).toBe('UNAUTHORIZED');
  });

  test.each(BY_TOKEN)('%s after the token was revoked', async (name) => {
    api = createTestApi({ now: '2027-03-01T08:00Z' });
    const owner = await api.member();
    const token = await createApiToken(api.site, owner.id, { scopes: ['write'] });
    const { apiTokens } = api.site.db.tables;
    const revoke = async () => void (await api.site.db.delete(apiTokens));
    const headers = { authorization: `Bearer ${token}` };
    expect(await callAfterEnd(name, { by: owner, on: owner }, revoke, headers)).toBe('UNAUTHORIZED');
  });

  test.each([...OF_ADMINS, ...ON_OTHERS])('%s after the administrator became a member', async (name) => {
    api = createTestApi({ now: '2027-03-01T08:00Z' });
    const [owner, by] = [await api.member(), await api.member({ role: 'admin' })];
    expect(await callAfterEnd(name, { by, on: owner }, () => demote(api, by))).toBe('FORBIDDEN');
  });

  test.each(OF_REVIEWERS)('%s after the reviewer became a member', async (name) => {
    api = createTestApi({ now: '2027-03-01T08:00Z' });
    const [owner, by] = [await api.member(), await api.member({ role: 'reviewer' })];
    expect(await callAfterEnd(name, { by, on: owner }, () => demote(api, by))).toBe('FORBIDDEN');
  });
});

describe('a session that ends while the password is being checked', () => {
  test.each(['auth.changePassword', 'auth.changeEmail', 'auth.secondStep.start', 'auth.passkeys.startRegistration'])(
    '%s stores nothing and answers 401',
    async (name) => {
      api = createTestApi({ now: '2027-03-01T08:00Z' });
      const owner = await api.member();
      const input = await rowOf(name).input(api, owner);
      const call = routerCalls().find((each) => each.name === name) as RouterCall;
      // The attempt is counted just before the password is hashed; the session ends at that moment.
      const { client } = api.site.db;
      client.exec('CREATE TRIGGER counted AFTER INSERT ON rate_limits BEGIN DELETE FROM sessions; END');
      const { sessions, ...before } = everythingIn(api.site);
      expect((await sendRpc(owner, call, input)).status).toBe(401);
      expectSameRows(everythingIn(api.site), { ...before, sessions: [] });
    },
  );
});

test('an export is not returned to a caller whose session ended while it was read', async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  const owner = await api.member();
  api.site.db.client.exec('CREATE TRIGGER counted AFTER INSERT ON rate_limits BEGIN DELETE FROM sessions; END');
  const answer = await owner.get(`/api/account/${owner.id}/export`);
  expect([answer.status, answer.text.includes(owner.email)]).toEqual([401, false]);
});

describe('13: an administrator’s change is stored together with its audit log row, or not at all', () => {
  test.each([...OF_ADMINS, ...ON_OTHERS])('%s', async (name) => {
    api = createTestApi({ now: '2027-03-01T08:00Z' });
    const [owner, by] = [await api.member(), await api.member({ role: 'admin' })];
    const { client, tables } = api.site.db;
    const input = await rowOf(name).input(api, owner);
    const call = await identifyCaller(api, by);

    client.exec("CREATE TRIGGER no_room BEFORE INSERT ON audit_log BEGIN SELECT RAISE(ABORT, 'no room'); END");
    const before = everythingIn(api.site);
    await expect(call(name, input)).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expectSameRows(everythingIn(api.site), before, `${name} changed something`);
    expect(api.site.logged.splice(0)).toMatchObject([{ call: name, err: { message: 'no room' } }]);

    client.exec('DROP TRIGGER no_room; DELETE FROM rate_limits');
    await call(name, input);
    expect(await api.site.db.select().from(tables.auditLog)).toMatchObject([{ actorId: by.id, action: name }]);
  });
});
