import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { type Browser, createTestApi, type TestApi } from '../../../testing/api.ts';
import { createAccount, PASSWORD } from '../../../testing/members/accounts.ts';
import { mailsOf } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

let api: TestApi;
let email: RecordingChannel;
let scheduler: Scheduler;

beforeEach(async () => {
  api = createTestApi();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  await createAccount(api.site, { username: 'Ruth', email: 'ruth@parish.example' });
});
afterEach(() => api.close());

async function signIn(by: Browser, address = 'ruth@parish.example'): Promise<void> {
  const json = { email: address, password: PASSWORD };
  expect((await by.post('/api/auth/login', json, { headers: { 'user-agent': FIREFOX } })).status).toBe(200);
}
const devices = () => api.site.db.select().from(api.site.db.tables.knownDevices);

/** Returns the alerts that have arrived by now. */
async function alerts() {
  await scheduler.beat();
  return mailsOf(email, 'security_alert');
}

describe('signing in (decisions.md D5)', () => {
  test('from a new browser alerts the member', async () => {
    await signIn(api.visitor());
    expect(await alerts()).toEqual([
      {
        kind: 'security_alert',
        id: expect.any(String),
        to: { name: 'Ruth', address: 'ruth@parish.example', language: 'en' },
        event: 'new_sign_in',
        timeZone: 'UTC',
        at: new Date(api.site.clock.now()),
        userAgent: FIREFOX,
        settingsUrl: 'http://hesed.example/settings',
      },
    ]);
  });

  test('from a known browser alerts nobody, even after its session ended', async () => {
    const browser = api.visitor();
    await signIn(browser);
    await browser.post('/api/auth/logout');
    await signIn(browser);
    expect(await alerts()).toHaveLength(1);
    expect(await devices()).toHaveLength(1);
  });

  test('from the browser in which the member joined alerts nobody', async () => {
    const browser = api.visitor();
    const joined = { username: 'Naomi', email: 'naomi@parish.example', password: PASSWORD };
    await browser.post('/api/auth/register', joined);
    await browser.post('/api/auth/logout');
    await signIn(browser, joined.email);
    expect(await alerts()).toEqual([]);
  });

  test('from a browser known only to another member alerts, and then both know it', async () => {
    await createAccount(api.site, { email: 'naomi@parish.example' });
    const shared = api.visitor();
    for (const address of [
      'ruth@parish.example',
      'naomi@parish.example',
      'ruth@parish.example',
      'naomi@parish.example',
    ])
      await signIn(shared, address);
    expect((await alerts()).map(({ to }) => to.address)).toEqual(['ruth@parish.example', 'naomi@parish.example']);
  });

  test('with an invented device cookie alerts the member', async () => {
    await signIn(api.visitor());
    for (const made of ['A'.repeat(43), 'x', '']) {
      api.site.clock.jumpTo(api.site.clock.now() + 10 * MINUTE_MS);
      const browser = api.visitor();
      browser.jar.set('hesed_device', made);
      await signIn(browser);
    }
    expect(await alerts()).toHaveLength(4);
  });

  test('repeatedly from new browsers is mailed once in ten minutes, and each event is stored', async () => {
    for (const wait of [0, 9 * MINUTE_MS, MINUTE_MS]) {
      api.site.clock.jumpTo(api.site.clock.now() + wait);
      await signIn(api.visitor());
    }
    expect((await alerts()).map(({ at }) => at.toISOString())).toEqual([
      '2027-03-01T08:00:00.000Z',
      '2027-03-01T08:10:00.000Z',
    ]);
    expect(await api.site.db.select().from(api.site.db.tables.securityEvents)).toHaveLength(3);
  });

  test('stores at most thirty devices: the one unseen the longest is deleted', async () => {
    const { knownDevices } = api.site.db.tables;
    const [seenAt, createdAt] = [new Date(api.site.clock.now() - DAY_MS), new Date(0)];
    for (let each = 1; each <= 30; each += 1)
      await api.site.db.insert(knownDevices).values({
        userId: 1,
        deviceHash: `device-${each}`,
        seenAt: new Date(seenAt.getTime() - each),
        createdAt,
      });
    await signIn(api.visitor());
    const left = (await devices()).map(({ deviceHash }) => deviceHash);
    expect(left).toHaveLength(30);
    expect(left).not.toContain('device-30');
    expect(left).toContain('device-29');
  });

  test('that fails alerts nobody and stores no device', async () => {
    const browser = api.visitor();
    await browser.post('/api/auth/login', { email: 'ruth@parish.example', password: 'wrong' });
    expect(await alerts()).toEqual([]);
    expect(await devices()).toEqual([]);
  });
});

test('a device is stored as a hash, and its cookie grants no access', async () => {
  const browser = api.visitor();
  await signIn(browser);
  const token = browser.jar.get('hesed_device') as string;
  expect(api.site.db.client.serialize().includes(token)).toBe(false);
  for (const cookie of [`hesed_device=${token}`, `hesed_session=${token}`])
    expect((await api.visitor().get('/api/auth/me', { headers: { cookie } })).status).toBe(401);
});

test('a device unseen for 400 days is deleted when the member signs in from another', async () => {
  const [old, kept] = [api.visitor(), api.visitor()];
  await signIn(old);
  api.site.clock.jumpTo(api.site.clock.now() + DAY_MS);
  await signIn(kept);
  api.site.clock.jumpTo(api.site.clock.now() + 399 * DAY_MS);
  await signIn(api.visitor());
  expect((await devices()).map(({ id }) => id)).toEqual([2, 3]);
});
