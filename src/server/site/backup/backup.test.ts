import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import SqliteClient from 'better-sqlite3';
import { packTar } from 'modern-tar';
import { expect, onTestFinished, test } from 'vitest';
import { createSchedulerLease } from '../../scheduler/scheduler-lease.ts';
import { contentsOf } from '../../testing/database/contents.ts';
import { damageTable } from '../../testing/database/damage-table.ts';
import { createDataFolder } from '../../testing/database/data-folder.ts';
import { createOlderDatabase } from '../../testing/database/older-database.ts';
import { FULL_RUN, sampleOf } from '../../testing/full-run.ts';
import { createAccount } from '../../testing/members/accounts.ts';
import { bundlePrograms } from '../../testing/process/bundled-programs.ts';
import { childEnv } from '../../testing/process/child-env.ts';
import { closeSite, openSite } from '../open-site.ts';
import { tryStartLock } from '../start-lock.ts';
import { backUpBeforeUpgrade, makeBackup } from './make-backup.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';

const ROUNDS = FULL_RUN ? 50 : 4;
const PASSPHRASE = 'seven quiet lanterns';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

const settingsOf = (folder: string, passphrase?: string) => ({
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  BACKUPS: 'on' as const,
  ...(passphrase && { BACKUP_PASSPHRASE: passphrase }),
});

/** Creates a data folder with an account and a captured mail, and returns it with its content. */
async function createFolder() {
  const folder = createDataFolder(newFolder());
  const site = await openSite(settingsOf(folder));
  await createAccount(site, { username: 'Ruth' });
  const contents = contentsOf(site);
  await closeSite(site);
  mkdirSync(join(folder, 'outbox'), { recursive: true });
  writeFileSync(join(folder, 'outbox/20270301T080000000Z-000001-a.eml'), 'Subject: Peace\r\n\r\nBe still.\r\n');
  return { folder, contents };
}

async function contentsIn(folder: string) {
  const site = await openSite(settingsOf(folder));
  const contents = contentsOf(site);
  await closeSite(site);
  return contents;
}

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

test.each([undefined, PASSPHRASE])(
  'a restore into an empty folder brings back database, keys and mail (passphrase: %s)',
  async (passphrase) => {
    const { folder, contents } = await createFolder();
    const file = await makeBackup(settingsOf(folder, passphrase), 'manual');
    expect(readdirSync(join(folder, 'backups'))).toEqual([basename(file)]);
    const elsewhere = newFolder();
    const { replaced } = await restoreBackup(file, settingsOf(elsewhere, passphrase));
    expect(replaced).toBeNull();
    expect(await contentsIn(elsewhere)).toEqual(contents);
    for (const name of ['keys.json', 'outbox/20270301T080000000Z-000001-a.eml'])
      expect(read(elsewhere, name)).toBe(read(folder, name));
  },
);

test(`${ROUNDS} backups of a database that another process writes are each consistent`, {
  timeout: ROUNDS * 15_000,
}, async () => {
  const { folder } = await createFolder();
  const programs = await bundlePrograms();
  const writer = spawn(process.execPath, [programs.file('consent-writer'), join(folder, 'hesed.db')], {
    env: childEnv({ NODE_COMPILE_CACHE: programs.compiled }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void writer.kill('SIGKILL'));
  await once(writer.stdout, 'data');
  writer.stdout.resume();
  const states: { n: number; rows: unknown[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const file = await makeBackup(settingsOf(folder), 'manual', undefined, new Date(Date.UTC(2027, 0, 1, 0, 0, round)));
    const elsewhere = newFolder();
    await restoreBackup(file, settingsOf(elsewhere));
    states.push({ n: round, rows: ledgerOf(elsewhere) });
  }
  writer.kill('SIGKILL');
  await once(writer, 'close');
  const all = ledgerOf(folder);
  let last = 0;
  for (const { n, rows } of states) {
    // The writer writes two rows in each transaction, so a torn copy would show an odd number.
    expect(rows.length % 2, `round ${n}`).toBe(0);
    expect(rows.length, `round ${n}`).toBeGreaterThan(last);
    expect(rows, `round ${n}`).toEqual(all.slice(0, rows.length));
    last = rows.length;
  }
});

function ledgerOf(folder: string): unknown[] {
  const client = new SqliteClient(join(folder, 'hesed.db'));
  const rows = client.prepare('SELECT * FROM consent_events ORDER BY id').all();
  client.close();
  return rows;
}

test('after a restore, no row gets an id that was given out after the copy', async () => {
  const { folder } = await createFolder();
  const file = await makeBackup(settingsOf(folder), 'manual');
  const running = await openSite(settingsOf(folder));
  const later = await createAccount(running, { username: 'Naomi' });
  await closeSite(running);
  const elsewhere = newFolder();
  await restoreBackup(file, settingsOf(elsewhere));
  const site = await openSite(settingsOf(elsewhere));
  onTestFinished(() => closeSite(site));
  const { deliveries } = site.db.tables;
  const delivery = { userId: 1, channel: 'email', kind: 'test', dueAt: new Date() } as const;
  expect((await createAccount(site, { username: 'Lydia' })).id).toBeGreaterThan(later.id);
  const [first] = await site.db.insert(deliveries).values(delivery).returning({ id: deliveries.id });
  expect(first?.id, 'in a table without rows').toBeGreaterThan(1_000_000);
});

test('a copy of a running site is not taken for a site that was killed', async () => {
  const { folder } = await createFolder();
  const running = await openSite(settingsOf(folder));
  await createSchedulerLease(running).acquire();
  const file = await makeBackup(settingsOf(folder), 'nightly');
  await closeSite(running);
  const elsewhere = newFolder();
  await restoreBackup(file, settingsOf(elsewhere));
  const site = await openSite(settingsOf(elsewhere));
  onTestFinished(() => closeSite(site));
  expect(await createSchedulerLease(site).acquire()).toBe(true);
  expect(site.observed.killedBefore).toBe(false);
});

test('a restore keeps the files that it replaces', async () => {
  const { folder, contents } = await createFolder();
  const file = await makeBackup(settingsOf(folder), 'manual');
  const site = await openSite(settingsOf(folder));
  await createAccount(site, { username: 'Naomi', email: 'naomi@parish.example' });
  const later = contentsOf(site);
  await closeSite(site);
  const { replaced } = await restoreBackup(file, settingsOf(folder));
  expect(await contentsIn(folder)).toEqual(contents);
  expect(dirname(replaced ?? '')).toBe(join(folder, 'backups'));
  expect(await contentsIn(replaced ?? '')).toEqual(later);
});

test('a damaged database is replaced and kept', async () => {
  const { folder, contents } = await createFolder();
  const file = await makeBackup(settingsOf(folder), 'manual');
  writeFileSync(join(folder, 'hesed.db'), 'no database');
  const { replaced } = await restoreBackup(file, settingsOf(folder));
  expect(read(replaced ?? '', 'hesed.db')).toBe('no database');
  expect(await contentsIn(folder)).toEqual(contents);
});

test('the journal of a missing database is not left beside the restored one', async () => {
  const { folder, contents } = await createFolder();
  const file = await makeBackup(settingsOf(folder), 'manual');
  rmSync(join(folder, 'hesed.db'));
  const journal = ['hesed.db-wal', 'hesed.db-shm'];
  for (const name of journal) writeFileSync(join(folder, name), name);
  const { replaced } = await restoreBackup(file, settingsOf(folder));
  for (const name of journal)
    expect([existsSync(join(folder, name)), read(replaced ?? '', name)]).toEqual([false, name]);
  expect(await contentsIn(folder)).toEqual(contents);
});

test('nothing is restored while a site runs', async () => {
  const { folder } = await createFolder();
  const file = await makeBackup(settingsOf(folder), 'manual');
  const site = await openSite(settingsOf(folder));
  await createAccount(site, { username: 'Naomi', email: 'naomi@parish.example' });
  const before = contentsOf(site);
  await expect(restoreBackup(file, settingsOf(folder))).rejects.toThrow(/A site or a command uses the database/);
  expect(contentsOf(site)).toEqual(before);
  await closeSite(site);
});

test('nothing is restored while a process starts', async () => {
  const { folder } = await createFolder();
  const file = await makeBackup(settingsOf(folder), 'manual');
  const release = tryStartLock(folder);
  await expect(restoreBackup(file, settingsOf(folder))).rejects.toThrow(/A site or a command uses the database/);
  release?.();
  expect(await restoreBackup(file, settingsOf(folder))).toMatchObject({ replaced: expect.any(String) });
});

test('a file that is truncated, changed, or encrypted with another passphrase is not restored, and nothing changes', async () => {
  const { folder } = await createFolder();
  const keys = read(folder, 'keys.json');
  const files = [
    await makeBackup(settingsOf(folder), 'manual'),
    await makeBackup(settingsOf(folder, PASSPHRASE), 'manual'),
  ];
  for (const [index, whole] of files.entries()) {
    const size = readFileSync(whole).length;
    const isEncrypted = index === 1;
    const settings = settingsOf(folder, isEncrypted ? PASSPHRASE : undefined);
    const broken: ((file: string) => void)[] = [
      ...(isEncrypted ? [(file: string) => appendFileSync(file, 'x')] : []),
      (file) => flipByte(file, Math.floor(size / 2)),
      (file) => truncateSync(file, size - 1),
      (file) => truncateSync(file, 20),
      (file) => writeFileSync(file, ''),
      (file) => flipByte(file, 10),
    ];
    // A key from a passphrase takes a second to derive.
    for (const [way, breakIt] of (isEncrypted ? sampleOf(broken, 3) : broken).entries()) {
      const file = join(dirname(whole), 'broken');
      cpSync(whole, file);
      breakIt(file);
      await expect(restoreBackup(file, settings), `way ${way} of ${whole}`).rejects.toThrow(
        /damaged|cannot be decrypted/,
      );
    }
  }
  await expect(verifyBackup(files[1] as string, settingsOf(folder))).rejects.toThrow(/Set BACKUP_PASSPHRASE/);
  await expect(verifyBackup(files[1] as string, settingsOf(folder, 'another passphrase'))).rejects.toThrow(
    /the passphrase is wrong/,
  );
  expect(read(folder, 'keys.json')).toBe(keys);
  expect(readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'])('a disk error (%s) is not called a damaged backup', async (code) => {
  const { folder } = await createFolder();
  const file = await makeBackup(settingsOf(folder), 'manual');
  const diskError = Object.assign(new Error(code), { code });
  const failWhileReading = (step: string) => {
    if (step === 'Reading') throw diskError;
  };
  await expect(verifyBackup(file, settingsOf(folder), failWhileReading)).rejects.toBe(diskError);
});

test.each(['../keys.json', '/tmp/keys.json', 'outbox/../../keys.json', 'other.txt'])(
  'a file that contains %s is not a backup, and nothing is written there',
  async (name) => {
    const { folder } = await createFolder();
    const keys = read(folder, 'keys.json');
    const file = join(folder, 'foreign.tar.gz');
    writeFileSync(file, gzipSync(await packTar([{ header: { name, size: 5, type: 'file' }, body: 'other' }])));
    await expect(restoreBackup(file, settingsOf(folder))).rejects.toThrow(/is not a backup/);
    expect(read(folder, 'keys.json')).toBe(keys);
    expect(existsSync(join(folder, 'other.txt'))).toBe(false);
  },
);

function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}

test('a database of a newer version is not restored', async () => {
  const { folder } = await createFolder();
  const client = new SqliteClient(join(folder, 'hesed.db'));
  client.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', 99999999999999)").run();
  client.close();
  const file = await makeBackup(settingsOf(folder), 'manual');
  const elsewhere = newFolder();
  await expect(restoreBackup(file, settingsOf(elsewhere))).rejects.toThrow(/written by a newer version/);
  expect(existsSync(join(elsewhere, 'hesed.db'))).toBe(false);
});

test('a damaged database gets no nightly copy, which could replace a good one', async () => {
  const { folder } = await createFolder();
  const good = await makeBackup(settingsOf(folder), 'nightly');
  damageTable(join(folder, 'hesed.db'), 'users');
  await expect(makeBackup(settingsOf(folder), 'nightly')).rejects.toThrow(/^The database is damaged \(.+\)/);
  expect(readdirSync(join(folder, 'backups'))).toEqual([basename(good)]);
});

test('a folder is not a backup file', async () => {
  const folder = dirname(newFolder());
  await expect(verifyBackup(folder, settingsOf(folder))).rejects.toThrow(
    `${folder} is not a file. Name a backup file.`,
  );
});

test('a folder without a site cannot be copied', async () => {
  await expect(makeBackup(settingsOf(newFolder()), 'manual')).rejects.toThrow(/There is no site in/);
});

test('repeated starts of a version that cannot migrate leave one copy, and those of earlier upgrades', async () => {
  const folder = dirname(createOlderDatabase('channel-health', () => {}));
  const earlier: string[] = [];
  for (const schema of [1, 2])
    earlier.push(
      await makeBackup(settingsOf(folder), { kind: 'upgrade', schema }, undefined, new Date(Date.UTC(2026, schema))),
    );
  const nightly = await makeBackup(settingsOf(folder), 'nightly', undefined, new Date('2026-01-01T02:41:00Z'));
  const made: (string | null)[] = [];
  for (let start = 0; start < 5; start += 1) {
    made.push(await backUpBeforeUpgrade(settingsOf(folder), new Date(`2027-03-01T08:00:0${start}Z`)));
  }
  const left = readdirSync(join(folder, 'backups'));
  expect(left.toSorted()).toEqual([nightly, ...earlier, ...made.slice(4)].map((file) => basename(file ?? '')));
});

test('a database is copied once before a newer version migrates it, unless BACKUPS is off', async () => {
  const folder = dirname(createOlderDatabase('channel-health', () => {}));
  expect(await backUpBeforeUpgrade({ ...settingsOf(folder), BACKUPS: 'off' })).toBeNull();
  const file = await backUpBeforeUpgrade(settingsOf(folder));
  expect(file).toMatch(/-upgrade-from-\d+\.tar\.gz$/);
  await closeSite(await openSite(settingsOf(folder)));
  expect(await backUpBeforeUpgrade(settingsOf(folder))).toBeNull();
  const elsewhere = newFolder();
  await restoreBackup(file ?? '', settingsOf(elsewhere));
  // It is still the older database, which would be migrated again.
  expect(await backUpBeforeUpgrade(settingsOf(elsewhere))).toMatch(/-upgrade/);
});
