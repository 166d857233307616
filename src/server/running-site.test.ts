import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sessionsOf } from './domains/auth/sessions/sessions.ts';
import { type RunningSite, runSite } from './running-site.ts';
import { closeSite, openSite } from './site/open-site.ts';
import { createMovedClock, type MovedClock } from './testing/clock/moved-clock.ts';
import { createDataFolder } from './testing/database/data-folder.ts';
import { createAccount } from './testing/members/accounts.ts';
import { startSmtpServer, type TestSmtpServer } from './testing/providers/smtp-server.ts';
import { temporaryFile } from './testing/temporary-file.ts';

let smtp: TestSmtpServer;
let http: Server;
let url: string;
let running: RunningSite;
let cookie: string;
let source: Record<string, string>;
let canOpen: boolean;
let openings: number;
let clock: MovedClock;

beforeEach(async () => {
  smtp = await startSmtpServer();
  http = createServer((request, response) => running.answer(request, response));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  source = {
    ...{ DATA_DIR: createDataFolder(temporaryFile('data')), LOG_LEVEL: 'silent', PUBLIC_URL: url },
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'hello@parish.example' },
  };
  clock = createMovedClock();
  canOpen = true;
  openings = 0;
  running = await run();
  await running.start();
  const { site } = running.now();
  const { id } = await createAccount(site, { role: 'admin', username: 'Naomi' });
  const started = await sessionsOf(site).start(id, { userAgent: 'test', secure: false });
  cookie = started.split(';')[0] ?? '';
});
afterEach(async () => {
  await running.close();
  http.closeAllConnections();
  await new Promise((done) => http.close(done));
  await smtp.close();
});

const run = () =>
  runSite({
    source,
    adapt(site) {
      openings += 1;
      if (!canOpen) throw new Error('the disk is full');
      return { ...site, clock };
    },
  });

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { ...init, headers: { cookie, ...init.headers } });
const post = (path: string, body: object) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
const save = (group: string, values: object, revision = 0) => post('/api/admin/settings', { group, revision, values });
const register = (username: string) =>
  fetch(`${url}/api/auth/register`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ username, email: `${username}@parish.example`, password: 'whither-thou-goest' }),
  });

test('saved settings are in effect with the next request, and the session stays', async () => {
  const before = running.now();
  expect((await save('joining', { REGISTRATION: 'closed' })).status).toBe(200);
  expect(await (await call('/api/admin/site')).json()).toMatchObject({ registration: 'closed' });
  expect(running.now()).not.toBe(before);
  expect(before.site.db).not.toBe(running.now().site.db);
  expect((await register('ruth')).status).toBe(403);
  expect(await (await call('/api/admin/settings')).json()).toMatchObject({ inEffect: true });
  expect(running.now().site.setupToken).toBe(before.site.setupToken);
});

test('the metrics of the process and its requests go on over saves', async () => {
  await running.close();
  running = await runSite({ source: { ...source, METRICS_TOKEN: 'a-long-token-of-ours' } });
  await running.start();
  const metrics = async () =>
    (await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer a-long-token-of-ours' } })).text();
  expect(await (await call('/healthz')).json()).toMatchObject({ alive: true });
  for (const [revision, APP_NAME] of ['Grace', 'Hope'].entries())
    expect((await save('church', { APP_NAME }, revision)).status).toBe(200);
  const shown = await metrics();
  expect(shown).toMatch(/^hesed_http_request_seconds_count\{method="GET",route="\/healthz",status="2xx"\} 1$/m);
  expect(shown).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test('an administrator who joined before there was a mail server gets the link to confirm once there is one', async () => {
  await running.close();
  const { SMTP_URL, MAIL_FROM, ...others } = source;
  running = await runSite({ source: { ...others, PRIVATE_HOSTS: '127.0.0.1' } });
  await running.start();
  const joined = await register('ruth');
  cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { db } = running.now().site;
  const { deliveries, users } = db.tables;
  await db.update(users).set({ role: 'admin' }).where(eq(users.username, 'ruth'));
  await expect.poll(async () => (await db.select().from(deliveries)).map(({ status }) => status)).toEqual(['captured']);

  expect((await save('email', { SMTP_URL, MAIL_FROM })).status).toBe(200);
  await reopened();
  const received = () => smtp.received.map(({ to, email }) => [to[0], email.text?.includes('/verify-email?token=')]);
  await expect.poll(received, { timeout: 10_000 }).toEqual([['ruth@parish.example', true]]);

  const [mail] = smtp.received;
  await save('church', { APP_NAME: 'Grace' });
  await reopened();
  expect(smtp.received).toEqual([mail]);
});

test('requests that come while the site is opened again wait and are answered', async () => {
  const saved = await save('church', { APP_NAME: 'Grace' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => call('/api/auth/me')));
  expect([saved.status, new Set(answers.map(({ status }) => status))]).toEqual([200, new Set([200])]);
});

test('a mail that is being handed over is sent once', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  smtp.fail({
    ...{ at: 'data', does: 'wait' },
    until() {
      asked.resolve();
      return answered.promise;
    },
  });
  await register('ruth');
  await asked.promise;
  expect((await save('church', { APP_NAME: 'Grace' })).status).toBe(200);
  answered.resolve();
  const { site } = await reopened();
  const rows = await site.db.select().from(site.db.tables.deliveries);
  expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual([['sent', 1]]);
  expect(smtp.received).toHaveLength(1);
});

describe('a mail that is being handed over when its request is answered, while the site closes', () => {
  const stop = { 'at a save': () => save('church', { APP_NAME: 'Grace' }), 'at a shutdown': () => running.close() };
  const cases = Object.keys(stop) as (keyof typeof stop)[];

  /** Stops the site while a request waits for its mail, and lets the request have its answer after ten seconds. */
  async function stopAndAnswer(
    how: keyof typeof stop,
    answered: Promise<void>,
  ): Promise<{ stopped: Promise<unknown> }> {
    const asked = Promise.withResolvers<void>();
    smtp.fail({
      ...{ at: 'data', does: 'wait' },
      until() {
        asked.resolve();
        return answered;
      },
    });
    const { db } = running.now().site;
    await db.update(db.tables.alertAddresses).set({ verifiedAt: null });
    const resent = post('/api/auth/resend-verification', {});
    await asked.promise;
    const stream = await call(`/trpc/alerts.live?input=${encodeURIComponent('{"json":{}}')}`);
    const stopped = stop[how]();
    // The streams end when the queue has stopped, and before the requests do.
    await stream.text();
    clock.moveTo(clock.now() + 10_000);
    expect((await resent).status).toBe(200);
    return { stopped };
  }

  async function readMails() {
    const site = await openSite(source);
    const rows = await site.db.select().from(site.db.tables.deliveries);
    await closeSite(site);
    return rows;
  }

  test.each(cases)('is awaited and recorded %s', async (how) => {
    const answered = Promise.withResolvers<void>();
    const { stopped } = await stopAndAnswer(how, answered.promise);
    await delay(500);
    answered.resolve();
    await stopped;
    if (how === 'at a save') await reopened();
    expect(await readMails()).toMatchObject([{ status: 'sent', attempts: 1 }]);
    expect(smtp.received).toHaveLength(1);
  });

  test('is aborted after a while at a shutdown, and is due at once at the next start', async () => {
    const { stopped } = await stopAndAnswer('at a shutdown', new Promise(() => {}));
    await stopped;
    const [mail] = await readMails();
    expect(mail).toMatchObject({ status: 'sending', attempts: 1 });
    expect(mail?.runAt?.getTime()).toBeLessThanOrEqual(clock.now());
  });
});

test('a message that becomes due while the site is opened again is sent by the newly opened site', async () => {
  const [, joined] = await Promise.all([save('church', { APP_NAME: 'Grace' }), register('ruth')]);
  expect(joined.status).toBe(200);
  await reopened();
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
});

test('an open stream ends with a last event, so that the page connects again', async () => {
  const stream = await call(`/trpc/alerts.live?input=${encodeURIComponent('{"json":{}}')}`);
  await save('church', { APP_NAME: 'Grace' });
  expect(await stream.text()).toContain('event: return');
  const next = await call(`/trpc/alerts.live?input=${encodeURIComponent('{"json":{}}')}`);
  expect(next.status).toBe(200);
  await next.body?.cancel();
});

test('settings that were stored just before the process was killed are in effect at the next start', async () => {
  const { site } = running.now();
  site.settings.announceChange = () => {};
  await save('church', { APP_NAME: 'Grace' });
  expect(site.env.APP_NAME).toBe('Hesed');
  expect(await (await call('/api/admin/settings')).json()).toMatchObject({ inEffect: false });
  const next = await openSite(source);
  expect(next.env.APP_NAME).toBe('Grace');
  await closeSite(next);
});

test('a site that cannot be opened again goes on as it is, and takes the settings with the next save', async () => {
  const before = running.now();
  canOpen = false;
  expect((await save('church', { APP_NAME: 'Grace' })).status).toBe(200);
  expect(await (await call('/api/admin/settings')).json()).toMatchObject({ inEffect: false });
  expect([running.now(), before.site.env.APP_NAME]).toEqual([before, 'Hesed']);
  canOpen = true;
  expect((await save('joining', { REGISTRATION: 'invite' })).status).toBe(200);
  const { site } = await reopened();
  expect(site.env).toMatchObject({ APP_NAME: 'Grace', REGISTRATION: 'invite' });
});

test('settings of another process with which the site cannot be opened are tried again after an hour', async () => {
  await running.close();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  running = await run();
  openings = 0;
  const { site } = running.now();
  const saveElsewhere = async (name: string, revision: number) => {
    site.settings.announceChange = () => {};
    expect((await save('church', { APP_NAME: name }, revision)).status).toBe(200);
  };
  /** Lets time pass check by check, and waits for what each check does. */
  const pass = async (minutes: number) => {
    for (let checks = 0; checks < minutes * 2; checks += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      await call('/api/auth/me');
    }
  };
  canOpen = false;
  await saveElsewhere('Grace', 0);
  await pass(59);
  expect(openings, 'tries in the first hour').toBe(1);
  await pass(2);
  expect(openings, 'tries after an hour').toBe(2);
  canOpen = true;
  await saveElsewhere('Hope', 1);
  await pass(1);
  expect((await reopened()).site.env.APP_NAME).toBe('Hope');
});

test('two saves at once are both in effect', async () => {
  const saved = await Promise.all([save('church', { APP_NAME: 'Grace' }), save('joining', { REGISTRATION: 'invite' })]);
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  const { site } = await reopened();
  expect(site.env).toMatchObject({ APP_NAME: 'Grace', REGISTRATION: 'invite' });
});

/** Waits until the site is open again. */
async function reopened() {
  await call('/api/auth/me');
  return running.now();
}
