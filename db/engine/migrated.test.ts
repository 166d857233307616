import fs from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFile } from '../../src/server/testing/temporary-file.ts';
import { openDatabase } from './sqlite.ts';

test('a database that has every migration is opened without reading them', () => {
  const reads = vi.spyOn(fs, 'readFileSync');
  onTestFinished(() => reads.mockRestore());
  const migrationsRead = () => reads.mock.calls.filter(([path]) => String(path).endsWith('.sql')).length;
  const file = temporaryFile('hesed.db');
  openDatabase(file).close();
  expect(migrationsRead()).toBeGreaterThan(0);
  reads.mockClear();
  openDatabase(file).close();
  expect(migrationsRead()).toBe(0);
});
