import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SqliteClient from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../../../db/engine/sqlite.ts';
import { eraseRemains } from '../../../../../db/engine/sqlite-erase.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { createScheduler } from '../../../scheduler/scheduler.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { WIZARD_ANSWERS } from '../../../testing/members/members.ts';
import { temporaryFile } from '../../../testing/temporary-file.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { purgeDeletedGoals } from '../../guidance/goals/service.ts';

let file: string;
let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  file = temporaryFile('hesed.db');
  api = createTestApi({ file });
  onTestFinished(() => api.close());
  ruth = await api.member({ email: 'marker-email@parish.example' });
});

/** Returns the files of the database, including its log, whose bytes contain a text. */
function filesWith(text: string): string[] {
  const folder = dirname(file);
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
}

/** A long text of a goal or the wizard: larger than a database page, with the marker at both ends. */
const long = (marker: string, length: number) => `${marker} ${'and so on '.repeat(length / 10)} ${marker}`;

async function write(by: SignedIn) {
  const friendshipPhilosophy = long('marker-philosophy', 12_000);
  expect((await by.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: by.id, friendshipPhilosophy })).status).toBe(
    200,
  );
  const goal = { title: 'marker-title', description: long('marker-description', 800) };
  const made = await by.post<{ goal: { id: number } }>('/api/goals', goal);
  return `/api/goals/${made.body.goal.id}`;
}

const MARKERS = ['marker-philosophy', 'marker-title', 'marker-description', 'marker-email'];

describe('deleted text', () => {
  test('no byte of a member’s texts remains in any file after their account was deleted', async () => {
    // Another member stays, so that pages are not simply empty.
    const naomi = await api.member();
    await naomi.post('/api/goals', { title: 'stays here' });
    const goal = await write(ruth);
    await ruth.patch(goal, { title: 'marker-title-two', description: 'marker-replaced' });
    for (const marker of MARKERS) expect(filesWith(marker), marker).not.toEqual([]);

    expect((await ruth.send('DELETE', `/api/account/${ruth.id}`, { json: {} })).status).toBe(200);
    for (const marker of [...MARKERS, 'marker-replaced']) expect(filesWith(marker), marker).toEqual([]);
    expect(filesWith('stays here')).toEqual(['hesed.db']);
  });

  test('the network address of an administrator leaves the audit log with their account, and no other', async () => {
    const [leaving, staying] = [await api.member({ role: 'admin' }), await api.member({ role: 'admin' })];
    const { auditLog } = api.site.db.tables;
    const act = { action: 'schedule.save', targetId: ruth.id };
    await api.site.db.insert(auditLog).values([
      { ...act, actorId: leaving.id, address: '203.0.113.77' },
      { ...act, actorId: staying.id, address: '203.0.113.88' },
    ]);
    const erase = () => api.site.db.update(auditLog).set({ address: null });
    await expect(erase(), 'while its actor has an account').rejects.toThrow();
    expect((await leaving.send('DELETE', `/api/account/${leaving.id}`, { json: {} })).status).toBe(200);
    expect(filesWith('203.0.113.77')).toEqual([]);
    expect(filesWith('203.0.113.88')).not.toEqual([]);
    const rename = () => api.site.db.update(auditLog).set({ action: 'other' }).where(eq(auditLog.actorId, leaving.id));
    await expect(rename(), 'another column').rejects.toThrow();
  });

  test('no name of a chat that asked for a token again remains', async () => {
    const { alertAddresses, chatTokens } = api.site.db.tables;
    await api.site.db.insert(alertAddresses).values({ userId: ruth.id, channel: 'telegram', address: '4711' });
    const ask = (address: string, username: string) =>
      receiveEvents(api.site, [{ kind: 'ask_token', channel: 'telegram', address, details: { username } }]);
    await ask('4711', 'marker-chat');
    await ask('4712', 'stays-chat');
    expect(filesWith('marker-chat')).not.toEqual([]);
    expect((await ruth.send('DELETE', `/api/account/${ruth.id}`, { json: {} })).status).toBe(200);
    expect(filesWith('marker-chat')).toEqual([]);
    expect(await api.site.db.select().from(chatTokens)).toMatchObject([{ address: '4712' }]);
  });

  test('no typed address remains in the counts of sign-ins, also of a try after the deletion', async () => {
    const signIn = () => api.visitor().post('/api/auth/login', { email: ruth.email, password: 'wrong' });
    expect((await ruth.send('DELETE', `/api/account/${ruth.id}`, { json: {} })).status).toBe(200);
    expect((await signIn()).status).toBe(401);
    expect(api.site.db.client.prepare('SELECT key FROM rate_limits').pluck().all()).not.toEqual([]);
    expect(filesWith('marker-email')).toEqual([]);
  });

  test('no byte remains in freed, unused pages of the file', async () => {
    await write(ruth);
    await api.site.db.checkpoint();
    expect(filesWith('marker-philosophy')).toEqual(['hesed.db']);
    await ruth.send('DELETE', `/api/account/${ruth.id}`, { json: {} });
    expect(api.site.db.client.pragma('freelist_count', { simple: true })).toBeGreaterThan(0);
    expect(filesWith('marker-philosophy')).toEqual([]);
  });

  test('replaced words are erased by the next heartbeat, and a deleted goal a day later', async () => {
    const goal = await write(ruth);
    await ruth.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: ruth.id });
    await ruth.send('DELETE', goal, { json: {} });
    const scheduler = createScheduler(api.site);
    api.site.clock.jumpTo(api.site.clock.now() + RETENTION_MS.deletedGoals + 1);
    await purgeDeletedGoals(api.site);
    await scheduler.beat();
    for (const marker of MARKERS.slice(0, 3)) expect(filesWith(marker), marker).toEqual([]);
    expect(filesWith(WIZARD_ANSWERS.friendshipPhilosophy)).toEqual(['hesed.db']);
  });

  test('no word of a reflection remains in the search index or anywhere else', async () => {
    const naomi = await api.member();
    await createEntry(api.site, naomi.id, { title: 'stays here' });
    // Every completion adds a segment to the index, and some segments are merged meanwhile.
    for (let count = 0; count < 20; count += 1) {
      const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
      const userReflection = `markerreflection and markerreflection${count}, at some length`;
      expect((await ruth.patch(`/api/guidance/${id}/complete`, { userReflection })).status).toBe(200);
    }
    const indexed = api.site.db.client.prepare(
      "SELECT count(*) FROM entry_search_data WHERE instr(block, 'markerref')",
    );
    expect(indexed.pluck().get()).not.toBe(0);
    expect((await ruth.send('DELETE', `/api/account/${ruth.id}`, { json: {} })).status).toBe(200);
    expect(filesWith('markerreflection')).toEqual([]);
    expect(indexed.pluck().get()).toBe(0);
    const found = await naomi.get<{ entries: unknown[] }>(`/api/guidance/${naomi.id}/history?q=stays`);
    expect(found.body.entries).toHaveLength(1);
  });

  test('words of an account deleted just before a crash are erased by the next heartbeat', async () => {
    const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
    await ruth.patch(`/api/guidance/${id}/complete`, { userReflection: 'markerreflection, at some length' });
    api.site.db.client.prepare('DELETE FROM users WHERE id = ?').run(ruth.id);
    expect(filesWith('markerreflection')).not.toEqual([]);
    const scheduler = createScheduler(api.site);
    await scheduler.beat();
    await scheduler.stop();
    expect(filesWith('markerreflection')).toEqual([]);
  });

  test('a reader in another process does not block the site, and the next heartbeat completes the erasure', async () => {
    await write(ruth);
    const reader = new SqliteClient(file, { readonly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM users').get();
    expect((await ruth.send('DELETE', `/api/account/${ruth.id}`, { json: {} })).status).toBe(200);
    expect(await api.site.db.checkpoint()).toBe(false);
    // Everywhere else the site still waits for a lock.
    expect(api.site.db.client.pragma('busy_timeout', { simple: true })).toBe(5000);
    reader.close();
    await createScheduler(api.site).beat();
    for (const marker of MARKERS) expect(filesWith(marker), marker).toEqual([]);
    expect(api.site.logged).toEqual([]);
  });

  test('sorting and rewriting write no temporary files', () => {
    expect(api.site.db.client.pragma('temp_store', { simple: true })).toBe(2);
  });
});

test('an older file with deleted text in it is rewritten once', () => {
  const old = temporaryFile('old.db');
  const before = new SqliteClient(old);
  before.exec(`PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('stays');`);
  const insert = before.prepare('INSERT INTO notes VALUES (?)');
  for (let count = 0; count < 50; count += 1) insert.run(long('marker-old', 3000));
  before.exec(`DELETE FROM notes WHERE text <> 'stays'`);
  before.close();
  expect(readFileSync(old).includes('marker-old')).toBe(true);

  const db = openDatabase(old);
  expect(eraseRemains(db.client)).toBe(true);
  expect(eraseRemains(db.client)).toBe(false);
  expect(db.client.prepare('SELECT text FROM notes').pluck().all()).toEqual(['stays']);
  for (const name of readdirSync(dirname(old)))
    expect(readFileSync(join(dirname(old), name)).includes('marker-old'), name).toBe(false);
  db.close();
});
