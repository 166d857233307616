import SqliteClient from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { VERSION } from '../lib/program/version.ts';
import { createBrowser } from '../testing/api.ts';
import { createTestSite, type TestSite } from '../testing/site.ts';
import { temporaryFile } from '../testing/temporary-file.ts';

const NOT_WRITABLE =
  'The database cannot be written. Check who owns the data folder (DATA_DIR) and the files in it, and that its file system is not mounted read-only.';

let site: TestSite;
let lastBeat: number | null;
let visitor: ReturnType<typeof createBrowser>;

beforeEach(() => {
  site = createTestSite();
  lastBeat = site.clock.now();
  visitor = createBrowser(createApp(site, { lastBeat: () => lastBeat }));
});
afterEach(() => site.db.close());

test('/healthz answers with the version while the process runs, whatever else fails', async () => {
  site.db.client.pragma('query_only = ON');
  const { status, body } = await visitor.get('/healthz');
  expect([status, body]).toEqual([200, { alive: true, version: VERSION }]);
});

test('/readyz answers 200 while the database accepts writes and the last heartbeat is under 90 seconds old', async () => {
  const { status, body } = await visitor.get('/readyz');
  expect([status, body]).toEqual([200, { ready: true, checks: { database: 'ok', heartbeat: 'ok', scheduler: 'ok' } }]);
  site.clock.jumpTo(site.clock.now() + 89_999);
  expect((await visitor.get('/readyz')).status).toBe(200);
});

test.each([
  ['90 seconds ago', (now: number) => now - 90_000],
  ['never', () => null],
])('/readyz fails when the last heartbeat %s', async (_when, beat) => {
  lastBeat = beat(site.clock.now());
  const { status, body } = await visitor.get('/readyz');
  expect(status).toBe(503);
  expect(body).toEqual({
    ready: false,
    checks: { database: 'ok', heartbeat: 'The heartbeat has stopped.', scheduler: 'ok' },
  });
});

test('/readyz fails when the database is gone, and gives no details', async () => {
  site.db.close();
  const { status, body } = await visitor.get('/readyz');
  expect(status).toBe(503);
  expect(body).toEqual({
    ready: false,
    checks: { database: NOT_WRITABLE, heartbeat: 'ok', scheduler: 'ok' },
  });
});

test('/readyz fails while the database file cannot grow, as on a full disk, and recovers', async () => {
  const { client, tables } = site.db;
  // A page left over from a migration would not be enough for a row that needs two, and would be for the check.
  client.exec('VACUUM');
  const pages = client.pragma('page_count', { simple: true });
  client.pragma(`max_page_count = ${pages}`);
  // Fills the free space inside the file, as members' writes would.
  const save = () => site.db.insert(tables.auditLog).values({ action: 'x'.repeat(2_000) });
  await expect(async () => {
    for (;;) await save();
  }).rejects.toThrow(/database or disk is full/);
  const { status, body } = await visitor.get('/readyz');
  expect(status).toBe(503);
  expect(body).toEqual({
    ready: false,
    checks: {
      database: 'The disk is full. Make room; nothing that is stored is lost.',
      heartbeat: 'ok',
      scheduler: 'ok',
    },
  });
  client.pragma('max_page_count = 1000000');
  expect((await visitor.get('/readyz')).status).toBe(200);
});

test('/readyz fails when the database is read-only', async () => {
  site.db.client.pragma('query_only = ON');
  expect(await visitor.get('/readyz')).toMatchObject({ status: 503, body: { checks: { database: NOT_WRITABLE } } });
});

test('/readyz writes at most once a second, however often it is asked', async () => {
  const newestRow = async () => (await site.db.select().from(site.db.tables.writeChecks)).map(({ id }) => id);
  await visitor.get('/readyz');
  const first = await newestRow();
  site.clock.jumpTo(site.clock.now() + 999);
  await Promise.all(Array.from({ length: 20 }, () => visitor.get('/readyz')));
  expect(await newestRow()).toEqual(first);
  site.clock.jumpTo(site.clock.now() + 1);
  await visitor.get('/readyz');
  expect(await newestRow()).not.toEqual(first);
  const second = await newestRow();
  site.clock.jumpTo(site.clock.now() - 3_600_000);
  await visitor.get('/readyz');
  expect(await newestRow()).not.toEqual(second);
});

test('many checks leave one row and do not grow the file', async () => {
  const size = () => site.db.client.pragma('page_count', { simple: true });
  const check = () => {
    site.clock.jumpTo(site.clock.now() + 1_000);
    return visitor.get('/readyz');
  };
  for (let round = 0; round < 5; round += 1) await check();
  const before = size();
  for (let round = 0; round < 50; round += 1) await check();
  expect(await site.db.select().from(site.db.tables.writeChecks)).toHaveLength(1);
  expect(size()).toBe(before);
});

describe('while another process holds the write lock', () => {
  let other: SqliteClient.Database;

  beforeEach(async () => {
    const file = temporaryFile('hesed.db');
    site = createTestSite({ file });
    visitor = createBrowser(createApp(site, { lastBeat: () => lastBeat }));
    // The limiters create their table on first use.
    await site.rateLimits.deleteExpired();
    other = new SqliteClient(file);
    other.exec('BEGIN IMMEDIATE');
  });
  afterEach(() => other.close());

  test('other requests are answered, and /ready succeeds once the lock is released', async () => {
    const readiness = visitor.get('/readyz');
    const alive = visitor.get('/healthz');
    expect(await Promise.race([readiness, alive])).toMatchObject({ body: { alive: true } });
    other.exec('ROLLBACK');
    expect((await readiness).status).toBe(200);
  });

  test('/readyz fails when the lock is kept, and a member’s save still waits for the lock', async () => {
    expect((await visitor.get('/readyz')).status).toBe(503);
    expect(site.db.client.pragma('busy_timeout', { simple: true })).toBe(5_000);
  });
});
