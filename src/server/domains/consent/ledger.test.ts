import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordingsIn } from '../../../content/consent.ts';
import { consentWordings } from '../../../content/strings/en/consent/wordings.ts';
import type { ConsentEvent } from '../../../shared/alerts.ts';
import { languageOfWording } from '../../../shared/consent.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

interface Page {
  events: ConsentEvent[];
  hasMore: boolean;
}
const read = async (query = '') => (await ruth.get<Page>(`/api/consent/${ruth.id}${query}`)).body;
const choose = (...alertMethods: string[]) => ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods });

test('a row is told with the words that were on the screen (decisions.md D30)', async () => {
  await choose('email');
  expect(await read()).toEqual({
    events: [
      {
        id: expect.any(Number),
        channel: 'email',
        action: 'opt_in',
        source: 'settings',
        wordingVersion: 'settings-5',
        wording: consentWordings.settings.text,
        createdAt: '2027-03-01T08:00:00.000Z',
        addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        proof: {
          position: 1,
          previous: '0'.repeat(64),
          content: expect.stringContaining('"email","opt_in","settings","settings-5"'),
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ],
    hasMore: false,
  });
});

test('each row carries the data that verifies it: the content, the link before and its own', async () => {
  await choose('email', 'push');
  await choose('email');
  const { events } = await read();
  expect(events.map(({ proof }) => proof?.position)).toEqual([3, 2, 1]);
  for (const [at, { id, proof }] of events.entries()) {
    if (!proof) throw new Error(`row ${id} has no proof`);
    const { position, previous, content, hash } = proof;
    const digest = createHash('sha256').update(content).digest('hex');
    expect(createHash('sha256').update(`${previous} ${position} ${id} ${digest}`).digest('hex')).toBe(hash);
    expect(previous).toBe(events[at + 1]?.proof?.hash ?? '0'.repeat(64));
  }
});

test('words that were shown in another language are returned in that language', async () => {
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'], wordingLanguage: 'es' });
  const [row] = (await read()).events;
  const { version, text } = wordingsIn('es').consentWordings.settings;
  expect(row).toMatchObject({ wordingVersion: version, wording: text });
  expect(languageOfWording(version)).toBe('es');
  expect(text).not.toBe(consentWordings.settings.text);
});

test('words of an earlier version are still returned with their row', async () => {
  const { consentEvents } = api.site.db.tables;
  const row = { userId: ruth.id, channel: 'email', action: 'opt_in' as const, source: 'settings' };
  const shown = ['settings-1', 'settings-1-es', 'mail-1', 'mail-1-es'];
  await api.site.db.insert(consentEvents).values(shown.map((wordingVersion) => ({ ...row, wordingVersion })));
  const told = (await read()).events.map(({ wording }) => wording);
  expect(told).toContain(
    'Guidance reaches you only by the methods that are switched on. Switching one off stops it at once.',
  );
  expect(told).not.toContain(null);
  expect(new Set(told).size).toBe(shown.length);
});

test('a wording that this version does not know, or none, has no words', async () => {
  const { consentEvents } = api.site.db.tables;
  const row = { userId: ruth.id, channel: 'email', action: 'opt_in' as const, source: 'settings' };
  await api.site.db.insert(consentEvents).values([{ ...row, wordingVersion: 'settings-0' }, row]);
  expect((await read()).events.map(({ wordingVersion, wording }) => [wordingVersion, wording])).toEqual([
    [null, null],
    ['settings-0', null],
  ]);
});

test('newest first, in pages', async () => {
  await choose('email', 'push', 'slack');
  await choose('email', 'slack');
  expect((await read()).events.map(({ channel, action }) => `${channel} ${action}`)).toEqual([
    'push opt_out',
    'slack opt_in',
    'push opt_in',
    'email opt_in',
  ]);
  const second = await read('?limit=3&page=2');
  expect([second.events.map(({ channel }) => channel), second.hasMore]).toEqual([['email'], false]);
  expect((await read('?limit=3')).hasMore).toBe(true);
});

test('for one of the four records: its channels with their categories, and every pause', async () => {
  const { consentEvents } = api.site.db.tables;
  const channels = [
    'email',
    'email:prayer_reminders',
    'sms',
    'whatsapp',
    'push',
    'desktop',
    'slack',
    'telegram',
    'all',
  ];
  const row = { userId: ruth.id, action: 'opt_in' as const, source: 'settings' };
  await api.site.db.insert(consentEvents).values(channels.map((channel) => ({ ...row, channel })));
  const of = async (record: string) => (await read(`?record=${record}`)).events.map(({ channel }) => channel);
  expect(await of('email')).toEqual(['all', 'email:prayer_reminders', 'email']);
  expect(await of('sms-whatsapp')).toEqual(['all', 'whatsapp', 'sms']);
  expect(await of('push')).toEqual(['all', 'desktop', 'push']);
  expect(await of('third-party')).toEqual(['all', 'telegram', 'slack']);
  const first = await read('?record=email&limit=2');
  expect([first.events.length, first.hasMore]).toEqual([2, true]);
  expect((await ruth.get(`/api/consent/${ruth.id}?record=fax`)).status).toBe(400);
});

test('only the member and an admin may read it, and the admin is audited', async () => {
  await choose('email');
  const naomi = await api.member();
  const admin = await api.member({ role: 'admin' });
  expect((await naomi.get(`/api/consent/${ruth.id}`)).status).toBe(403);
  expect((await naomi.get<Page>(`/api/consent/${naomi.id}`)).body).toEqual({ events: [], hasMore: false });
  expect((await admin.get<Page>(`/api/consent/${ruth.id}`)).body.events).toHaveLength(1);
  expect(await api.site.db.select().from(api.site.db.tables.auditLog)).toMatchObject([
    { actorId: admin.id, action: 'alerts.consent.list', targetId: ruth.id },
  ]);
  expect((await admin.get('/api/consent/4711')).status).toBe(404);
});

test('an admin can read the remaining rows of a deleted member', async () => {
  await choose('email');
  const admin = await api.member({ role: 'admin' });
  const { users } = api.site.db.tables;
  await api.site.db.delete(users).where(eq(users.id, ruth.id));
  expect((await admin.get<Page>(`/api/consent/${ruth.id}`)).body.events).toHaveLength(1);
});
