import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { requireBuiltInterface } from '../../src/server/testing/browser/built-interface.ts';
import { BUILD_VERSION } from '../../src/shared/pages/built-pages.ts';
import { versionOf } from './build-version.ts';

test('builds with different file names or contents have different versions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'main-abc.js'), 'one');
  const first = versionOf(folder);
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(versionOf(folder)).toBe(first);
  writeFileSync(join(folder, 'main-abc.js'), 'two');
  const second = versionOf(folder);
  expect(second, 'other content of the same size').not.toBe(first);
  renameSync(join(folder, 'main-abc.js'), join(folder, 'main-def.js'));
  expect(versionOf(folder), 'another name').not.toBe(second);
});

test('the build writes its version beside its files', () => {
  requireBuiltInterface();
  const file = join(import.meta.dirname, '../../dist/client', BUILD_VERSION);
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{12}$/);
});
