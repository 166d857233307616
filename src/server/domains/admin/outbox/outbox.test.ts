import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CapturedMail } from '../../../../shared/admin-lists.ts';
import { createOutbox } from '../../../channels/email/outbox.ts';
import type { Message } from '../../../channels/message.ts';
import { type Browser, createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/members/accounts.ts';
import { createApiToken } from '../../../testing/members/tokens.ts';
import { openTestEmail } from '../../../testing/providers/email-channel.ts';
import { temporaryFile } from '../../../testing/temporary-file.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let admin: SignedIn;
let folder: string;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  folder = dirname(temporaryFile('any'));
  api.site.env.DATA_DIR = folder;
  admin = await api.member({ role: 'admin' });
  return () => api.close();
});

interface Page {
  captured: boolean;
  mails: CapturedMail[];
  hasMore: boolean;
}
const list = async (query = '') => (await admin.get<Page>(`/api/admin/outbox${query}`)).body;

function capture(...names: string[]): Promise<unknown> {
  const { env, log } = api.site;
  const outboxDir = join(folder, 'outbox');
  const email = openTestEmail({
    outboxDir,
    appName: env.APP_NAME,
    publicUrl: env.publicUrl,
    log,
  });
  const message = (name: string, id: number): Message => ({
    kind: 'test',
    id: `${id}.signature`,
    to: { name, address: `mail-${id}@parish.example` },
    settingsUrl: `${env.publicUrl}/settings`,
  });
  return names.reduce(
    (before, name, id) => before.then(() => email.send(message(name, id + 1))),
    Promise.resolve<unknown>(null),
  );
}

test('captured mail is listed newest first and shown as plain text, with its source', async () => {
  await capture('Ruth', 'Zoë');
  const { captured, mails, hasMore } = await list('?limit=1');
  expect([captured, hasMore]).toEqual([true, true]);
  expect(mails).toMatchObject([{ to: 'mail-2@parish.example', subject: expect.stringMatching(/\S/) }]);
  expect(Number(new Date(mails[0]?.sentAt as unknown as string))).toBeGreaterThan(0);
  const { body } = await admin.get<Record<string, string>>(`/api/admin/outbox/${mails[0]?.name}`);
  expect(body.text).toContain('If you can read it, email works.');
  expect(body.text).not.toContain('<html');
  expect(body.source).toMatch(/^To: |\nTo: /);
  expect(body.source?.length).toBe(body.size);
});

test('reading a mail is audited, because it may hold a link that opens an account', async () => {
  await capture('Ruth');
  const [mail] = (await list()).mails;
  await admin.get(`/api/admin/outbox/${mail?.name}`);
  const { body } = await admin.get<{ entries: object[] }>('/api/admin/audit');
  expect(body.entries).toMatchObject([{ action: 'admin.outbox.get', details: { name: mail?.name } }]);
});

test('a name can only open a captured mail', async () => {
  await capture('Ruth');
  mkdirSync(join(folder, 'keys'), { recursive: true });
  writeFileSync(join(folder, 'keys', 'site.json'), 'secret');
  writeFileSync(join(folder, 'outbox', 'notes.txt'), 'secret');
  const paths = [
    '..%2Fkeys%2Fsite.json',
    'notes.txt',
    '20270301T080000000Z-000001-..%2Fx.eml',
    '%2Fetc%2Fpasswd',
    '..',
  ];
  for (const path of paths) {
    const { status, text } = await admin.get(`/api/admin/outbox/${path}`);
    expect([400, 404], path).toContain(status);
    expect(text).not.toContain('secret');
  }
  expect((await admin.get('/api/admin/outbox/20270301T080000000Z-000001-none.eml')).status).toBe(404);
});

test('with a mail server the list is empty, even when old files exist', async () => {
  await capture('Ruth');
  const [mail] = (await list()).mails;
  api.site.env.SMTP_URL = 'smtp://mail.parish.example';
  expect(await list()).toEqual({ captured: false, mails: [], hasMore: false });
  expect((await admin.get(`/api/admin/outbox/${mail?.name}`)).status).toBe(404);
});

test('before the first mail the list is empty', async () => {
  expect(await list()).toEqual({ captured: true, mails: [], hasMore: false });
});

describe('the links of a captured mail', () => {
  const RESET = 'http://hesed.example/reset-password?token=opens-the-account';
  const read = async (by: Browser, headers: Record<string, string> = {}) => {
    const { body, text } = await by.get<{ text: string; source: string | null }>(`/api/admin/outbox/${name}`, {
      headers,
    });
    return { ...body, whole: text };
  };
  let name: string;
  beforeEach(async () => {
    const mail = `To: ruth@parish.example\r\nSubject: Reset\r\n\r\nOpen it: ${RESET}\r\nPeace.\r\n`;
    name = await createOutbox(join(folder, 'outbox')).put('1', Buffer.from(mail));
  });

  test('are shown to an administrator for an hour after signing in', async () => {
    api.site.clock.jumpTo(api.site.clock.now() + HOUR_MS);
    const { text, source } = await read(admin);
    expect([text, source]).toEqual([`Open it: ${RESET}\nPeace.`, expect.stringContaining(RESET)]);
  });

  test('are hidden after that, with the mail’s source, until the administrator signs in again', async () => {
    api.site.clock.jumpTo(api.site.clock.now() + HOUR_MS + 1);
    const { text, source, whole } = await read(admin);
    expect([text, source]).toEqual(['Open it: [link]\nPeace.', null]);
    expect(whole).not.toContain('opens-the-account');
    await admin.post('/api/auth/login', { email: admin.email, password: PASSWORD });
    expect((await read(admin)).text).toContain(RESET);
  });

  test('are hidden from every token', async () => {
    const token = await createApiToken(api.site, admin.id, { scopes: ['read', 'write', 'admin'] });
    const { source, whole } = await read(api.visitor(), { authorization: `Bearer ${token}` });
    expect([source, whole.includes('opens-the-account')]).toEqual([null, false]);
  });
});
