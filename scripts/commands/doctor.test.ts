import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteClient from 'better-sqlite3';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tryStartLock } from '../../src/server/site/start-lock.ts';
import { createDataFolder } from '../../src/server/testing/database/data-folder.ts';
import { createOlderDatabase } from '../../src/server/testing/database/older-database.ts';
import { type BundledPrograms, bundlePrograms } from '../../src/server/testing/process/bundled-programs.ts';
import { childEnv } from '../../src/server/testing/process/child-env.ts';
import { openExisting } from './open-existing.ts';

const RUN = fileURLToPath(new URL('../run.js', import.meta.url));

let programs: BundledPrograms;
let folder: string;

beforeAll(async () => {
  programs = await bundlePrograms();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in a process of its own. */
function run(
  command: 'backup' | 'doctor' | 'restore',
  args: string[],
  env: Record<string, string> = {},
  file = programs.file(command),
  onError: (err: string) => void = () => {},
) {
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', NODE_COMPILE_CACHE: programs.compiled };
  const child = spawn(process.execPath, [file, `commands/${command}`, ...args], {
    cwd: folder,
    env: childEnv({ ...settings, ...env }),
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part) => {
    out += part;
  });
  child.stderr.on('data', (part) => {
    err += part;
    onError(err);
  });
  return new Promise<{ code: number | null; out: string; err: string }>((done) =>
    child.on('close', (code) => done({ code, out, err })),
  );
}

const createSite = () => createDataFolder(join(folder, 'data'));

test('doctor prints one line per check, and exits with 1 if one fails', async () => {
  createSite();
  // As npm runs it.
  const { code, out } = await run('doctor', [], {}, RUN);
  expect(code).toBe(1);
  expect(out).toMatch(/^ok {5}The database is intact\.$/m);
  expect(out).toMatch(/^ok {5}There is no backup yet\./m);
  expect(out).toMatch(
    /^ERROR {2}Emails are kept as files .* Set “Mail server” \(Admin → Site Settings → Email, or SMTP_URL\)/m,
  );
  const report = JSON.parse((await run('doctor', ['--json'])).out) as { passed: boolean; findings: { code: string }[] };
  expect(report.passed).toBe(false);
  expect(report.findings.map(({ code }) => code)).toContain('doctor_database_works');
});

test('doctor names what .env sets that is no setting, with the setting that it resembles', async () => {
  createSite();
  const lines = ['SMPT_URL=smtp://mail.example', 'APP_NAME=Grace', 'PRINTER=2', 'TZ=UTC', 'HESED_HOST=hesed.example'];
  lines.push('no_proxy=localhost');
  writeFileSync(join(folder, '.env'), lines.join('\n'));
  const { code, out } = await run('doctor', [], { LOGLEVEL: 'info' });
  expect(code).toBe(1);
  expect(out).toMatch(/^ok {5}The server’s environment has LOGLEVEL, which isn’t a setting here\./m);
  expect(out).toMatch(
    /^ERROR {2}The server’s environment has SMPT_URL, which isn’t a setting here\. Did you mean “Mail server” \(.+SMTP_URL\)\?/m,
  );
  expect(out).toMatch(/^ok {5}No setting in \.env, so ignored: PRINTER\.$/m);
});

test('doctor explains why a site cannot be opened, and creates nothing', async () => {
  expect((await run('doctor', [])).out).toMatch(/^ERROR {2}There is no site in /);
  expect(existsSync(join(folder, 'data'))).toBe(false);
  createSite();
  expect((await run('doctor', [], { PORT: 'x', PUBLIC_URL: 'y' })).out).toMatch(
    /^ERROR {2}PORT: .*\nERROR {2}PUBLIC_URL: /,
  );
  rmSync(join(folder, 'data/keys.json'));
  expect((await run('doctor', [])).out).toMatch(/^ERROR {2}There is no keys\.json in /);
  expect(existsSync(join(folder, 'data/keys.json'))).toBe(false);
  writeFileSync(join(folder, 'data/keys.json'), '{}');
  writeFileSync(
    join(folder, 'data/hesed.db'),
    'not a database, and longer than its header of a hundred bytes'.repeat(4),
  );
  const { code, out } = await run('doctor', []);
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/^ERROR {2}The database file is damaged or is not a database\./),
  ]);
});

test('a command does not migrate the database under a running site of an older version', async () => {
  const file = createOlderDatabase('channel-health', (before) => before.pragma('journal_mode = WAL'));
  writeFileSync(join(dirname(file), 'keys.json'), '{}');
  vi.stubEnv('DATA_DIR', dirname(file));
  vi.stubEnv('LOG_LEVEL', 'silent');
  onTestFinished(() => void vi.unstubAllEnvs());
  const running = new SqliteClient(file);
  onTestFinished(() => void running.close());
  const applied = () => running.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get();
  const before = applied();
  await expect(openExisting()).rejects.toThrow(/^A site or a command of an older version uses the database in /);
  expect(applied()).toBe(before);
});

test('a command says that it waits while another process starts, and goes on after it', async () => {
  createSite();
  const release = tryStartLock(join(folder, 'data'));
  const running = run('doctor', [], {}, undefined, (err) => err.includes('Waiting for it.') && release?.());
  expect(await running).toMatchObject({
    out: expect.stringMatching(/^ok {5}The database is intact\.$/m),
    err: 'Another process starts in the same data folder. Waiting for it.\n',
  });
});

test('a backup that one command makes is listed, verified and restored by the others', async () => {
  createSite();
  const made = await run('backup', []);
  const [file = ''] = made.out.split(' (');
  expect([made.code, file]).toEqual([0, expect.stringMatching(/-manual\.tar\.gz$/)]);
  expect(made.err).toMatch(/^Compressing: 100 %$/m);
  const { out } = await run('backup', ['list'], { DATA_DIR: './data' });
  const [, listed = ''] = /^(data\/backups\/hesed-\S+-manual\.tar\.gz) {2}[\d.]+ kB\n$/.exec(out) ?? [];
  expect(join(folder, listed)).toBe(file);
  expect((await run('backup', ['verify', listed])).out).toMatch(/is whole: 2 files/);
  const restored = await run('restore', [file], { DATA_DIR: join(folder, 'elsewhere') });
  expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^Restored .*elsewhere as it was on /) });
  for (const args of [[], ['a', 'b']]) {
    const { code, err } = await run('restore', args);
    expect([code, err]).toEqual([1, expect.stringMatching(/^Name a backup file\.\nUsage:\n/)]);
  }
  expect(await run('restore', ['--help'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Usage:\n.* FILE {2}verifies/),
  });
});
