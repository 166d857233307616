import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteFacts } from '../shared/admin/site.ts';
import { sessionsOf } from './domains/auth/sessions/sessions.ts';
import { makeBackup } from './site/backup/make-backup.ts';
import { restoreBackup } from './site/backup/restore-backup.ts';
import { closeSite, openSite } from './site/open-site.ts';
import { damageTable } from './testing/database/damage-table.ts';
import { createDataFolder } from './testing/database/data-folder.ts';
import { FULL_RUN, sampleOf } from './testing/full-run.ts';
import { createAccount } from './testing/members/accounts.ts';
import { type BundledPrograms, bundlePrograms } from './testing/process/bundled-programs.ts';
import { memberAt, type ProcessMember, registerAt } from './testing/process/process-member.ts';
import {
  buildServer,
  type ServerProcess,
  type ServerProcessOptions,
  startServer,
} from './testing/process/server-process.ts';
import {
  canMount,
  canMountImage,
  FULL_FILE_SYSTEM,
  failImage,
  LIMITED_FILES,
  throughImage,
} from './testing/process/small-disk.ts';
import { temporaryFile } from './testing/temporary-file.ts';

// Real processes with the built interface, as `npm start` runs them.
let programs: BundledPrograms;
beforeAll(async () => {
  await buildServer();
  programs = await bundlePrograms();
}, 300_000);

const FAILED = { status: 500, body: { said: { code: 'storage_failed' } } };
const IS_ROOT = process.getuid?.() === 0;
// Root may write everywhere, so a process of root runs as somebody else.
const SOMEBODY = 65_534;

// Each SIGUSR2 sets the clock a minute forward, past the wait before the next try.
const LATER = `
  const now = Date.now;
  let ahead = 0;
  Date.now = () => now() + ahead;
  process.on('SIGUSR2', () => { ahead += 60_000; });`;

const readiness = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, ((await answer.json()) as { checks: { database: string } }).checks.database];
};
const describeGoal = (member: ProcessMember, goal: number, description: string) =>
  member.call('PATCH', `/api/goals/${goal}`, { description });
const readGoal = async (member: ProcessMember, goal: number) =>
  (await member.call<{ goal: { description: string } }>('GET', `/api/goals/${goal}`)).body.goal.description;
const addGoal = async (member: ProcessMember) =>
  (await member.call<{ goal: { id: number } }>('POST', '/api/goals', { title: 'Write to Naomi' })).body.goal.id;

async function stop({ child, ended }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

// The closest to a real disk first; a full run tries every kind.
const KINDS = [
  ...(canMount() ? [{ disk: FULL_FILE_SYSTEM, kind: 'a full file system', says: 'The disk is full.' }] : []),
  { disk: LIMITED_FILES, kind: 'files that cannot grow', says: 'The disk cannot be read or written.' },
];

describe.each(sampleOf(KINDS, 1))('while there is no room: $kind', { timeout: 60_000 }, ({ disk, says }) => {
  test('members read on, a save is refused with a sentence, nothing saved is lost, and room cures it', async () => {
    const DATA_DIR = dirname(temporaryFile('hesed.db'));
    const server = startServer({ env: { DATA_DIR, LOG_LEVEL: 'warn' }, through: disk.through });
    const url = await server.listening;
    const ruth = await registerAt(url, 'Ruth');
    const goal = await addGoal(ruth);
    expect(await readiness(url)).toEqual([200, 'ok']);

    let kept = 'Where you go I will go';
    let refused = await describeGoal(ruth, goal, kept);
    expect(refused.status).toBe(200);
    disk.fill(server, DATA_DIR);
    // Some of the journal's room was taken before and is written again.
    for (let round = 0; refused.status === 200; round += 1) {
      const next = `${round} `.repeat(200);
      refused = await describeGoal(ruth, goal, next);
      if (refused.status === 200) kept = next.trim();
    }
    expect(refused).toMatchObject(FAILED);
    // The successful check above counts for a second.
    await expect.poll(() => readiness(url), { timeout: 10_000 }).toEqual([503, expect.stringContaining(says)]);
    expect(await readGoal(ruth, goal)).toBe(kept);
    // A command that opens the site reads it, and says that nothing can be written.
    const doctor = startServer({
      env: { DATA_DIR, LOG_LEVEL: 'silent' },
      through: disk.beside(server),
      args: [programs.file('doctor')],
    });
    expect(await doctor.ended).toBe(1);
    expect(doctor.output().out).toContain('The database does not accept writes.');
    const page = await fetch(`${url}/dashboard`, { headers: { cookie: ruth.cookie } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="root"')]);
    expect(server.output().err).toContain(says);

    disk.empty(server, DATA_DIR);
    expect(await readiness(url)).toEqual([200, 'ok']);
    expect((await describeGoal(ruth, goal, 'Whither thou goest')).status).toBe(200);
    expect(await readGoal(ruth, goal)).toBe('Whither thou goest');
    expect(await stop(server)).toBe(0);
  });
});

test('a first start without room says so, leaves no half of a site, and room cures it', {
  timeout: 60_000,
}, async () => {
  const DATA_DIR = dirname(temporaryFile('hesed.db'));
  const start = (through: string[]) => startServer({ env: { DATA_DIR, LOG_LEVEL: 'warn' }, through });
  // Room for the head of the database, not for its tables.
  const refused = start(['prlimit', '--fsize=60000']);
  expect(await refused.ended).toBe(1);
  const says =
    'The disk cannot be read or written. It may be full, failing or mounted read-only; nothing that is stored is lost.\n';
  expect(refused.output()).toEqual({ out: '', err: says });
  expect(readdirSync(DATA_DIR)).toEqual(['start.lock']);
  const server = start([]);
  await registerAt(await server.listening, 'Ruth');
  expect(server.output().err).not.toContain('keys.json');
  expect(await stop(server)).toBe(0);
});

describe.each(canMountImage() ? ['a file system that the kernel makes read-only'] : [])(
  '%s',
  { timeout: 60_000 },
  () => {
    test('members read on, a save is refused with a sentence, and the repaired disk has all that was saved', async () => {
      const DATA_DIR = dirname(temporaryFile('hesed.db'));
      const through = throughImage(temporaryFile('image'));
      const start = () => startServer({ env: { DATA_DIR, LOG_LEVEL: 'warn' }, through });
      const server = start();
      const url = await server.listening;
      const ruth = await registerAt(url, 'Ruth');
      const goal = await addGoal(ruth);
      expect((await describeGoal(ruth, goal, 'Where you go I will go')).status).toBe(200);

      failImage(server, DATA_DIR);
      expect(await describeGoal(ruth, goal, 'Whither thou goest')).toMatchObject(FAILED);
      const says = 'The disk cannot be read or written. It may be full, failing or mounted read-only';
      expect(await readiness(url)).toEqual([503, expect.stringContaining(says)]);
      expect(server.output().err).toContain(says);
      expect(await readGoal(ruth, goal)).toBe('Where you go I will go');
      expect((await fetch(`${url}/dashboard`, { headers: { cookie: ruth.cookie } })).status).toBe(200);
      expect(await stop(server)).toBe(0);

      const repaired = start();
      const again = memberAt(await repaired.listening, ruth);
      expect(await readGoal(again, goal)).toBe('Where you go I will go');
      expect((await describeGoal(again, goal, 'Whither thou goest')).status).toBe(200);
      expect(await stop(repaired)).toBe(0);
    });
  },
);

describe('a data folder with a member', { timeout: 60_000 }, () => {
  /** Creates the folder with Ruth, her session and a goal. */
  async function createFolder() {
    const DATA_DIR = createDataFolder(dirname(temporaryFile('hesed.db')));
    const site = await openSite({ DATA_DIR, LOG_LEVEL: 'silent' });
    const { id } = await createAccount(site, { username: 'Ruth', role: 'admin' });
    const cookie = (await sessionsOf(site).start(id, { userAgent: null, secure: false })).split(';')[0] ?? '';
    const { userGoals } = site.db.tables;
    const [goal] = await site.db.insert(userGoals).values({ userId: id, title: 'Write to Naomi' }).returning();
    await closeSite(site);
    /** Starts a server in the folder; returns it with Ruth's view of it. */
    const start = async (options: Pick<ServerProcessOptions, 'uid' | 'preload'> = {}) => {
      const server = startServer({ env: { DATA_DIR, LOG_LEVEL: 'warn' }, ...options });
      const url = await server.listening;
      return { ...server, url, ruth: memberAt(url, { id, cookie }) };
    };
    return { DATA_DIR, goal: goal?.id ?? 0, start };
  }

  test('whose database belongs to another user is refused with a sentence, and works once it is given back', async () => {
    const { DATA_DIR, goal, start } = await createFolder();
    const file = join(DATA_DIR, 'hesed.db');
    // As after a command that somebody ran with sudo. Everybody may read the file.
    const options = IS_ROOT ? { uid: SOMEBODY } : {};
    if (IS_ROOT) for (const path of [DATA_DIR, join(DATA_DIR, 'keys.json')]) chownSync(path, SOMEBODY, SOMEBODY);
    chmodSync(file, IS_ROOT ? 0o644 : 0o444);
    const before = readFileSync(file);
    const refused = startServer({ env: { DATA_DIR }, ...options });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toEqual({
      out: '',
      err: 'The database cannot be written. Check who owns the data folder (DATA_DIR) and the files in it, and that its file system is not mounted read-only.\n',
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(DATA_DIR).toSorted()).toEqual(['hesed.db', 'keys.json', 'start.lock']);
    chmodSync(file, 0o600);
    if (IS_ROOT) chownSync(file, SOMEBODY, SOMEBODY);
    const server = await start(options);
    expect((await describeGoal(server.ruth, goal, 'Whither thou goest')).status).toBe(200);
    expect(await stop(server)).toBe(0);
  });

  test('whose start lock belongs to another user is refused with a sentence, because it would lock out nobody', async () => {
    const { DATA_DIR, start } = await createFolder();
    const options = IS_ROOT ? { uid: SOMEBODY } : {};
    if (IS_ROOT) for (const name of ['.', 'hesed.db', 'keys.json']) chownSync(join(DATA_DIR, name), SOMEBODY, SOMEBODY);
    const lock = join(DATA_DIR, 'start.lock');
    writeFileSync(lock, '');
    chmodSync(lock, IS_ROOT ? 0o644 : 0o444);
    const refused = startServer({ env: { DATA_DIR }, ...options });
    expect(await refused.ended).toBe(1);
    expect(refused.output().err).toMatch(/^The database cannot be written\. Check who owns the data folder/);
    rmSync(lock);
    expect(await stop(await start(options))).toBe(0);
  });

  test('that may no longer be written while the site runs keeps the members’ work and the mail, and says so', async () => {
    const { DATA_DIR, goal, start } = await createFolder();
    if (IS_ROOT) for (const name of ['.', 'hesed.db', 'keys.json']) chownSync(join(DATA_DIR, name), SOMEBODY, SOMEBODY);
    const server = await start({ ...(IS_ROOT ? { uid: SOMEBODY } : {}), preload: LATER });
    const { url, ruth } = server;
    const troubles = async () =>
      (await ruth.call<SiteFacts>('GET', '/api/admin/site')).body.troubles.map(({ said }) => said.code);
    const mails = () =>
      readdirSync(join(DATA_DIR, 'outbox'))
        .map(
          (name) => /^To: .*?([\w.]+@parish\.example)/m.exec(readFileSync(join(DATA_DIR, 'outbox', name), 'utf8'))?.[1],
        )
        .toSorted();
    expect(await troubles()).toEqual([]);

    chmodSync(DATA_DIR, 0o500);
    await registerAt(url, 'Boaz');
    await server.logs('No file can be written into the data folder (DATA_DIR).');
    expect(existsSync(join(DATA_DIR, 'outbox'))).toBe(false);
    // The files that the process opened before take writes, so nothing that members save is refused.
    expect((await describeGoal(ruth, goal, 'Where you go I will go')).status).toBe(200);
    expect(await readiness(url)).toEqual([200, 'ok']);
    expect(await troubles()).toEqual(['doctor_folder_closed']);

    chmodSync(DATA_DIR, 0o700);
    expect(await troubles()).toEqual([]);
    server.child.kill('SIGUSR2');
    await registerAt(url, 'Naomi');
    await expect
      .poll(() => (existsSync(join(DATA_DIR, 'outbox')) ? mails() : []), { timeout: 20_000 })
      .toEqual(['boaz@parish.example', 'naomi@parish.example']);
    expect(await readGoal(ruth, goal)).toBe('Where you go I will go');
    expect(await stop(server)).toBe(0);
  });

  test('whose database is damaged says so to the member and in the log, and a backup brings all back', async () => {
    const { DATA_DIR, goal, start } = await createFolder();
    const settings = { DATA_DIR, BACKUPS: 'on', BACKUP_PASSPHRASE: undefined } as const;
    const backup = await makeBackup(settings, 'manual');
    damageTable(join(DATA_DIR, 'hesed.db'), 'user_goals');
    const damaged = await start();
    expect(await damaged.ruth.call('GET', `/api/goals/${goal}`)).toMatchObject(FAILED);
    expect(damaged.output().err).toContain('The database file is damaged or is not a database.');
    expect((await damaged.ruth.call('GET', '/api/auth/me')).status).toBe(200);
    expect(await stop(damaged)).toBe(0);
    await restoreBackup(backup, settings);
    const restored = await start();
    expect((await restored.ruth.call('GET', `/api/goals/${goal}`)).status).toBe(200);
    expect(await stop(restored)).toBe(0);
  });

  test('without its database, or with an empty one, makes a new one and says so in the log', async () => {
    const { DATA_DIR, start } = await createFolder();
    writeFileSync(join(DATA_DIR, 'hesed.db'), '');
    const server = await start();
    expect(server.output().err).toContain('hesed.db was missing or empty; restore a backup');
    expect(await stop(server)).toBe(0);
    if (!FULL_RUN) return;
    const again = await start();
    expect(again.output().err).toBe('');
    expect(await stop(again)).toBe(0);
  });

  test('without its keys.json makes new keys and says so in the log', async () => {
    const { DATA_DIR, goal, start } = await createFolder();
    const keys = join(DATA_DIR, 'keys.json');
    rmSync(keys);
    const server = await start();
    expect(server.output().err).toContain('restore keys.json from a backup');
    expect((await server.ruth.call('GET', `/api/goals/${goal}`)).status).toBe(200);
    expect(await stop(server)).toBe(0);
    expect(existsSync(keys)).toBe(true);
  });
});
