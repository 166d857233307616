import fs from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOlderDatabase } from '../../src/server/testing/database/older-database.ts';
import { temporaryFile } from '../../src/server/testing/temporary-file.ts';
import { MigrationError } from '../database-errors.ts';
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

test('a migration that a row does not fit is reported as one, and changes nothing', () => {
  const file = createOlderDatabase('forget-address-of-deleted-actor', (before) => {
    before.pragma('foreign_keys = OFF');
    before.exec(`
      INSERT INTO audit_log (actor_id, action, address, created_at) VALUES (4711, 'operator.grant', '192.0.2.7', 0);
      CREATE TRIGGER refuse BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'this row does not fit'); END`);
  });
  for (let start = 0; start < 2; start += 1)
    expect(() => openDatabase(file)).toThrow(expect.objectContaining({ message: 'this row does not fit' }));
  expect(() => openDatabase(file)).toThrow(MigrationError);
});
