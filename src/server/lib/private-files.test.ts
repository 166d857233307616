import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeSite, openSite } from '../site/open-site.ts';
import { createLogger } from './logger.ts';
import { closeToOthers } from './private-files.ts';

let parent: string;
let folder: string;
const before = process.umask();

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'hesed-private-'));
  folder = join(parent, 'data');
});
afterEach(() => {
  process.umask(before);
  rmSync(parent, { recursive: true, force: true });
});

/** Returns a path's permissions in octal. */
const rightsOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

async function openAndLook<T>(look: () => T): Promise<T> {
  const site = await openSite({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  try {
    return look();
  } finally {
    await closeSite(site);
  }
}

function logLines(): { lines: Record<string, unknown>[]; log: ReturnType<typeof createLogger> } {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLogger('warn', { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

describe('only the user who runs the site can read its data', () => {
  test('in a new folder, whatever the umask was', async () => {
    process.umask(0o000);
    const seen = await openAndLook(() => {
      writeFileSync(join(folder, 'later'), '');
      return ['.', 'hesed.db', 'hesed.db-wal', 'hesed.db-shm', 'keys.json', 'later'].map((name) => rightsOf(name));
    });
    expect(seen).toEqual(['700', '600', '600', '600', '600', '600']);
  });

  test('in a folder that was open to others, whose other files are left alone', async () => {
    await openAndLook(() => {});
    mkdirSync(join(folder, 'outbox'));
    for (const name of ['outbox/letter.eml', 'notes.txt']) writeFileSync(join(folder, name), '');
    const names = ['hesed.db', 'keys.json', 'outbox/letter.eml', 'notes.txt'];
    for (const name of names) chmodSync(join(folder, name), 0o644);
    for (const name of ['.', 'outbox']) chmodSync(join(folder, name), 0o755);
    const seen = await openAndLook(() => ['.', 'outbox', ...names].map((name) => rightsOf(name)));
    expect(seen).toEqual(['700', '700', '600', '600', '600', '644']);
  });
});

test('a folder that every user shares keeps its permissions, and the log says so', () => {
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  const { lines, log } = logLines();
  closeToOthers(folder, log);
  expect(rightsOf()).toBe('777');
  expect(lines).toMatchObject([{ path: folder, msg: 'the data folder is open to every user of this machine' }]);
});

test('a folder whose permissions this process may not change is logged', () => {
  // The kernel fixes this folder's permissions, even for root; macOS does the same for /usr.
  const kept = process.platform === 'linux' ? '/proc/self' : '/usr';
  const { lines, log } = logLines();
  closeToOthers(kept, log);
  expect((statSync(kept).mode & 0o777).toString(8)).toMatch(/^[57]55$/);
  expect(lines).toMatchObject([{ path: kept, code: expect.stringMatching(/^(EPERM|EROFS)$/) }]);
});

test('an outbox that cannot be listed is logged', () => {
  mkdirSync(folder);
  const outbox = join(folder, 'outbox');
  writeFileSync(outbox, '');
  const { lines, log } = logLines();
  closeToOthers(folder, log);
  expect(lines).toMatchObject([{ path: outbox, code: 'ENOTDIR' }]);
});

test('all data of a site is in its data folder (decisions.md D35)', async () => {
  const elsewhere = process.cwd();
  const beside = () => [readdirSync(parent), readdirSync(elsewhere).sort()];
  mkdirSync(folder);
  const without = beside();
  const site = await openSite({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const to = { name: 'Ruth', address: 'ruth@parish.example' };
  const url = 'http://hesed.example/settings';
  await site.channels.get('email')?.send({ kind: 'test', id: '1.a', to, settingsUrl: url });
  expect(readdirSync(folder).sort()).toEqual(['hesed.db', 'hesed.db-shm', 'hesed.db-wal', 'keys.json', 'outbox']);
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
  await closeSite(site);
  expect(readdirSync(folder).sort()).toEqual(['hesed.db', 'keys.json', 'outbox']);
  expect(beside()).toEqual(without);
});
