import { dirname, join } from 'node:path';
import SqliteClient from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createOlderDatabase } from '../testing/database/older-database.ts';
import { temporaryFile } from '../testing/temporary-file.ts';
import { waitForOlderSite } from './older-site.ts';

let folder: string;
let running: SqliteClient.Database;
beforeEach(() => {
  const file = createOlderDatabase('channel-health', (before) => before.pragma('journal_mode = WAL'));
  folder = dirname(file);
  running = new SqliteClient(file);
  running.prepare('SELECT count(*) FROM users').get();
  onTestFinished(() => void running.close());
});

test('a running site of an older version is reported once the patience is over', async () => {
  const sentence = `A site or a command of an older version uses the database in ${folder}. Stop it, then start the site with this version; nothing was changed.`;
  await expect(waitForOlderSite(folder, 0)).rejects.toThrow(sentence);
  await expect(waitForOlderSite(folder, 600)).rejects.toThrow(sentence);
});

test('an older site that ends meanwhile is waited for', async () => {
  setTimeout(() => running.close(), 100);
  await waitForOlderSite(folder, 30_000);
  expect(running.open).toBe(false);
});

test('a new data folder, and an older database that nobody uses, need no wait', async () => {
  await waitForOlderSite(dirname(temporaryFile('hesed.db')), 0);
  running.close();
  await waitForOlderSite(folder, 0);
  // The question changes nothing, so a copy that is made meanwhile shuts out no writer.
  const after = new SqliteClient(join(folder, 'hesed.db'));
  onTestFinished(() => void after.close());
  expect(after.pragma('journal_mode', { simple: true })).toBe('wal');
});
