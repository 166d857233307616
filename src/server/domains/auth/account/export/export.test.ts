import { integer, type SQLiteTable, sqliteTable, text as textColumn } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountExport } from '../../../../../shared/account.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../../testing/api.ts';
import { fillEveryTable, type Mark } from '../../../../testing/database/every-table.ts';
import { createEntry } from '../../../../testing/guidance/entries.ts';
import { memberActor } from '../../../../testing/members/members.ts';
import { createApiToken } from '../../../../testing/members/tokens.ts';
import { exportAccount } from './service.ts';

const JSON_PLEASE = { headers: { accept: 'application/json' } };

/** Secrets that grant access or could be misused. No export contains them. */
const SECRET: Record<string, string> = {
  'users.password': 'a hash that could be guessed at',
  'sessions.id': 'the hash of a cookie',
  'sessions.deviceHash': 'the hash of a cookie',
  'alert_addresses.verifiedIn': 'the hash of a cookie',
  'alert_addresses.deviceHash': 'the hash of a cookie',
  'alert_addresses.secrets': 'keys',
  'address_proofs.secretHash': 'the hash of a code or a link',
  'auth_tokens.tokenHash': 'the hash of a link',
  'known_devices.deviceHash': 'the hash of a cookie',
  'totp_secrets.secret': 'makes codes',
  'recovery_codes.codeHash': 'the hash of a code',
  'passkeys.credentialId': 'names a key',
  'passkeys.publicKey': 'a key',
  'passkey_challenges.challengeHash': 'the hash of what is to be signed',
  'api_tokens.tokenHash': 'the hash of a token',
  'invitations.tokenHash': 'the hash of a link',
  'queued_jobs.leaseToken': 'who works on it',
  'deliveries.leaseToken': 'who works on it',
};

/** Columns without information for anyone, or for anyone but the member. */
const LEFT_OUT: Record<string, string> = {
  'passkeys.counter': 'how often a key has signed, which only checks that it was not copied',
  'totp_secrets.lastStep': 'the time step of the last code',
  'user_goals.requestKey': 'a random key, by which a request that is sent again adds no second goal',
  'user_goals.deletedAt': 'a deleted goal is in no export, and its row is kept for a day only',
  // Administrators, as whom the tests export, see none of it; guidance/care/care.test.ts and
  // guidance/reports/reports.test.ts export it as the member.
  'care_notices.signs': 'shown to the member alone',
  'care_notices.foundAt': 'shown to the member alone',
  'care_notices.dismissedAt': 'shown to the member alone',
  'care_notices.abuseNamedAt': 'shown to the member alone',
  'care_notices.answeredAt': 'shown to the member alone',
  'entry_reports.reason': 'shown to the member alone',
  'entry_reports.createdAt': 'shown to the member alone',
  'entry_reports.dealtWithAt': 'shown to the member alone',
  'consent_events.erases': 'the rows that went with a deleted account',
  'consent_events.salt': 'part of the digest of a row; the download of the ledger has it',
};

let api: TestApi;
let ruth: SignedIn;
beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ username: 'Ruth' });
});
afterEach(() => api.close());

async function exportOf(member: SignedIn, by: SignedIn = member): Promise<{ body: AccountExport; text: string }> {
  const answer = await by.get<AccountExport>(`/api/account/${member.id}/export`, JSON_PLEASE);
  expect(answer.status, answer.text).toBe(200);
  return { body: answer.body, text: JSON.stringify(answer.body) };
}

/** Returns the values that an export should contain but does not. */
function findForgotten(text: string, marks: Mark[]): string[] {
  return marks
    .filter(({ where, json }) => !(where in SECRET) && !(where in LEFT_OUT) && !isRowNumber(where) && !has(text, json))
    .map(({ where }) => where);
}

/** Returns whether a column is the id of a row that nothing references; the member's own id is in the account. */
function isRowNumber(where: string): boolean {
  return /\.(id|userId)$/.test(where) && where !== 'guidance_entries.id';
}

/** Returns the tables that name the member of a row. */
function tablesAboutMembers(): string[] {
  return api.site.db.client
    .prepare<[], { name: string }>(
      `SELECT DISTINCT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND c.name IN ('user_id', 'actor_id', 'target_id', 'created_by', 'used_by')`,
    )
    .all()
    .map(({ name }) => name);
}

function has(text: string, json: string): boolean {
  return text.includes(json);
}

test('an export shows one state of the second step, also when it is switched off meanwhile', async () => {
  const { totpSecrets, recoveryCodes } = api.site.db.tables;
  const [actor, now] = [await memberActor(api.site, ruth.id), new Date(api.site.clock.now())];
  for (let moment = 0; moment < 60; moment += 1) {
    const common = { userId: ruth.id, createdAt: now };
    await api.site.db.insert(totpSecrets).values({ ...common, secret: 'sealed', confirmedAt: now });
    await api.site.db.insert(recoveryCodes).values({ ...common, codeHash: 'hash' });
    const exporting = exportAccount(api.site, actor, ruth.id);
    for (let turn = 0; turn < moment; turn += 1) await null;
    api.site.db.client.exec('BEGIN; DELETE FROM totp_secrets; DELETE FROM recovery_codes; COMMIT');
    const { secondStep, recoveryCodes: codes } = await exporting;
    expect(codes.left, `at the moment ${moment}`).toBe(secondStep.on ? 1 : 0);
    await api.site.rateLimits.reset('export', String(ruth.id));
  }
});

describe('completeness (decisions.md D33)', () => {
  test('an export contains everything that a table stores about a member, except secrets', async () => {
    const marks = await fillEveryTable(api.site, ruth.id);
    expect(new Set(marks.map(({ where }) => where.split('.')[0]))).toEqual(new Set(tablesAboutMembers()));
    // The session of her request was replaced with the others.
    const admin = await api.member({ role: 'admin' });
    const { text } = await exportOf(ruth, admin);
    expect(findForgotten(text, marks)).toEqual([]);
    expect(marks.filter(({ where, json }) => where in SECRET && has(text, json))).toEqual([]);
    for (const where of Object.keys({ ...SECRET, ...LEFT_OUT }))
      if (!where.startsWith('users.')) expect(marks.map((mark) => mark.where)).toContain(where);
  });

  test('a table that the export forgets is detected', async () => {
    const journals = sqliteTable('prayer_journals', {
      id: integer().primaryKey(),
      userId: integer('user_id').notNull(),
      note: textColumn().notNull(),
    });
    api.site.db.client.exec('CREATE TABLE prayer_journals (id INTEGER PRIMARY KEY, user_id INTEGER, note TEXT)');
    const tables: SQLiteTable[] = [...Object.values(api.site.db.tables), journals];
    const marks = await fillEveryTable(api.site, ruth.id, tables);
    const { text } = await exportOf(ruth, await api.member({ role: 'admin' }));
    expect(findForgotten(text, marks)).toEqual(['prayer_journals.note']);
  });

  test('the account is included without its password', async () => {
    const { users } = api.site.db.tables;
    const [row] = await api.site.db.select().from(users);
    const { body, text } = await exportOf(ruth);
    expect(body.account).toEqual({
      id: ruth.id,
      username: 'Ruth',
      language: 'en',
      translation: null,
      email: ruth.email,
      role: 'member',
      createdAt: row?.createdAt.toISOString(),
    });
    const left = Object.keys(row ?? {}).filter((column) => !(column in body.account));
    expect(left).toEqual(['usernameKey', 'emailKey', 'password', 'quotedRevision']);
    expect(text).not.toContain(row?.password);
    expect(body).toMatchObject({ formatVersion: 2, site: 'Hesed', exportedAt: '2027-03-01T08:00:00.000Z' });
  });

  test('no data of other members is included', async () => {
    const naomi = await api.member({ username: 'Naomi' });
    await fillEveryTable(api.site, naomi.id);
    const { text } = await exportOf(ruth);
    expect(text).not.toMatch(/mark |Naomi/);
    expect(text).not.toContain(naomi.email);
  });
});

test('an administrator’s network address is hidden; a member’s own is included', async () => {
  const { auditLog } = api.site.db.tables;
  const admin = await api.member({ role: 'admin' });
  await api.site.db.insert(auditLog).values([
    { actorId: admin.id, targetId: ruth.id, action: 'schedule.save', address: '192.0.2.1' },
    { actorId: ruth.id, targetId: null, action: 'setup', address: '192.0.2.2' },
  ]);
  const { body } = await exportOf(ruth);
  expect(body.auditLog.map(({ action, address }) => [action, address])).toEqual([
    ['schedule.save', null],
    ['setup', '192.0.2.2'],
  ]);
});

test('a token gets the member’s data but not their sign-in data', async () => {
  await fillEveryTable(api.site, ruth.id);
  const token = await createApiToken(api.site, ruth.id, { scopes: ['read'] });
  const headers = { ...JSON_PLEASE.headers, authorization: `Bearer ${token}` };
  const { status, body } = await api.visitor().get<AccountExport>(`/api/account/${ruth.id}/export`, { headers });
  expect(status).toBe(200);
  const { sessions, apiTokens, passkeys, securityEvents, auditLog, guidance } = body;
  expect([sessions, apiTokens, passkeys, securityEvents, auditLog]).toEqual([[], [], [], [], []]);
  expect(guidance).toHaveLength(1);
  const admin = await api.member({ role: 'admin' });
  expect((await exportOf(ruth, admin)).body.apiTokens).toHaveLength(2);
});

test('recovery codes are counted, and the second step appears once it is confirmed', async () => {
  const { totpSecrets, recoveryCodes } = api.site.db.tables;
  await api.site.db.insert(totpSecrets).values({ userId: ruth.id, secret: 'sealed' });
  await api.site.db.insert(recoveryCodes).values([
    { userId: ruth.id, codeHash: 'a', usedAt: new Date() },
    { userId: ruth.id, codeHash: 'b' },
  ]);
  const { body } = await exportOf(ruth);
  expect(body.secondStep.on).toBe(false);
  expect(body.recoveryCodes.left).toBe(1);
  await api.site.db.update(totpSecrets).set({ confirmedAt: new Date() });
  expect((await exportOf(ruth)).body.secondStep.on).toBe(true);
});

test('more entries than one page are exported completely and in order', async () => {
  for (let at = 0; at < 260; at += 1) await createEntry(api.site, ruth.id, { title: `Day ${at}` });
  const { body } = await exportOf(ruth);
  expect(body.guidance.map(({ title }) => title)).toEqual(Array.from({ length: 260 }, (_, at) => `Day ${at}`));
});

test('D17: guidance that is prepared ahead is hidden from the export until its slot', async () => {
  const now = api.site.clock.now();
  await createEntry(api.site, ruth.id, { title: 'Now', availableAt: new Date(now) });
  await createEntry(api.site, ruth.id, { title: 'To come', availableAt: new Date(now + 1) });
  expect((await exportOf(ruth)).body.guidance.map(({ title }) => title)).toEqual(['Now']);
});

describe('the right to export', () => {
  test('another member may not; an administrator may and is audited', async () => {
    const stranger = await api.member();
    const admin = await api.member({ role: 'admin' });
    expect((await stranger.get(`/api/account/${ruth.id}/export`)).status).toBe(403);
    expect((await api.visitor().get(`/api/account/${ruth.id}/export`)).status).toBe(401);
    await exportOf(ruth, admin);
    const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(acts).toMatchObject([{ actorId: admin.id, targetId: ruth.id, action: 'auth.account.export' }]);
  });

  test('an unknown member has no export', async () => {
    const admin = await api.member({ role: 'admin' });
    const answer = await admin.get('/api/account/999999/export');
    expect([answer.status, answer.body.message]).toEqual([404, 'This member does not exist.']);
  });

  test('a member may export ten times an hour', async () => {
    for (let at = 0; at < 10; at += 1) await exportOf(ruth);
    const answer = await ruth.get(`/api/account/${ruth.id}/export`);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });
});
