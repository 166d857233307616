import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFingerprints } from './fingerprint.ts';

const NOON = new Date('2027-03-01T12:00:00.123Z');

test('changed sources have another fingerprint, even if their files are older', () => {
  const root = mkdtempSync(join(tmpdir(), 'hesed-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string, time = NOON) => {
    writeFileSync(join(root, name), text);
    utimesSync(join(root, name), time, time);
  };
  mkdirSync(join(root, 'src/shared'), { recursive: true });
  write('src/main.ts', 'one');
  write('src/shared/dates.ts', 'one');
  write('package-lock.json', '{}');
  // This file's time has a fraction of a millisecond.
  writeFileSync(join(root, 'src/app.ts'), 'one');
  const read = (folder = root) => createFingerprints(folder)(['src', 'package-lock.json', 'absent']);
  const first = read();

  const copy = `${root}-copy`;
  onTestFinished(() => rmSync(copy, { recursive: true }));
  // With a filter, Node copies file by file and keeps only whole milliseconds.
  cpSync(root, copy, { recursive: true, preserveTimestamps: true, filter: () => true });
  expect(read(copy), 'a copy that keeps the times').toBe(first);

  write('src/main.test.ts', 'a test');
  mkdirSync(join(root, 'src/testing'));
  write('src/testing/double.ts', 'a double');
  expect(read(), 'tests and test tools').toBe(first);

  const seen = new Set([first]);
  const changes: Record<string, () => void> = {
    'an older file': () => write('src/shared/dates.ts', 'two', new Date(NOON.getTime() - 86_400_000)),
    'a newer file': () => write('src/shared/dates.ts', 'two', new Date(NOON.getTime() + 1)),
    'another size': () => write('src/shared/dates.ts', 'three'),
    'other packages': () => write('package-lock.json', '[1]'),
    'another name': () => renameSync(join(root, 'src/main.ts'), join(root, 'src/start.ts')),
    'one file less': () => rmSync(join(root, 'src/start.ts')),
  };
  for (const [what, change] of Object.entries(changes)) {
    change();
    expect(seen, what).not.toContain(read());
    seen.add(read());
  }
});
