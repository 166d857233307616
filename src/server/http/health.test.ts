import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createBrowser } from '../testing/api.ts';
import { createTestSite, type TestSite } from '../testing/site.ts';

let site: TestSite;
let lastBeat: number | null;
let visitor: ReturnType<typeof createBrowser>;

beforeEach(() => {
  site = createTestSite();
  lastBeat = site.clock.now();
  visitor = createBrowser(createApp(site, { lastBeat: () => lastBeat }));
});
afterEach(() => site.db.close());

test('a process that runs is alive, whatever else', async () => {
  site.db.client.pragma('query_only = ON');
  const { status, body } = await visitor.get('/healthz');
  expect([status, body]).toEqual([200, { alive: true }]);
});

test('it is ready while the database takes writes and the heart has beaten within 90 seconds', async () => {
  const { status, body } = await visitor.get('/readyz');
  expect([status, body]).toEqual([200, { ready: true, checks: { database: 'ok', heartbeat: 'ok' } }]);
  site.clock.jumpTo(site.clock.now() + 89_999);
  expect((await visitor.get('/readyz')).status).toBe(200);
});

test.each([
  ['90 seconds ago', (now: number) => now - 90_000],
  ['never', () => null],
])('it is not ready when the heart beat %s', async (_when, beat) => {
  lastBeat = beat(site.clock.now());
  const { status, body } = await visitor.get('/readyz');
  expect(status).toBe(503);
  expect(body).toEqual({ ready: false, checks: { database: 'ok', heartbeat: 'The heartbeat has stopped.' } });
});

test('it is not ready when the database is gone, and says no more than that', async () => {
  site.db.close();
  const { status, body } = await visitor.get('/readyz');
  expect(status).toBe(503);
  expect(body).toEqual({ ready: false, checks: { database: 'The database cannot be written.', heartbeat: 'ok' } });
});

test('looking leaves no trace', async () => {
  const changes = () => site.db.client.prepare('SELECT total_changes() AS n').get();
  const before = changes();
  await visitor.get('/readyz');
  expect(changes()).toEqual(before);
});
