import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import { RETENTION_MS } from '../../lib/retention.ts';
import { loadKeys, rotateEncryptionKey } from '../../lib/secrets.ts';
import { readStoredSettings, sealSetting } from '../../site/settings/stored-settings.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { temporaryFile } from '../../testing/temporary-file.ts';
import { cleanUp } from './housekeeping.ts';

const START = '2027-03-01T08:00Z';

let api: TestApi;
let ruth: SignedIn;
beforeEach(async () => {
  api = createTestApi({ now: START });
  ruth = await api.member();
});
afterEach(() => api.close());

const after = (ms: number) => api.site.clock.jumpTo(Date.parse(START) + ms);

test('confirmation mails are deleted 90 days after they were created, whatever their status', async () => {
  const { deliveries: t } = api.site.db.tables;
  await api.site.db.delete(t);
  const made = new Date(START);
  const mail = { userId: ruth.id, kind: 'verify_email', channel: 'email', dueAt: made, createdAt: made } as const;
  for (const status of ['sent', 'failed', 'cancelled', 'unknown'] as const)
    await api.site.db.insert(t).values({ ...mail, status });
  const left = async () => (await api.site.db.select().from(t)).length;
  after(RETENTION_MS.joblessDeliveries);
  await cleanUp(api.site);
  expect(await left()).toBe(4);
  after(RETENTION_MS.joblessDeliveries + 1);
  await cleanUp(api.site);
  expect(await left()).toBe(0);
});

test('links of confirmation mails and passkey challenges are deleted after they expire', async () => {
  const { authTokens, passkeyChallenges } = api.site.db.tables;
  await api.site.db.delete(authTokens);
  await api.site.db.insert(authTokens).values({
    tokenHash: 'hash',
    userId: ruth.id,
    purpose: 'verify_email',
    address: ruth.email,
    expiresAt: new Date(Date.parse(START) + RETENTION_MS.emailLinks),
  });
  await ruth.post('/trpc/auth.passkeys.startSignIn', { json: {} });
  const left = async () => [
    (await api.site.db.select().from(authTokens)).length,
    (await api.site.db.select().from(passkeyChallenges)).length,
  ];
  expect(await left()).toEqual([1, 1]);
  after(RETENTION_MS.passkeyChallenges);
  await cleanUp(api.site);
  expect(await left()).toEqual([1, 0]);
  after(RETENTION_MS.emailLinks);
  await cleanUp(api.site);
  expect(await left()).toEqual([0, 0]);
});

test('signs of crisis are deleted a week after the last, once their card was put away (rules.md G6)', async () => {
  const { careNotices: t } = api.site.db.tables;
  const found = new Date(START);
  const later = new Date(Date.parse(START) + DAY_MS);
  const notice = { signs: ['abuse' as const], foundAt: found, dismissedAt: found };
  const others = [await api.member(), await api.member()];
  await api.site.db.insert(t).values([
    { ...notice, userId: ruth.id, abuseNamedAt: null },
    { ...notice, userId: others[0]?.id ?? 0, abuseNamedAt: later },
    { ...notice, userId: others[1]?.id ?? 0, abuseNamedAt: null, dismissedAt: null },
  ]);
  const left = async () => (await api.site.db.select().from(t)).map(({ userId }) => userId);
  after(RETENTION_MS.careNotices - 1);
  await cleanUp(api.site);
  expect(await left()).toHaveLength(3);
  after(RETENTION_MS.careNotices);
  await cleanUp(api.site);
  expect(await left()).toEqual(others.map(({ id }) => id));
  after(RETENTION_MS.careNotices + DAY_MS);
  await cleanUp(api.site);
  expect(await left(), 'a card that is shown stays').toEqual([others[1]?.id]);
});

test('API tokens are deleted 90 days after they expired', async () => {
  await ruth.post('/api/tokens', { name: 'script', scopes: ['read'], expiresInDays: 1 });
  await ruth.post('/api/tokens', { name: 'for good', scopes: ['read'], expiresInDays: null });
  const left = async () => (await api.site.db.select().from(api.site.db.tables.apiTokens)).map(({ name }) => name);
  after(DAY_MS + RETENTION_MS.expiredApiTokens - 1);
  await cleanUp(api.site);
  expect(await left()).toEqual(['script', 'for good']);
  after(DAY_MS + RETENTION_MS.expiredApiTokens);
  await cleanUp(api.site);
  expect(await left()).toEqual(['for good']);
});

test('temporary files of mail, keys and backups that a killed process left are deleted after a day, even with BACKUPS off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-temporary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const names = [
    'outbox/.20270301T080000000Z-000001-a.eml.1f0c.tmp',
    'keys.json.0a1b.tmp',
    'backups/.making-a/keys.json',
  ];
  const left = [...names, 'keys.json', 'outbox/20270301T080000000Z-000001-a.eml', 'backups/.making-b/keys.json'];
  for (const name of left) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), 'private');
  }
  const old = new Date(Date.now() - DAY_MS - 1_000);
  for (const name of [...names, 'backups/.making-a', 'keys.json']) utimesSync(join(folder, name), old, old);
  api.site.env = { ...api.site.env, DATA_DIR: folder, BACKUPS: 'off' };
  await cleanUp(api.site);
  const gone = left.filter((name) => !existsSync(join(folder, name)));
  expect([gone, api.site.logged]).toEqual([names, []]);
});

test('a step that fails is logged, and the next steps still run', async () => {
  const { db } = api.site;
  await ruth.post('/trpc/auth.passkeys.startSignIn', { json: {} });
  db.client.exec('ALTER TABLE queued_jobs RENAME TO gone');
  after(RETENTION_MS.passkeyChallenges);
  await cleanUp(api.site);
  expect(api.site.logged).toMatchObject([{ msg: 'a clean-up step failed', step: 'jobs' }]);
  expect(await db.select().from(db.tables.passkeyChallenges)).toEqual([]);
});

test('every secret of an earlier encryption key is encrypted again, so that the site no longer needs that key', async () => {
  const { db, clock } = api.site;
  const { storedSettings, totpSecrets, alertAddresses } = db.tables;
  const file = temporaryFile('keys.json');
  const keys = loadKeys(file);
  api.site.keys = keys;
  const [changedAt, token] = [new Date(clock.now()), keys.encrypt('address:slack', 'xoxb-1')];
  await db.insert(totpSecrets).values({ userId: ruth.id, secret: keys.encrypt('totp', 'a secret') });
  await db.insert(alertAddresses).values({ userId: ruth.id, channel: 'slack', address: 'T1/D1', secrets: { token } });
  await db.insert(storedSettings).values({
    ...{ name: 'TELEGRAM_BOT_TOKEN', sealed: sealSetting(keys, 'TELEGRAM_BOT_TOKEN', 'a bot'), revision: 1 },
    ...{ changedBy: ruth.id, changedAt },
  });
  // Another process rotates the key, and this one stored its secrets before it noticed.
  rotateEncryptionKey(file);
  await cleanUp(api.site);
  const { retiredEncryptionKeys, ...present } = JSON.parse(readFileSync(file, 'utf8'));
  expect(retiredEncryptionKeys).toHaveLength(1);
  writeFileSync(file, JSON.stringify(present));
  const alone = loadKeys(file);
  expect((await readStoredSettings(db, alone)).values).toEqual({ TELEGRAM_BOT_TOKEN: 'a bot' });
  const [secret] = await db.select().from(totpSecrets);
  expect(alone.decrypt('totp', secret?.secret ?? '')).toBe('a secret');
  const slack = (await db.select().from(alertAddresses)).find(({ channel }) => channel === 'slack');
  expect(alone.decrypt('address:slack', slack?.secrets.token ?? '')).toBe('xoxb-1');
});

test('the ids of messages that people wrote are deleted before Telegram may restart the numbers of its updates', async () => {
  const { receivedEvents: t } = api.site.db.tables;
  await api.site.db.insert(t).values({ event: 'telegram:1:101', createdAt: new Date(START) });
  after(RETENTION_MS.receivedEvents);
  await cleanUp(api.site);
  expect(await api.site.db.select().from(t)).toHaveLength(1);
  expect(RETENTION_MS.receivedEvents).toBeLessThan(7 * 86_400_000);
  after(RETENTION_MS.receivedEvents + 1);
  await cleanUp(api.site);
  expect(await api.site.db.select().from(t)).toEqual([]);
});
