import { integer, type SQLiteTable, sqliteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { fillEveryTable, ownerColumns } from '../../../testing/database/every-table.ts';
import { composeFromLibrary } from '../../../testing/guidance/compose.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { createMember, everyDay, WIZARD_ANSWERS } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, readJobs, startScheduler } from '../../../testing/queue/queue.ts';
import { unsubscribeUrl } from '../../alerts/unsubscribe/service.ts';
import { signInKey } from '../sign-in-key.ts';

let api: TestApi;
let ruth: SignedIn;
beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ username: 'Ruth of Bethlehem', email: 'Ruth.Gleaner@parish.example' });
});
afterEach(() => api.close());

function deleteAccount(id: number, by: SignedIn) {
  return by.send('DELETE', `/api/account/${id}`);
}

/** Returns every table of the database as text, by name. */
function dumpTables(): Map<string, string> {
  const { client } = api.site.db;
  const names = client
    .prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  return new Map(names.map(({ name }) => [name, JSON.stringify(client.prepare(`SELECT * FROM "${name}"`).all())]));
}

/** Returns the tables that have a row about a member. */
function findLeft(id: number, tables: SQLiteTable[] = Object.values(api.site.db.tables)): string[] {
  const { client } = api.site.db;
  const names: Record<string, string> = {
    userId: 'user_id',
    actorId: 'actor_id',
    targetId: 'target_id',
    createdBy: 'created_by',
    usedBy: 'used_by',
  };
  return tables.flatMap((table) => {
    const name = (table as unknown as Record<symbol, string>)[Symbol.for('drizzle:Name')] as string;
    return ownerColumns(table).some((column) =>
      client.prepare(`SELECT 1 FROM "${name}" WHERE "${names[column]}" = ?`).get(id),
    )
      ? [name]
      : [];
  });
}

describe('completeness (decisions.md D33)', () => {
  test('only audit log ids and hashes of opted-out addresses remain of a deleted member', async () => {
    const admin = await api.member({ role: 'admin' });
    await fillEveryTable(api.site, ruth.id);
    const { consentEvents, users } = api.site.db.tables;
    const event = { userId: ruth.id, channel: 'email', source: 'one_click' };
    await api.site.db.insert(consentEvents).values([
      { ...event, action: 'opt_in', addressHash: 'hash-of-opt-in' },
      { ...event, action: 'opt_out', addressHash: 'hash-of-opt-out' },
      { ...event, action: 'opt_out', addressHash: null },
    ]);
    expect(findLeft(ruth.id).length).toBeGreaterThan(20);

    expect((await deleteAccount(ruth.id, admin)).status).toBe(200);
    expect(await api.site.db.select({ id: users.id }).from(users)).toEqual([{ id: admin.id }]);
    expect(findLeft(ruth.id).sort()).toEqual(['audit_log', 'consent_events']);
    expect(await api.site.db.select().from(consentEvents)).toMatchObject([
      { addressHash: 'hash-of-opt-out' },
      { channel: 'all', action: 'erased', addressHash: null, wordingVersion: null },
    ]);
    for (const [name, rows] of dumpTables()) {
      expect(rows, name).not.toMatch(/ruth/i);
      // A pin is the church's plan and stays; only its author is forgotten.
      if (name !== 'audit_log' && name !== 'pinned_entries') expect(rows, name).not.toContain('mark ');
    }
  });

  test('a table that the deletion forgets is detected', async () => {
    const journals = sqliteTable('prayer_journals', { userId: integer('user_id').notNull() });
    api.site.db.client.exec('CREATE TABLE prayer_journals (user_id INTEGER)');
    const tables = [...Object.values(api.site.db.tables), journals];
    await fillEveryTable(api.site, ruth.id, tables);
    const admin = await api.member({ role: 'admin' });
    await deleteAccount(ruth.id, admin);
    expect(findLeft(ruth.id, tables)).toContain('prayer_journals');
  });

  test('no text of an active member remains: name, address, reflection, sign-in attempts', async () => {
    const visitor = api.visitor();
    const joined = { username: 'Boaz the Farmer', email: 'Boaz@parish.example', password: 'a long secret' };
    const { body } = await visitor.post<{ user: { id: number } }>('/api/auth/register', joined);
    const { id } = body.user;
    await visitor.post('/api/auth/login', { email: joined.email, password: 'not the password' });
    await visitor.post('/api/auth/resend-verification');
    const friendshipPhilosophy = 'Boaz lets the gleaners gather among the sheaves, and tells nobody of it.';
    await visitor.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: id, friendshipPhilosophy });
    const entryId = await createEntry(api.site, id, { contentType: 'reflection' });
    const reflection = { userReflection: 'Boaz wrote this down in the evening.' };
    expect((await visitor.patch(`/api/guidance/${entryId}/complete`, reflection)).status).toBe(200);
    await api.visitor().post(new URL(unsubscribeUrl(api.site, id)).pathname);
    expect([...dumpTables().values()].join()).toMatch(/boaz/i);

    expect((await visitor.send('DELETE', `/api/account/${id}`)).status).toBe(200);
    for (const [name, rows] of dumpTables()) expect(rows, name).not.toMatch(/boaz/i);
    const { consentEvents } = api.site.db.tables;
    const kept = await api.site.db.select().from(consentEvents);
    expect(kept.filter(({ userId }) => userId === id)).toMatchObject([
      { action: 'opt_out', addressHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { action: 'erased', addressHash: null, wordingVersion: null },
    ]);
  });
});

describe('the right to delete an account', () => {
  test('a member deletes themselves, is signed out and may join again', async () => {
    const answer = await deleteAccount(ruth.id, ruth);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(answer.headers.getSetCookie().join()).toMatch(/hesed_session=;.*Max-Age=0/);
    expect((await ruth.get('/api/auth/me')).status).toBe(401);
    expect(api.site.logged).toEqual([]);
    const again = { username: 'Ruth of Bethlehem', email: ruth.email, password: 'a long secret' };
    expect((await api.visitor().post('/api/auth/register', again)).status).toBe(200);
  });

  test('another member may not; an administrator may, is audited, and keeps their own session', async () => {
    const stranger = await api.member();
    expect((await deleteAccount(ruth.id, stranger)).status).toBe(403);
    expect((await ruth.get('/api/auth/me')).status).toBe(200);
    const admin = await api.member({ role: 'admin' });
    const answer = await deleteAccount(ruth.id, admin);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect((await ruth.get('/api/auth/me')).status).toBe(401);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
    const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(acts).toMatchObject([{ actorId: admin.id, targetId: ruth.id, action: 'auth.account.delete' }]);
    const again = await deleteAccount(ruth.id, admin);
    expect([again.status, again.body.message]).toEqual([404, 'This member does not exist.']);
  });

  test('the deletion clears a member’s rate limits, diagnostics included, but not those of network addresses', async () => {
    const { rateLimits } = api.site;
    await rateLimits.consume('sign_in_account', signInKey(api.site, 'ruth.gleaner@parish.example'));
    for (const rule of ['identity_check', 'verification_mail', 'email_change', 'token_creation', 'export'] as const)
      await rateLimits.consume(rule, String(ruth.id));
    await rateLimits.consume('test_alerts', `diagnostic:${ruth.id}`);
    await rateLimits.consume('sign_in_address', 'unknown');
    expect((await deleteAccount(ruth.id, ruth)).status).toBe(200);
    const keys = api.site.db.client.prepare('SELECT key FROM rate_limits').pluck().all();
    expect(keys).toEqual(['sign_in_address:unknown']);
  });

  test('the only administrator cannot leave until there is another', async () => {
    const admin = await api.member({ role: 'admin' });
    const answer = await deleteAccount(admin.id, admin);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'You’re the only administrator. Please make someone else an administrator first.',
    ]);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
    await api.member({ role: 'admin' });
    expect((await deleteAccount(admin.id, admin)).status).toBe(200);
  });

  test('an error during the deletion leaves everything unchanged', async () => {
    const before = dumpTables();
    api.site.db.client.exec(
      "CREATE TRIGGER no BEFORE DELETE ON consent_events BEGIN SELECT RAISE(ABORT, 'not today'); END",
    );
    api.site.db.client.exec(
      `INSERT INTO consent_events (user_id, channel, action, source) VALUES (${ruth.id}, 'email', 'opt_in', 'settings')`,
    );
    expect((await deleteAccount(ruth.id, ruth)).status).toBe(500);
    expect(dumpTables().get('users')).toBe(before.get('users'));
    expect(dumpTables().get('user_profiles')).toBe(before.get('user_profiles'));
  });
});

describe('work in progress', () => {
  const email = () => guidanceOn(channel).length;
  let channel: ReturnType<typeof createRecordingChannel>;
  let id: number;

  beforeEach(async () => {
    channel = createRecordingChannel();
    id = await createMember(api.site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  });

  async function deleteMember(): Promise<void> {
    expect((await deleteAccount(id, await api.member({ role: 'admin' }))).status).toBe(200);
  }

  test('a waiting job is deleted with its member', async () => {
    const scheduler = await startScheduler(api.site, [channel]);
    await deleteMember();
    await api.site.clock.turnTo('2027-03-01T10:00Z');
    await scheduler.beat();
    expect([email(), await readJobs(api.site), await readDeliveries(api.site)]).toEqual([0, [], []]);
    expect(api.site.logged).toEqual([]);
  });

  test('guidance that is being prepared is not stored for a deleted member', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const scheduler = await startScheduler(api.site, [channel], async (site, job) => {
      await finished;
      return composeFromLibrary(site, job);
    });
    await api.site.clock.turnTo('2027-03-01T08:31Z');
    expect(await readJobs(api.site, id)).toContainEqual(expect.objectContaining({ status: 'processing' }));
    await deleteMember();
    finish();
    await api.site.clock.turnTo('2027-03-01T10:00Z');
    await scheduler.beat();
    expect([email(), await readDeliveries(api.site)]).toEqual([0, []]);
    expect(api.site.logged).toEqual([]);
  });

  test('a message that is being sent arrives, and nothing about it is stored', async () => {
    let arrive = () => {};
    const scheduler = await startScheduler(api.site, [channel]);
    await api.site.clock.turnTo('2027-03-01T08:59Z');
    channel.next.push(
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    );
    await api.site.clock.turnTo('2027-03-01T09:00Z');
    expect((await readDeliveries(api.site, 'email')).map(({ status }) => status)).toEqual(['sending']);
    await deleteMember();
    arrive();
    await api.site.clock.turnTo('2027-03-01T10:00Z');
    await scheduler.beat();
    expect([email(), await readDeliveries(api.site)]).toEqual([1, []]);
    expect(api.site.logged).toEqual([]);
  });
});
