import { expect, test } from 'vitest';
import { createOlderDatabase } from '../../src/server/testing/database/older-database.ts';
import { openDatabase } from './sqlite.ts';

const PHONE = "('PHONE_COUNTRY', 'CA', 3, 7, 5)";
const DEFAULT = "('DEFAULT_COUNTRY', 'GB', 4, 7, 6)";

test.each([
  ['under its former name gets its new one', [PHONE], [{ name: 'DEFAULT_COUNTRY', plain: 'CA', revision: 3 }]],
  ['again since then stays as it is', [PHONE, DEFAULT], [{ name: 'DEFAULT_COUNTRY', plain: 'GB', revision: 4 }]],
])('the country of the members that an administrator stored %s', (_what, rows, expected) => {
  const file = createOlderDatabase('_default-country', (before) => {
    before.exec(`INSERT INTO stored_settings (name, plain, revision, changed_by, changed_at) VALUES ${rows.join()}`);
  });
  const { client } = openDatabase(file);
  expect(client.prepare('SELECT name, plain, revision FROM stored_settings').all()).toEqual(expected);
  client.close();
});
