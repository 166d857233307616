import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../../scheduler/jobs/housekeeping.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { openTestEmail } from '../../../testing/providers/email-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';

let api: TestApi;
let folder: string;

beforeEach(() => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  folder = mkdtempSync(join(tmpdir(), 'hesed-captured-'));
  useChannel({});
});
afterEach(() => {
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

function useChannel(different: { smtpUrl?: string; outboxDir?: string }): void {
  const { log } = api.site;
  const options = { outboxDir: folder, appName: 'Hesed', publicUrl: 'http://hesed.example', log, ...different };
  api.site.channels.set('email', openTestEmail(options));
}

/** Two who join and are mailed, by their ids. */
async function joinBoth(): Promise<number[]> {
  const scheduler = createTestScheduler(api.site, [...api.site.channels.values()]);
  await scheduler.start();
  const ids: number[] = [];
  for (const name of ['Ruth', 'Orpah']) {
    const joined = { username: name, email: `${name}@parish.example`, password: 'a long secret' };
    const { body } = await api.visitor().post<{ user: { id: number } }>('/api/auth/register', joined);
    ids.push(body.user.id);
  }
  await api.site.clock.advance(1_000);
  await scheduler.stop();
  return ids;
}

const recipients = () =>
  readdirSync(folder)
    .map((name) => /^To: (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1]?.trim())
    .sort();

async function deleteAccount(id: number | undefined): Promise<void> {
  const admin = await api.member({ role: 'admin' });
  expect((await admin.send('DELETE', `/api/account/${id}`)).status).toBe(200);
}

test('captured mail goes with the account it was written to, and nobody else’s (decisions.md D33)', async () => {
  const [ruth] = await joinBoth();
  writeFileSync(join(folder, 'notes.txt'), 'To: whom it may concern');
  expect(recipients()).toEqual(['Orpah@parish.example', 'Ruth@parish.example', 'whom it may concern']);
  await deleteAccount(ruth);
  expect(recipients()).toEqual(['Orpah@parish.example', 'whom it may concern']);
});

test('captured mail goes with an account that is deleted while the mail is under way (decisions.md D33)', async () => {
  const email = api.site.channels.get('email') ?? expect.fail('there is no channel');
  const captured: (string | undefined)[] = [];
  api.site.channels.set('email', {
    ...email,
    async send(message, signal) {
      const { users } = api.site.db.tables;
      const [owner] = await api.site.db.select().from(users).where(eq(users.email, message.to.address));
      if (owner?.username === 'Ruth') await deleteAccount(owner.id);
      const result = await email.send(message, signal);
      captured.push(...recipients());
      return result;
    },
  });
  await joinBoth();
  expect(captured).toContain('Ruth@parish.example');
  expect(recipients()).toEqual(['Orpah@parish.example']);
});

test('captured mail is never told as sent', async () => {
  await joinBoth();
  const { deliveries } = api.site.db.tables;
  const rows = await api.site.db.select().from(deliveries);
  expect(rows.map(({ status, errorCode }) => [status, errorCode])).toEqual([
    ['captured', null],
    ['captured', null],
  ]);
});

test('captured mail goes with the account on a site that has a mail server by now', async () => {
  const [ruth, orpah] = await joinBoth();
  useChannel({ smtpUrl: 'smtp://127.0.0.1:1' });
  await deleteAccount(ruth);
  await deleteAccount(orpah);
  expect(recipients()).toEqual([]);
});

test('an account is deleted where captured mail cannot be, and the log says so', async () => {
  const [ruth] = await joinBoth();
  writeFileSync(join(folder, 'file'), '');
  useChannel({ outboxDir: join(folder, 'file') });
  await deleteAccount(ruth);
  const { users } = api.site.db.tables;
  expect((await api.site.db.select().from(users)).map(({ username }) => username)).not.toContain('Ruth');
  expect(api.site.logged).toMatchObject([{ msg: 'captured messages could not be deleted', channel: 'email' }]);
});

test('captured mail is kept for 90 days', async () => {
  const names = ['20261201T075959999Z-000001-1-abc.eml', '20261201T080000000Z-000002-2-abc.eml', 'notes.eml'];
  for (const name of names) writeFileSync(join(folder, name), '');
  await cleanUp(api.site);
  expect(readdirSync(folder).sort()).toEqual(names.slice(1));
});
