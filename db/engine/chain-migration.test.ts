import { join } from 'node:path';
import SqliteClient from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/server/domains/consent/verify.ts';
import { createOlderDatabase } from '../../src/server/testing/database/older-database.ts';
import { createTestSite } from '../../src/server/testing/site.ts';
import { registerScopedWords } from './sqlite-search.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations/sqlite');

/** Makes a ledger from before the chain: without the rows of a deleted account, and with the database's own times. */
const createOlderLedger = () =>
  createOlderDatabase('_consent-chain', (before) => {
    before.exec(`
      INSERT INTO users (id, username, username_key, email, email_key, password)
        VALUES (7, 'Ruth', 'ruth', 'ruth@parish.example', 'ruth@parish.example', 'x');
      INSERT INTO consent_events (id, user_id, channel, action, source, wording_version, address_hash, created_at) VALUES
        (1, 7, 'email', 'opt_in', 'onboarding', 'onboarding-1', 'a1', 1803888000000),
        (4, 7, 'email', 'opt_out', 'ein "Ort" – ünd\nmehr', NULL, NULL, 1803888000122.75),
        (9, 3, 'sms', 'opt_out', 'reply', NULL, 'b2', 1803888000123);
      INSERT INTO consent_events (user_id, channel, action, source) VALUES (7, 'all', 'paused', 'settings');
    `);
  });

test('rows from before the chain get a salt and a link each, and new ones follow them', async () => {
  const site = createTestSite({ file: createOlderLedger() });
  const { consentChain, consentEvents } = site.db.tables;
  const chain = await site.db.select().from(consentChain);
  expect(chain.map(({ position, eventId }) => [position, eventId])).toEqual([
    [1, 1],
    [2, 4],
    [3, 9],
    [4, 10],
  ]);
  const salts = (await site.db.select().from(consentEvents)).map(({ salt }) => salt);
  expect(new Set(salts.filter((salt) => /^[0-9a-f]{32}$/.test(salt))).size).toBe(4);
  expect(await verifyLedger(site)).toMatchObject({ rows: 4, erased: 0, firstError: null });
  await expect(site.db.update(consentEvents).set({ source: 'x' })).rejects.toThrow('append-only');
  site.db.close();
});

test('a migration that stops halfway leaves the ledger as it was, and the next start makes the chain', async () => {
  const file = createOlderLedger();
  const client = new SqliteClient(file);
  registerScopedWords(client);
  let calls = 0;
  client.function('sha256', (_text) => {
    calls += 1;
    if (calls === 6) throw new Error('the power went');
    return 'x';
  });
  expect(() => migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })).toThrow('Failed to run the query');
  expect(calls).toBe(6);
  expect(() => client.prepare('SELECT salt FROM consent_events')).toThrow('no such column');
  expect(() => client.exec('UPDATE consent_events SET source = 1')).toThrow('append-only');
  client.close();
  const site = createTestSite({ file });
  expect(await verifyLedger(site)).toMatchObject({ rows: 4, firstError: null });
  site.db.close();
});

test('starting again changes no link', async () => {
  const file = createOlderLedger();
  const first = createTestSite({ file });
  const { head } = await verifyLedger(first);
  first.db.close();
  const second = createTestSite({ file });
  expect(await verifyLedger(second, head)).toMatchObject({ head, firstError: null, holdsKnown: true });
  second.db.close();
});
