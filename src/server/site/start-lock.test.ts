import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFile } from '../testing/temporary-file.ts';
import { prepareAlone, tryStartLock } from './start-lock.ts';

function newFolder(): string {
  const folder = join(dirname(temporaryFile('file')), 'data');
  mkdirSync(folder);
  return folder;
}

function lock(folder: string): () => void {
  const release = tryStartLock(folder) ?? expect.fail('the folder is locked');
  onTestFinished(release);
  return release;
}

test('the lock excludes others, and writes nothing to the disk', () => {
  const folder = newFolder();
  const release = lock(folder);
  expect(tryStartLock(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual(['start.lock']);
  release();
  lock(folder);
});

test('a process that waits longer than it may ends with a sentence, and does no work', async () => {
  const folder = newFolder();
  lock(folder);
  const [work, onWait] = [vi.fn(), vi.fn()];
  const prepared = prepareAlone(folder, work, { timeoutMs: 150, onWait });
  await expect(prepared).rejects.toThrow(`Another process still starts in ${folder}.`);
  expect([work.mock.calls.length, onWait.mock.calls.length]).toEqual([0, 1]);
});

test('the work begins when the other process releases the lock', async () => {
  const folder = newFolder();
  const release = lock(folder);
  expect(await prepareAlone(folder, async () => 'done', { timeoutMs: 60_000, onWait: release })).toBe('done');
});
