import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ConsentCheck, ConsentExport } from '../../../../shared/admin.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { recordConsent } from '../../consent/service.ts';

type Row = ConsentExport['events'][number];

let api: TestApi;
let admin: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  admin = await api.member({ role: 'admin' });
});
afterEach(() => api.close());

const read = async (query = '') => (await admin.get<ConsentExport>(`/api/admin/consent${query}`)).body;
const record = (userId: number, count: number) =>
  api.site.db.atomic(function* (q) {
    for (let each = 0; each < count; each += 1)
      yield* recordConsent(q, api.site, { userId, channel: 'email', action: 'opt_out', source: 'settings' });
  });
const verify = async (query = '') => (await admin.get<ConsentCheck>(`/api/admin/consent/verification${query}`)).body;

describe('an administrator can export the consent ledger (decisions.md D30)', () => {
  test('with every column of a row', async () => {
    const joined = { username: 'Ruth', email: 'ruth@parish.example', password: 'a long secret' };
    await api.visitor().post('/api/auth/register', joined);
    expect(await read()).toEqual({
      events: [
        {
          position: 1,
          id: 1,
          userId: 2,
          channel: 'email',
          action: 'wording_shown',
          source: 'registration',
          wordingVersion: 'registration-3',
          addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
          createdAt: '2027-03-01T08:00:00.000Z',
          content: expect.stringContaining('"email","wording_shown","registration","registration-3"'),
          digest: expect.stringMatching(/^[0-9a-f]{64}$/),
          hash: (await verify()).head,
        },
      ],
      next: null,
    });
  });

  test('of all members, including deleted ones, in pages, each row once', async () => {
    await record(admin.id, 120);
    await record(9_999, 130);
    const seen: number[] = [];
    const sizes: number[] = [];
    for (let next: number | null = 0; next !== null; ) {
      const page: ConsentExport = await read(`?after=${next}`);
      seen.push(...page.events.map(({ id }) => id));
      sizes.push(page.events.length);
      // A row recorded meanwhile comes last and moves no other.
      if (next === 0) await record(admin.id, 1);
      next = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 251 }, (_, at) => at + 1));
    expect(sizes).toEqual([100, 100, 51]);
    expect(await read('?after=251')).toEqual({ events: [], next: null });
  });

  test('with at most a thousand rows per page', async () => {
    await record(admin.id, 1_000);
    expect(await read('?limit=1000')).toMatchObject({ events: { length: 1_000 }, next: null });
    for (const query of ['?limit=1001', '?limit=0', '?after=-1', '?after=x'])
      expect((await admin.get(`/api/admin/consent${query}`)).status).toBe(400);
  });

  test('with only the link of a row that was deleted with its account (decisions.md D33)', async () => {
    const ruth = await api.member();
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'] });
    await ruth.send('DELETE', `/api/account/${ruth.id}`);
    const { events } = await read();
    expect(events).toMatchObject([
      { position: 1, id: 1, userId: null, channel: null, createdAt: null, content: null, hash: expect.any(String) },
      { position: 2, id: 2, userId: ruth.id, action: 'erased' },
    ]);
  });

  test('other members can neither export the ledger nor verify it', async () => {
    const reviewer = await api.member({ role: 'reviewer' });
    for (const path of ['/api/admin/consent', '/api/admin/consent/verification']) {
      expect((await reviewer.get(path)).status).toBe(403);
      expect((await api.visitor().get(path)).status).toBe(401);
    }
  });
});

describe('an administrator can verify the ledger', () => {
  test('the verification of the ledger answers with its length and its last link, or with its first bad row', async () => {
    await record(admin.id, 3);
    const { head, ...rest } = await verify();
    expect(rest).toEqual({ rows: 3, erased: 0, firstError: null, holdsKnown: null });
    expect(await verify(`?hash=${head}`)).toMatchObject({ holdsKnown: true });
    expect(await verify(`?hash=${'1'.repeat(64)}`)).toMatchObject({ holdsKnown: false });
    expect((await admin.get('/api/admin/consent/verification?hash=x')).status).toBe(400);
    api.site.db.client.exec(
      "DROP TRIGGER consent_events_no_update; UPDATE consent_events SET source = 'x' WHERE id = 2",
    );
    expect(await verify()).toMatchObject({ rows: 3, firstError: { row: 2, what: 'changed' } });
  });
});

describe('the file of the export', () => {
  // The page gives this program to anybody who got a file.
  const page = readFileSync(new URL('../../../../../docs/consent-ledger.md', import.meta.url), 'utf8');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'hesed-ledger-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function run(events: ConsentExport['events']): string {
    const [script, file] = [join(folder, 'verify.mjs'), join(folder, 'ledger.json')];
    writeFileSync(script, program);
    writeFileSync(file, JSON.stringify({ events }));
    const { stdout, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
    return (stdout || stderr).trim();
  }

  test('is verified without this software by the program in docs/consent-ledger.md', async () => {
    const ruth = await api.member();
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'] });
    await record(admin.id, 2);
    await ruth.send('DELETE', `/api/account/${ruth.id}`);
    const { events } = await read();
    const [first, second, third, fourth] = events as [Row, Row, Row, Row];
    const { head } = await verify();
    expect(run(events)).toBe(`4 rows are whole. The last link is ${head}`);
    expect(run([first, { ...second, content: second.content?.replace('out', 'in') ?? null }, third, fourth])).toContain(
      'Row 2',
    );
    expect(run([first, third, fourth])).toContain('Row 3');
    expect(run([first, third, second, fourth])).toContain('Row 3');
    expect(run([{ ...first, digest: third.digest }, second, third, fourth])).toContain('Row 1');
    expect(run([first, { ...second, content: null }, third, fourth])).toContain('Row 2');
  });
});
