import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ConsentExport } from '../../../../shared/admin.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';

let api: TestApi;
let admin: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  admin = await api.member({ role: 'admin' });
});
afterEach(() => api.close());

const read = async (query = '') => (await admin.get<ConsentExport>(`/api/admin/consent${query}`)).body;
const record = (userId: number, count: number) =>
  api.site.db.insert(api.site.db.tables.consentEvents).values(
    Array.from({ length: count }, () => ({
      userId,
      channel: 'email',
      action: 'opt_out' as const,
      source: 'settings',
      addressHash: 'of-an-address',
    })),
  );

describe('an administrator can export the consent ledger (decisions.md D30)', () => {
  test('with every column of a row', async () => {
    const joined = { username: 'Ruth', email: 'ruth@parish.example', password: 'a long secret' };
    await api.visitor().post('/api/auth/register', joined);
    expect(await read()).toEqual({
      events: [
        {
          id: 1,
          userId: 2,
          channel: 'email',
          action: 'wording_shown',
          source: 'registration',
          wordingVersion: 'registration-2',
          addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
          createdAt: '2027-03-01T08:00:00.000Z',
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

  test('and other members cannot', async () => {
    const reviewer = await api.member({ role: 'reviewer' });
    expect((await reviewer.get('/api/admin/consent')).status).toBe(403);
    expect((await api.visitor().get('/api/admin/consent')).status).toBe(401);
  });
});
