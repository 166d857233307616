import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteClient from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBrowser } from './testing/api.ts';
import { everyDay, WIZARD_ANSWERS } from './testing/members/members.ts';
import { childEnv } from './testing/process/child-env.ts';
import { BUILT_SERVER, buildServer } from './testing/process/server-process.ts';

// The real process: an uncaught error would end it.
const READ_BY_TEMPORAL_ALONE = 'T00:00[Europe/London]';

// Loaded into the process before it starts: throws different errors in different places at a signal.
const FAULTS = `
  process.on('SIGUSR2', () => { throw new Error('a listener threw'); });
  process.on('SIGHUP', () => {
    void Promise.reject(new Error('a promise nobody awaited'));
    void Promise.reject(undefined);
    setTimeout(() => { throw null; });
    setTimeout(() => { throw { toString() { throw new Error('unprintable'); } }; });
  });`;

let folder: string;
let child: ChildProcess | undefined;
let ended: Promise<number | null>;
let said: string;

beforeAll(buildServer, 300_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-uncaught-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the site and returns a browser on it. */
async function start() {
  const env = childEnv({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' });
  said = '';
  const process_ = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(FAULTS)}`, BUILT_SERVER],
    { env },
  );
  child = process_;
  ended = new Promise((done) => process_.on('close', done));
  process_.stderr.on('data', (part) => {
    said += part;
  });
  const url = await new Promise<string>((found, fail) => {
    let out = '';
    process_.stdout.on('data', (part) => {
      out += part;
      const [, address] = /^listening on (http:\S+)$/m.exec(out) ?? [];
      if (address) found(address);
    });
    process_.on('close', () => fail(new Error(`it ended: ${said}`)));
  });
  const browser = createBrowser({
    request: (path: string, init: RequestInit) => {
      const { pathname, search } = new URL(path);
      const headers = new Headers(init.headers);
      if (headers.has('origin')) headers.set('origin', url);
      return fetch(url + pathname + search, { ...init, headers });
    },
  } as never);
  return browser;
}

async function stop(): Promise<number | null> {
  child?.kill('SIGTERM');
  return ended;
}

/** Waits for lines of the log. */
async function logged(count: number): Promise<Record<string, unknown>[]> {
  for (;;) {
    const lines = said.split('\n').slice(0, -1);
    if (lines.length >= count) return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    await new Promise((heard) => child?.stderr?.once('data', heard));
  }
}

describe('a stored zone that is not one', () => {
  test('a member with an invalid stored zone ends no process, and has their pages and their export', async () => {
    const ruth = await start();
    const account = { username: 'Ruth', email: 'ruth@parish.example', password: 'whither-thou-goest' };
    const joined = await ruth.post<{ user: { id: number } }>('/api/auth/register', account);
    const { id } = joined.body.user;
    const timezone = 'Europe/London';
    expect((await ruth.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: id, timezone })).status).toBe(200);
    const week = { scheduleData: everyDay({ hour: 9, minute: 0, type: 'prayer' }), timezone };
    expect((await ruth.post(`/api/schedule/${id}`, week)).status).toBe(200);
    for (const [path, body] of [
      ['/api/onboarding', { ...WIZARD_ANSWERS, userId: id }],
      [`/api/schedule/${id}`, { scheduleData: [] }],
    ] as const) {
      const { status, body: refusal } = await ruth.post(path, { ...body, timezone: READ_BY_TEMPORAL_ALONE });
      expect([status, refusal.issues]).toMatchObject([400, [{ path: ['timezone'] }]]);
    }

    // As stored before such zones were rejected.
    const db = new SqliteClient(join(folder, 'hesed.db'));
    for (const table of ['user_profiles', 'user_schedules'])
      db.prepare(`UPDATE ${table} SET timezone = ?`).run(READ_BY_TEMPORAL_ALONE);
    db.close();
    for (const path of ['/', '/dashboard', '/guidance', '/settings', '/admin', '/consent']) {
      const { status, text } = await ruth.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('id="root"');
    }
    expect((await ruth.get(`/api/account/${id}/export`)).status).toBe(200);
    expect((await ruth.get('/healthz')).status).toBe(200);
    for (const line of said.trim().split('\n')) expect(line).toContain('"msg":"could not render a screen"');
    expect(await stop()).toBe(0);

    // The next start repairs the stored zone.
    await start();
    expect(await stop()).toBe(0);
    const after = new SqliteClient(join(folder, 'hesed.db'));
    for (const table of ['user_profiles', 'user_schedules'])
      expect(after.prepare(`SELECT DISTINCT timezone FROM ${table}`).pluck().all()).toEqual(['UTC']);
    after.close();
  });

  test('every kind of uncaught error is logged, and the process continues and shuts down as before', async () => {
    const visitor = await start();
    child?.kill('SIGUSR2');
    expect(await logged(1)).toMatchObject([
      { level: 60, origin: 'uncaughtException', err: { message: 'a listener threw', stack: expect.any(String) } },
    ]);
    expect((await visitor.get('/readyz')).status).toBe(200);
    child?.kill('SIGHUP');
    const lines = await logged(5);
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual(
      Array(5).fill([60, 'nothing caught this error; the process goes on']),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        origin: 'unhandledRejection',
        err: expect.objectContaining({ message: 'a promise nobody awaited' }),
      }),
    );
    expect((await visitor.get('/readyz')).status).toBe(200);
    expect(await stop()).toBe(0);
  });
});
