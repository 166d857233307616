import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { cleanUp } from '../../../scheduler/jobs/housekeeping.ts';
import { type Browser, createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createAccount, PASSWORD } from '../../../testing/members/accounts.ts';
import { mailsOf } from '../../../testing/providers/mails.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { endStaleBrowsers } from './stale-browsers.ts';

const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
const ENDPOINT = 'https://push.parish.example/send/one';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const subscribe = (endpoint = ENDPOINT, by = ruth, keys: object = KEYS) =>
  by.post(`/api/push/subscriptions/${by.id}`, { endpoint, keys }, { headers: { 'user-agent': 'Firefox' } });
const forget = (query = '', by = ruth) => by.send('DELETE', `/api/push/subscriptions/${by.id}${query}`);
const rows = async () => {
  const stored = await api.site.db.select().from(api.site.db.tables.alertAddresses);
  return stored.filter(({ channel }) => channel === 'push');
};
const endpoints = async () => (await rows()).map(({ address }) => address);

test('a browser is kept with its keys', async () => {
  const { status, body } = await subscribe();
  expect([status, body]).toEqual([200, { success: true, removed: false }]);
  expect(await rows()).toMatchObject([
    {
      userId: ruth.id,
      address: ENDPOINT,
      details: { userAgent: 'Firefox' },
      secrets: KEYS,
      deviceHash: null,
      verifiedAt: new Date('2027-03-01T08:00Z'),
      seenAt: new Date('2027-03-01T08:00Z'),
      askedAt: null,
    },
  ]);
});

test('accepts exactly the fields that a browser sends', async () => {
  const json = { endpoint: ENDPOINT, expirationTime: null, keys: KEYS };
  expect((await ruth.post(`/api/push/subscriptions/${ruth.id}`, json)).status).toBe(200);
});

test('a browser that subscribes again has its new keys and is there once', async () => {
  await subscribe();
  const keys = { ...KEYS, auth: 'c'.repeat(22) };
  await subscribe(ENDPOINT, ruth, keys);
  expect(await rows()).toMatchObject([{ secrets: keys }]);
});

test('C27: a browser moves to the member who subscribes it now', async () => {
  const naomi = await api.member();
  await subscribe();
  await subscribe(ENDPOINT, naomi);
  expect(await rows()).toMatchObject([{ userId: naomi.id }]);
});

test('of eleven browsers the one with the oldest subscription is deleted, and no other member’s', async () => {
  const naomi = await api.member();
  await subscribe(`${ENDPOINT}-naomi`, naomi);
  for (let count = 0; count < 10; count += 1) {
    await subscribe(`${ENDPOINT}-${count}`);
    await api.site.clock.advance(1000);
  }
  await subscribe(`${ENDPOINT}-0`);
  await subscribe(`${ENDPOINT}-10`);
  const kept = await endpoints();
  expect(kept).toHaveLength(11);
  expect(kept).not.toContain(`${ENDPOINT}-1`);
  expect(kept).toEqual(expect.arrayContaining([`${ENDPOINT}-0`, `${ENDPOINT}-10`, `${ENDPOINT}-naomi`]));
});

describe('a removal', () => {
  beforeEach(async () => {
    await subscribe(`${ENDPOINT}?a=1`);
    await subscribe(`${ENDPOINT}?a=2`);
  });

  test('deletes the one that is named', async () => {
    expect((await forget(`?endpoint=${encodeURIComponent(`${ENDPOINT}?a=1`)}`)).body).toEqual({ success: true });
    expect(await endpoints()).toEqual([`${ENDPOINT}?a=2`]);
  });

  test('deletes the one that is named in a body', async () => {
    const path = `/api/push/subscriptions/${ruth.id}`;
    const endpoint = `${ENDPOINT}?a=1`;
    expect((await ruth.send('DELETE', path, { json: { userId: ruth.id, endpoint } })).body).toEqual({ success: true });
    expect(await endpoints()).toEqual([`${ENDPOINT}?a=2`]);
  });

  test('deletes none where a body is invalid or names another than the query', async () => {
    const path = `/api/push/subscriptions/${ruth.id}`;
    const named = `${path}?endpoint=${encodeURIComponent(`${ENDPOINT}?a=1`)}`;
    for (const [target, json, field] of [
      [path, { endPoint: ENDPOINT }, 'endPoint'],
      [path, { endpoint: [ENDPOINT] }, 'endpoint'],
      [path, { endpoint: null }, 'endpoint'],
      [`${path}?endPoint=x`, undefined, 'endPoint'],
      [named, { endpoint: `${ENDPOINT}?a=2` }, 'endpoint'],
    ] as const) {
      const { status, body } = await ruth.send('DELETE', target, json ? { json } : {});
      expect(status).toBe(400);
      expect(body.issues).toMatchObject([{ path: [field] }]);
    }
    expect(await endpoints()).toHaveLength(2);
    expect((await ruth.send('DELETE', named, { json: { endpoint: `${ENDPOINT}?a=1` } })).status).toBe(200);
    expect(await endpoints()).toEqual([`${ENDPOINT}?a=2`]);
  });

  test('deletes all where none is named, and a repeat is no error', async () => {
    await forget();
    expect(await endpoints()).toEqual([]);
    expect((await forget()).status).toBe(200);
  });

  test('deletes none of another member’s', async () => {
    const naomi = await api.member();
    await subscribe(`${ENDPOINT}-naomi`, naomi);
    await forget('', naomi);
    await forget(`?endpoint=${encodeURIComponent(`${ENDPOINT}?a=1`)}`, naomi);
    expect(await endpoints()).toHaveLength(2);
  });
});

describe('C27: is refused at its field', () => {
  test.each([
    'local-notifications',
    'http://push.parish.example/one',
    'https://localhost/one',
    'https://127.0.0.1/one',
    'https://10.0.0.7/one',
    'https://push.local/one',
    'https://push.internal./one',
    'https://nas.home.arpa/one',
    'https://push.parish.example:8443/one',
    'https://ruth@push.parish.example/one',
    `https://push.parish.example/${'x'.repeat(1000)}`,
  ])('the endpoint %.60s', async (endpoint) => {
    const { status, body } = await subscribe(endpoint);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: ['endpoint'] }]);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['p256dh', { ...KEYS, p256dh: 'short' }],
    ['auth', { ...KEYS, auth: '' }],
    ['auth', { p256dh: KEYS.p256dh }],
  ])('the key %s', async (field, keys) => {
    const { status, body } = await subscribe(ENDPOINT, ruth, keys);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: ['keys', field] }]);
  });

  test('an unknown field', async () => {
    const json = { endpoint: ENDPOINT, keys: KEYS, isDev: true };
    expect((await ruth.post(`/api/push/subscriptions/${ruth.id}`, json)).status).toBe(400);
  });
});

test('is for the member and an admin', async () => {
  const naomi = await api.member();
  const admin = await api.member({ role: 'admin' });
  const path = `/api/push/subscriptions/${ruth.id}`;
  const json = { endpoint: ENDPOINT, keys: KEYS };
  expect((await naomi.post(path, json)).status).toBe(403);
  expect((await naomi.send('DELETE', path)).status).toBe(403);
  expect((await admin.post(path, json)).status).toBe(200);
  expect((await admin.post('/api/push/subscriptions/4711', json)).status).toBe(404);
  expect(await rows()).toMatchObject([{ userId: ruth.id }]);
});

test('the key to subscribe with is the site’s own, and the same for every member', async () => {
  const { body } = await ruth.get('/api/push/key');
  expect(body).toEqual({ publicKey: api.site.keys.pushPublicKey });
  expect((await (await api.member()).get('/api/push/key')).body).toEqual(body);
  expect((await api.visitor().get('/api/push/key')).status).toBe(401);
});

test('a test goes to the member’s browsers, once one is there', async () => {
  const push = createRecordingChannel('push');
  api.site.channels.set('push', push);
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['push'] });
  const ask = async () => (await ruth.post<{ results: object }>(`/api/alerts/test/${ruth.id}`, {})).body.results;
  expect(await ask()).toMatchObject({
    failed: ['push'],
    errors: { push: expect.stringMatching(/^None of your browsers/) },
  });
  await subscribe();
  expect(await ask()).toEqual({ success: ['push'], failed: [], errors: {}, said: {} });
  expect(push.sent.map(({ to }) => to.address)).toEqual([ENDPOINT]);
});

describe('the list of a member’s browsers', () => {
  type Listed = { browsers: { id: number; userAgent: string | null; seenAt: string; current: boolean }[] };
  const list = async (by: Browser = ruth) => (await by.get<Listed>(`/api/push/subscriptions/${ruth.id}`)).body.browsers;
  const remove = (id: number, by: Browser = ruth) => by.send('DELETE', `/api/push/subscriptions/${ruth.id}/${id}`);
  const again = (endpoint = ENDPOINT) =>
    ruth.post(`/api/push/subscriptions/${ruth.id}`, { endpoint, keys: KEYS, again: true });

  test('names each with when it was last seen, the newest first, and never its endpoint or keys', async () => {
    await subscribe(`${ENDPOINT}-1`);
    await api.site.clock.advance(60_000);
    await subscribe(`${ENDPOINT}-2`);
    expect(await list()).toEqual([
      { id: expect.any(Number), userAgent: 'Firefox', seenAt: '2027-03-01T08:01:00.000Z', current: false },
      { id: expect.any(Number), userAgent: 'Firefox', seenAt: '2027-03-01T08:00:00.000Z', current: false },
    ]);
    const { text } = await ruth.get(`/api/push/subscriptions/${ruth.id}`);
    for (const secret of [ENDPOINT, KEYS.auth, KEYS.p256dh]) expect(text).not.toContain(secret);
  });

  test('marks the browser that asks', async () => {
    const account = await createAccount(api.site);
    const signIn = async () => {
      const browser = api.visitor();
      await browser.post('/api/auth/login', { email: account.email, password: PASSWORD });
      return { ...browser, ...account };
    };
    const [phone, desk] = [await signIn(), await signIn()];
    await subscribe(`${ENDPOINT}/phone`, phone);
    await subscribe(`${ENDPOINT}/desk`, desk);
    const seenBy = async (browser: Browser) =>
      (await browser.get<Listed>(`/api/push/subscriptions/${account.id}`)).body.browsers.map(({ current }) => current);
    expect([await seenBy(phone), await seenBy(desk)]).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('no longer has a removed browser, and a repeat is no error', async () => {
    await subscribe(`${ENDPOINT}-1`);
    await subscribe(`${ENDPOINT}-2`);
    const [newest] = await list();
    expect((await remove(newest?.id ?? 0)).body).toEqual({ success: true });
    expect(await endpoints()).toEqual([`${ENDPOINT}-1`]);
    expect((await remove(newest?.id ?? 0)).status).toBe(200);
  });

  test('C25: a removed browser that registers again at its start stays removed, and learns that it was', async () => {
    await subscribe();
    expect((await again()).body).toEqual({ success: true, removed: false });
    await remove((await list())[0]?.id ?? 0);
    expect((await again()).body).toEqual({ success: true, removed: true });
    expect(await endpoints()).toEqual([]);
  });

  test('forgets after 400 days which browsers were removed, so one that starts only then takes push again', async () => {
    await subscribe();
    await remove((await list())[0]?.id ?? 0);
    const removed = async () => (await api.site.db.select().from(api.site.db.tables.optedOutAddresses)).length;
    const at = api.site.clock.now() + RETENTION_MS.removedPushSubscriptions;
    api.site.clock.jumpTo(at);
    await cleanUp(api.site);
    expect(await removed()).toBe(1);
    api.site.clock.jumpTo(at + 1);
    await cleanUp(api.site);
    expect(await removed()).toBe(0);
    await ruth.post('/api/auth/login', { email: ruth.email, password: PASSWORD });
    expect((await again()).body).toEqual({ success: true, removed: false });
    expect(await endpoints()).toEqual([ENDPOINT]);
  });

  test('no more than sixty are removed in an hour', async () => {
    for (let count = 0; count < 60; count += 1) expect((await remove(4711)).status).toBe(200);
    expect((await remove(4711)).status).toBe(429);
  });

  test('a removed browser returns where its member switches push on in it', async () => {
    await subscribe();
    await remove((await list())[0]?.id ?? 0);
    expect((await subscribe()).body).toEqual({ success: true, removed: false });
    expect((await again()).body).toEqual({ success: true, removed: false });
    expect(await endpoints()).toEqual([ENDPOINT]);
  });

  test('C25: a browser whose row was lost registers again by itself', async () => {
    await again();
    expect(await endpoints()).toEqual([ENDPOINT]);
  });

  test('can neither be read nor changed by another member', async () => {
    await subscribe();
    const naomi = await api.member();
    const [own] = await list();
    expect((await naomi.get(`/api/push/subscriptions/${ruth.id}`)).status).toBe(403);
    expect((await remove(own?.id ?? 0, naomi)).status).toBe(403);
    expect((await naomi.send('DELETE', `/api/push/subscriptions/${naomi.id}/${own?.id}`)).status).toBe(200);
    expect(await endpoints()).toEqual([ENDPOINT]);
  });
});

describe('ending a session from another device ends push in its browser', () => {
  let id: number;
  let email: string;
  beforeEach(async () => {
    ({ id, email } = await createAccount(api.site));
  });

  async function signIn(browser = api.visitor()): Promise<Browser> {
    expect((await browser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    return browser;
  }
  async function browserWithPush(name: string): Promise<Browser> {
    const browser = await signIn();
    await subscribe(`${ENDPOINT}/${name}`, { ...browser, id, email });
    return browser;
  }
  const sessionsSeenBy = async (browser: Browser) =>
    (await browser.get<{ sessions: { id: string; current: boolean }[] }>('/api/auth/sessions')).body.sessions;

  test('of one session, and in no other browser', async () => {
    const phone = await browserWithPush('phone');
    await browserWithPush('tablet');
    const [own] = (await sessionsSeenBy(phone)).filter(({ current }) => current);
    const desk = await browserWithPush('desk');
    expect((await desk.send('DELETE', `/api/auth/sessions/${own?.id}`)).status).toBe(200);
    expect(await endpoints()).toEqual([`${ENDPOINT}/tablet`, `${ENDPOINT}/desk`]);
  });

  test('of all others at once, and by a new password', async () => {
    await browserWithPush('phone');
    const desk = await browserWithPush('desk');
    expect((await desk.send('DELETE', '/api/auth/sessions')).status).toBe(200);
    expect(await endpoints()).toEqual([`${ENDPOINT}/desk`]);
    await browserWithPush('tablet');
    const json = { currentPassword: PASSWORD, newPassword: 'thy people shall be my people' };
    expect((await desk.post('/api/auth/change-password', json)).status).toBe(200);
    expect(await endpoints()).toEqual([`${ENDPOINT}/desk`]);
  });

  test('of a browser that signed in again since it subscribed', async () => {
    const phone = await browserWithPush('phone');
    await signIn(phone);
    const desk = await browserWithPush('desk');
    await desk.send('DELETE', '/api/auth/sessions');
    expect(await endpoints()).toEqual([`${ENDPOINT}/desk`]);
  });

  test('but not of a session that the browser replaced with another', async () => {
    const desk = await browserWithPush('desk');
    desk.jar.delete('hesed_session');
    await signIn(desk);
    expect(await sessionsSeenBy(desk)).toHaveLength(2);
    await desk.send('DELETE', '/api/auth/sessions');
    expect(await endpoints()).toEqual([`${ENDPOINT}/desk`]);
  });

  test('and nothing of another member’s who signed in there', async () => {
    const shared = await browserWithPush('shared');
    const naomi = await createAccount(api.site);
    await shared.post('/api/auth/login', { email: naomi.email, password: PASSWORD });
    await subscribe(`${ENDPOINT}/shared`, { ...shared, ...naomi });
    const desk = await signIn();
    await desk.send('DELETE', '/api/auth/sessions');
    expect(await endpoints()).toEqual([`${ENDPOINT}/shared`]);
  });
});

describe('C25: a browser that was not seen for 60 days', () => {
  const DAY_MS = 86_400_000;
  const email = createRecordingChannel();
  const asked = () => mailsOf(email, 'security_alert').map(({ event, userAgent }) => [event, userAgent]);
  beforeEach(() => email.sent.splice(0));

  /** Runs the nightly clean-up, and sends the mails that it queues. */
  async function cleanUpAfter(ms: number): Promise<void> {
    api.site.clock.jumpTo(Date.parse('2027-03-01T08:00Z') + ms);
    await cleanUp(api.site);
    await createTestScheduler(api.site, [email]).beat();
  }

  test('is asked about by mail once, and forgotten where it is not seen for 14 days after that', async () => {
    await subscribe();
    await cleanUpAfter(60 * DAY_MS);
    expect([asked(), await endpoints()]).toEqual([[], [ENDPOINT]]);
    await cleanUpAfter(60 * DAY_MS + 1);
    expect([asked(), await endpoints()]).toEqual([[['push_unseen', 'Firefox']], [ENDPOINT]]);
    await cleanUpAfter(74 * DAY_MS + 1);
    expect([asked(), await endpoints()]).toEqual([[['push_unseen', 'Firefox']], [ENDPOINT]]);
    await cleanUpAfter(74 * DAY_MS + 2);
    expect([asked(), await endpoints()]).toEqual([[['push_unseen', 'Firefox']], []]);
  });

  test('is asked about in slices, so that no transaction holds the database for long', async () => {
    const { alertAddresses: t } = api.site.db.tables;
    const seenAt = new Date('2027-03-01T08:00Z');
    const browser = { userId: ruth.id, channel: 'push', seenAt } as const;
    await api.site.db
      .insert(t)
      .values(Array.from({ length: 120 }, (_, at) => ({ ...browser, address: `${ENDPOINT}/${at}` })));
    const asked: number[] = [];
    const { atomic } = api.site.db;
    const spy = vi.spyOn(api.site.db, 'atomic').mockImplementation(async (work) => {
      const result = await atomic.call(api.site.db, work);
      asked.push((await rows()).filter(({ askedAt }) => askedAt !== null).length);
      return result as never;
    });
    onTestFinished(() => spy.mockRestore());
    api.site.clock.jumpTo(seenAt.getTime() + 61 * DAY_MS);
    await endStaleBrowsers(api.site);
    expect(asked).toEqual([0, 50, 100, 120, 120]);
  });

  test('stays while its member has no confirmed address at which to ask', async () => {
    await subscribe();
    const { alertAddresses: t } = api.site.db.tables;
    await api.site.db.update(t).set({ verifiedAt: null }).where(eq(t.channel, 'email'));
    await cleanUpAfter(61 * DAY_MS);
    await cleanUpAfter(90 * DAY_MS);
    expect([asked(), await endpoints()]).toEqual([[], [ENDPOINT]]);
    await api.site.db
      .update(t)
      .set({ verifiedAt: new Date(0) })
      .where(eq(t.channel, 'email'));
    await cleanUpAfter(91 * DAY_MS);
    expect([asked().length, await endpoints()]).toEqual([1, [ENDPOINT]]);
  });

  test('stays where it is seen after the mail, and is asked about again after another 60 days', async () => {
    await subscribe();
    await cleanUpAfter(61 * DAY_MS);
    expect((await subscribe()).status).toBe(200);
    await cleanUpAfter(120 * DAY_MS);
    expect([asked().length, await endpoints()]).toEqual([1, [ENDPOINT]]);
    await cleanUpAfter(122 * DAY_MS);
    expect([asked().length, await endpoints()]).toEqual([2, [ENDPOINT]]);
  });
});
