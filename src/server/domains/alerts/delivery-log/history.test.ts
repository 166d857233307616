import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';

const NOW = Date.parse('2027-03-01T08:00Z');
const MINUTE = 60_000;

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

type NewDelivery = TestApi['site']['db']['tables']['deliveries']['$inferInsert'];

async function add(fields: Partial<NewDelivery> = {}): Promise<number> {
  const dueAt = fields.dueAt ?? new Date(NOW - MINUTE);
  const [row] = await api.site.db
    .insert(api.site.db.tables.deliveries)
    .values({ userId: ruth.id, kind: 'test', channel: 'email', status: 'sent', dueAt, createdAt: dueAt, ...fields })
    .returning();
  return row?.id as number;
}

interface Page {
  deliveries: DeliveryRecord[];
  hasMore: boolean;
}
const read = async (query = '', by = ruth) => (await by.get<Page>(`/api/alerts/deliveries/${ruth.id}${query}`)).body;
const ids = async (query = '') => (await read(query)).deliveries.map(({ id }) => id);

test('a message has its entry’s title, and no field that only the site needs', async () => {
  const dueAt = new Date(NOW - 5 * MINUTE);
  const entry = { title: 'Una puerta nuestra', language: 'es' };
  const entryId = await createEntry(api.site, ruth.id, { ...entry, availableAt: dueAt });
  const id = await add({
    kind: 'guidance',
    entryId,
    dueAt,
    providerId: '<secret@provider>',
    finishedAt: dueAt,
    attempts: 1,
  });
  const instant = dueAt.toISOString();
  expect(await read()).toEqual({
    deliveries: [
      {
        id,
        kind: 'guidance',
        channel: 'email',
        status: 'sent',
        errorCode: null,
        attempts: 1,
        dueAt: instant,
        finishedAt: instant,
        deliveredAt: null,
        readAt: null,
        createdAt: instant,
        entryId,
        ...entry,
        contentType: 'prayer',
      },
    ],
    hasMore: false,
  });
});

test('newest first, in pages of ten or as many as asked for, up to fifty', async () => {
  const made: number[] = [];
  for (let count = 0; count < 12; count += 1) made.unshift(await add({ dueAt: new Date(NOW - (60 - count) * MINUTE) }));
  expect(await ids()).toEqual(made.slice(0, 10));
  expect((await read()).hasMore).toBe(true);
  expect(await ids('?page=2')).toEqual(made.slice(10));
  expect((await read('?page=2')).hasMore).toBe(false);
  expect(await ids('?limit=5&page=2')).toEqual(made.slice(5, 10));
  expect((await ruth.get(`/api/alerts/deliveries/${ruth.id}?limit=51`)).status).toBe(400);
  expect((await ruth.get(`/api/alerts/deliveries/${ruth.id}?page=0`)).status).toBe(400);
});

test('messages of one instant keep their order', async () => {
  const first = await add();
  const second = await add();
  expect(await ids()).toEqual([second, first]);
});

test('guidance is hidden until it is due, and mail about the account is not (decisions.md D17)', async () => {
  const dueAt = new Date(NOW + MINUTE);
  const entryId = await createEntry(api.site, ruth.id, { availableAt: dueAt });
  const createdAt = new Date(NOW - MINUTE);
  const guidance = await add({ kind: 'guidance', status: 'pending', entryId, dueAt, createdAt });
  const mail = await add({ kind: 'verify_email', status: 'pending', dueAt, createdAt });
  expect(await ids()).toEqual([mail]);
  api.site.clock.jumpTo(dueAt.getTime());
  expect(await ids()).toEqual([mail, guidance]);
});

test('a postponed entry shows no title before its time', async () => {
  const entryId = await createEntry(api.site, ruth.id, { availableAt: new Date(NOW + MINUTE) });
  await add({ kind: 'guidance', entryId });
  expect((await read()).deliveries).toMatchObject([{ entryId, title: null }]);
});

test('only the member and an admin may read it, and the admin is audited', async () => {
  const id = await add();
  const naomi = await api.member();
  const admin = await api.member({ role: 'admin' });
  expect((await naomi.get(`/api/alerts/deliveries/${ruth.id}`)).status).toBe(403);
  expect((await naomi.get<Page>(`/api/alerts/deliveries/${naomi.id}`)).body).toEqual({
    deliveries: [],
    hasMore: false,
  });
  expect((await read('', admin)).deliveries).toMatchObject([{ id }]);
  expect(await api.site.db.select().from(api.site.db.tables.auditLog)).toMatchObject([
    { actorId: admin.id, action: 'alerts.history.list', targetId: ruth.id },
  ]);
  expect((await admin.get('/api/alerts/deliveries/4711')).status).toBe(404);
});
