import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SqliteClient from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/engine/sqlite.ts';
import { createOlderDatabase } from './testing/database/older-database.ts';
import { BUILT_SERVER, buildServer, type ServerProcess, startServer } from './testing/process/server-process.ts';

// Starts the real process, as `npm start` does once everything is built.
const SECRET = 'hunter2-is-secret';

let folder: string;

beforeAll(buildServer, 300_000);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-start-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface StartOptions {
  uid?: number;
  dotEnv?: string;
}

function start(env: Record<string, string>, { uid, dotEnv }: StartOptions = {}): ServerProcess {
  if (dotEnv) writeFileSync(join(folder, '.env'), dotEnv);
  return startServer({
    cwd: folder,
    env: { DATA_DIR: join(folder, 'data'), ...env },
    args: [...(dotEnv ? ['--env-file=.env'] : []), BUILT_SERVER],
    ...(uid === undefined ? {} : { uid }),
  });
}

/** Starts a process that must fail; returns its output after it ended with exit code 1. */
async function failureOf(env: Record<string, string>, options: StartOptions = {}): Promise<string> {
  const run = start(env, options);
  expect(await run.ended, run.output().out).toBe(1);
  const { out, err } = run.output();
  expect(out).toBe('');
  expect(err).not.toMatch(/^ +at |node:|\.ts:\d|Error:/m);
  return err.trimEnd();
}

const dataDir = (...files: Record<string, string>[]) => {
  mkdirSync(join(folder, 'data'));
  for (const [name, content] of files.flatMap(Object.entries)) writeFileSync(join(folder, 'data', name), content);
};

describe('a failed start prints one sentence, without a stack, and ends with exit code 1', () => {
  test('a port that is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((done) =>
      other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port)),
    );
    expect(await failureOf({ PORT: String(port) })).toBe(
      `Port ${port} is already in use. Stop the other program, or set PORT to another number.`,
    );
    other.close();
  });

  test('a host address this machine does not have', async () => {
    expect(await failureOf({ HOST: '192.0.2.1' })).toBe(
      'This machine has no address 192.0.2.1. Set HOST to one it has, such as 0.0.0.0.',
    );
  });

  test('a data folder that is a file, or is inside one', async () => {
    writeFileSync(join(folder, 'file'), '');
    const sentence =
      /^The data folder cannot be used: E\w+: [^\n]+\. Give it to this user, or set DATA_DIR to a folder that this user may write\.$/;
    const paths = [join(folder, 'file'), join(folder, 'file', 'inside')];
    for (const said of await Promise.all(paths.map((DATA_DIR) => failureOf({ DATA_DIR }))))
      expect(said).toMatch(sentence);
  });

  test('a data folder without write permission', async () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'data'), { mode: 0o755 });
    chmodSync(join(folder, 'data'), 0o555);
    // Root may write anywhere, so it starts the process as another user.
    const said = await failureOf({}, process.getuid?.() === 0 ? { uid: 65_534 } : {});
    expect(said).toBe(
      'The database cannot be written. Check who owns the data folder (DATA_DIR) and the files in it, and that its file system is not mounted read-only.',
    );
  });

  test('a file that is no database, which stays unchanged', async () => {
    const text = 'Dear diary, this is no database, but it is long enough to look at. '.repeat(20);
    dataDir({ 'hesed.db': text });
    expect(await failureOf({})).toBe('The database file is damaged or is not a database. Restore it from a backup.');
    expect(readFileSync(join(folder, 'data/hesed.db'), 'utf8')).toBe(text);
  });

  test('a database of another program, whose tables stay unchanged', async () => {
    dataDir();
    const file = join(folder, 'data/hesed.db');
    const db = openDatabase(':memory:');
    db.client.exec(`ATTACH '${file}' AS other; CREATE TABLE other.users (theirs TEXT); DETACH other`);
    db.close();
    expect(await failureOf({})).toMatch(
      /^The database cannot be brought to this version \([^\n]*users[^\n]*already exists\)\. Check that DATA_DIR is this site's own folder, or restore a backup; nothing was changed\.$/,
    );
  });

  test('a database that a newer version has written, which stays unchanged', async () => {
    dataDir();
    const file = join(folder, 'data/hesed.db');
    const db = openDatabase(file);
    db.client
      .prepare(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of tomorrow', ?)`)
      .run(Number.MAX_SAFE_INTEGER);
    db.close();
    const before = readFileSync(file);
    expect(await failureOf({})).toBe(
      'The database was written by a newer version of Hesed. Install that version again, or restore a backup from before the upgrade; nothing was changed.',
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('damaged keys, and the output contains no part of them', async () => {
    dataDir({ 'keys.json': `{"signingKey":"${SECRET}` });
    const said = await failureOf({});
    expect(said).toBe(`${join(folder, 'data/keys.json')} does not hold this site's keys; restore it from a backup`);
  });

  test('invalid settings, one line each, also from an .env file', async () => {
    const said = await failureOf(
      { SMTP_URL: `http://post:${SECRET}@mail.example.org`, PORT: 'eighty' },
      { dotEnv: 'LOG_LEVEL=loud\nPUBLIC_URL="church"\nTRUST_PROXY=\n' },
    );
    expect(said.split('\n')).toEqual([
      'Hesed cannot start with these settings:',
      '  PORT: must be a port number between 0 and 65535',
      '  PUBLIC_URL: must be a URL that starts with http:// or https://',
      '  LOG_LEVEL: must be one of trace, debug, info, warn, error, silent',
      '  SMTP_URL: must be a URL that starts with smtp:// or smtps://',
      '  MAIL_FROM: is needed when SMTP_URL is set',
    ]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});

describe('a successful start', () => {
  test('prints the address, serves, prints no secrets and shuts down in order', async () => {
    const run = start({
      LOG_LEVEL: 'trace',
      APP_NAME: 'Grace Friends',
      SMTP_URL: `smtp://post:${SECRET}@127.0.0.1:1`,
      MAIL_FROM: 'post@grace.example',
    });
    const url = await run.listening;
    const { out } = run.output();
    expect(out.split('\n').slice(0, 5)).toEqual([
      `Grace Friends keeps its data in ${join(folder, 'data')}`,
      'E-mail goes out by SMTP as post@grace.example',
      'Links in messages lead to http://localhost:0 until PUBLIC_URL is set',
      expect.stringMatching(/^Make the first administrator: http:\/\/localhost:0\/setup\?token=[\w-]{43}$/),
      `listening on ${url}`,
    ]);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      ready: true,
      checks: { database: 'ok', heartbeat: 'ok', scheduler: 'ok' },
    });
    expect((await fetch(url)).headers.get('content-type')).toMatch(/^text\/html/);
    const joined = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'Ruth', email: 'ruth@parish.example', password: 'whither-thou-goest' }),
    });
    expect(joined.status).toBe(200);
    const token = /hesed_session=([\w-]+)/.exec(joined.headers.get('set-cookie') ?? '')?.[1] as string;

    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    const { err } = run.output();
    const said = out + err;
    expect(err).toContain('"path":"/api/auth/register"');
    expect(err).toContain('shutting down');
    for (const secret of [SECRET, token, 'whither-thou-goest', 'argon2id']) expect(said).not.toContain(secret);
    const { signingKey } = JSON.parse(readFileSync(join(folder, 'data/keys.json'), 'utf8')) as { signingKey: string };
    expect(said).not.toContain(signingKey);

    // Only its owner can read the folder, and no temporary file remains.
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'data/keys.json')).mode & 0o777).toBe(0o600);
    expect(existsSync(join(folder, 'data/hesed.db-wal'))).toBe(false);
  });

  test('waits for a running site of an older version before it migrates the database', async () => {
    const file = createOlderDatabase('channel-health', (before) => before.pragma('journal_mode = WAL'));
    const older = new SqliteClient(file);
    onTestFinished(() => void older.close());
    const applied = () => older.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get();
    const before = applied();
    const run = start({ DATA_DIR: dirname(file), BACKUPS: 'off' });
    await Promise.race([setTimeout(3_000), run.listening]);
    expect([applied(), run.output()]).toEqual([
      before,
      { out: '', err: 'A site of an older version still uses the database. Waiting up to 30 seconds for it to end.\n' },
    ]);
    older.close();
    expect((await fetch(`${await run.listening}/readyz`)).status).toBe(200);
  });

  test('continues after the previous process was killed', async () => {
    const first = start({});
    await first.listening;
    first.child.kill('SIGKILL');
    await first.ended;
    const keys = readFileSync(join(folder, 'data/keys.json'), 'utf8');
    const second = start({});
    expect((await fetch(`${await second.listening}/readyz`)).status).toBe(200);
    expect(readFileSync(join(folder, 'data/keys.json'), 'utf8')).toBe(keys);
  });
});
