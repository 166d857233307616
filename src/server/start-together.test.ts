import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { restoreBackup } from './site/backup/restore-backup.ts';
import { databaseFiles } from './site/open-site.ts';
import { createOlderDatabase } from './testing/database/older-database.ts';
import { buildServer, type ServerProcess, startServer } from './testing/process/server-process.ts';
import { temporaryFile } from './testing/temporary-file.ts';

// Starts real processes, as `npm start` does once everything is built.
beforeAll(buildServer, 300_000);

/** Keys as an early version wrote them, without one for encryption or for push. */
const EARLY_KEYS = JSON.stringify({ signingKey: 'A'.repeat(43) });

/** Creates the data folder of a site that has 28 migrations and early keys. */
function createOldFolder(): string {
  const older = createOlderDatabase('channel-health', (client) => void client.pragma('journal_mode = WAL'));
  const folder = join(dirname(temporaryFile('file')), 'data');
  mkdirSync(folder);
  copyFileSync(older, join(folder, 'hesed.db'));
  writeFileSync(join(folder, 'keys.json'), EARLY_KEYS);
  return folder;
}

const start = (folder: string): ServerProcess => startServer({ env: { DATA_DIR: folder, LOG_LEVEL: 'warn' } });
const keysIn = (folder: string) => readFileSync(join(folder, 'keys.json'), 'utf8');
const schemaOf = (folder: string) => databaseFiles.countBeforeUpgrade(join(folder, 'hesed.db'));

/** Starts four processes in one folder, and waits until each listens. Returns what they wrote to their logs. */
async function startTogether(folder: string): Promise<string[]> {
  const all = Array.from({ length: 4 }, () => start(folder));
  await Promise.all(all.map(({ listening }) => listening));
  return all.map((run) => run.output().err.replaceAll(/^Another process starts .*\n/gm, ''));
}

test('processes that start together in an empty folder make one site', async () => {
  const folder = join(dirname(temporaryFile('file')), 'data');
  expect(await startTogether(folder)).toEqual(['', '', '', '']);
  expect(schemaOf(folder)).toBeNull();
});

test('processes that start together on an old database migrate it once, after one copy of it', async () => {
  const folder = createOldFolder();
  expect(await startTogether(folder)).toEqual(['', '', '', '']);
  expect(schemaOf(folder)).toBeNull();
  const [copy = '', ...others] = readdirSync(join(folder, 'backups'));
  expect([copy, others]).toEqual([expect.stringContaining('upgrade-from-28'), []]);
  const restored = join(dirname(temporaryFile('file')), 'data');
  await restoreBackup(join(folder, 'backups', copy), { DATA_DIR: restored, BACKUPS: 'off' }, () => {});
  expect([schemaOf(restored), keysIn(restored)]).toEqual([28, EARLY_KEYS]);
});

test('a process changes nothing in the folder while another prepares it', async () => {
  const folder = createOldFolder();
  const release = databaseFiles.tryLock(join(folder, 'start.lock'));
  const run = start(folder);
  await run.logs('Another process starts in the same data folder. Waiting for it.');
  expect([schemaOf(folder), keysIn(folder), existsSync(join(folder, 'backups'))]).toEqual([28, EARLY_KEYS, false]);
  release?.();
  await run.listening;
  expect(schemaOf(folder)).toBeNull();
  expect(JSON.parse(keysIn(folder))).toMatchObject({ signingKey: 'A'.repeat(43), encryptionKey: expect.any(String) });
});

test('a killed process leaves no lock', async () => {
  const folder = createOldFolder();
  const holder = startServer({
    env: { DATA_DIR: folder },
    args: [
      '-e',
      'const open = require("better-sqlite3"); new open(process.env.DATA_DIR + "/start.lock").exec("BEGIN EXCLUSIVE"); console.log("listening on http://held"); setInterval(() => {}, 1e6)',
    ],
  });
  await holder.listening;
  expect(databaseFiles.tryLock(join(folder, 'start.lock'))).toBeNull();
  holder.child.kill('SIGKILL');
  await holder.ended;
  await start(folder).listening;
});
