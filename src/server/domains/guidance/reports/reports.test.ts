import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Inbox } from '../../../../shared/alerts.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { createApiToken } from '../../../testing/members/tokens.ts';

let api: TestApi;
let ruth: SignedIn;
let naomi: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
  naomi = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const report = (by: SignedIn, id: number, reason: unknown = 'unclear') =>
  by.post(`/api/guidance/${id}/report`, { reason });
const stored = () => api.site.db.select().from(api.site.db.tables.entryReports);
const sent = (to: SignedIn, libraryKey = 'burdens-do-the-bottom-end') =>
  createEntry(api.site, to.id, {
    title: 'The bottom end',
    contentType: 'do',
    libraryKey,
    userReflection: 'What I wrote is mine.',
  });

describe('G8: a report of an entry', () => {
  test('is stored with its reason, once for each member who makes one', async () => {
    expect((await report(ruth, await sent(ruth), 'harmful')).status).toBe(200);
    await api.site.clock.advance(1000);
    expect((await report(naomi, await sent(naomi), 'unfit')).status).toBe(200);
    expect(await stored()).toMatchObject([
      { userId: ruth.id, reason: 'harmful', dealtWithAt: null },
      { userId: naomi.id, reason: 'unfit', dealtWithAt: null },
    ]);
  });

  test('by the same member replaces the first', async () => {
    const id = await sent(ruth);
    await report(ruth, id, 'harmful');
    await report(ruth, id, 'unclear');
    expect(await stored()).toMatchObject([{ reason: 'unclear' }]);
  });

  test('of another member’s or a hidden entry, or with an unknown reason, is refused', async () => {
    const id = await sent(naomi);
    expect((await report(ruth, id)).status).toBe(404);
    const hidden = await createEntry(api.site, ruth.id, { availableAt: new Date('2027-03-02T08:00Z') });
    expect((await report(ruth, hidden)).status).toBe(404);
    for (const reason of ['', 'boring', null, 1]) expect((await report(naomi, id, reason)).status).toBe(400);
    expect((await api.visitor().post(`/api/guidance/${id}/report`, { reason: 'other' })).status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  test('is part of the member’s export and ends with the account', async () => {
    const id = await sent(ruth);
    await report(ruth, id);
    const { body } = await ruth.get(`/api/account/${ruth.id}/export`, { headers: { accept: 'application/json' } });
    const createdAt = '2027-03-01T08:00:00.000Z';
    expect(body).toMatchObject({ reports: [{ entryId: id, reason: 'unclear', createdAt, dealtWithAt: null }] });
    await api.site.db.delete(api.site.db.tables.users);
    expect(await stored()).toEqual([]);
  });

  test('is not in the export that an administrator makes, for reviewers do not learn who reported', async () => {
    await report(ruth, await sent(ruth), 'harmful');
    const admin = await api.member({ role: 'admin' });
    const asJson = { headers: { accept: 'application/json' } };
    const { body, text } = await admin.get(`/api/account/${ruth.id}/export`, asJson);
    expect(body).toMatchObject({ account: { id: ruth.id }, reports: [] });
    expect(text).not.toContain('harmful');
  });

  test('is limited to 60 in an hour', async () => {
    const id = await sent(ruth);
    for (let each = 0; each < 60; each += 1) await report(ruth, id);
    expect((await report(ruth, id)).status).toBe(429);
  });
});

describe('G8: open reports', () => {
  const requests = async (who: SignedIn) => {
    const { body } = await who.get<Inbox>(`/api/alerts/inbox/${who.id}`);
    return body.attention.filter(({ kind }) => kind === 'entry_reports');
  };

  test('are a request to reviewers and administrators until they are dealt with, and to nobody else', async () => {
    const reviewer = await api.member({ role: 'reviewer' });
    const admin = await api.member({ role: 'admin' });
    expect(await requests(reviewer)).toEqual([]);
    await report(ruth, await sent(ruth), 'harmful');
    const one = {
      kind: 'entry_reports',
      message: 'A report of an entry is waiting for you.',
      said: { code: 'entries_reported', params: { reports: 1, entry: 'burdens-do-the-bottom-end' } },
    };
    for (const who of [reviewer, admin]) expect(await requests(who)).toEqual([one]);
    expect(await requests(ruth)).toEqual([]);
    const { body } = await reviewer.get<Dashboard>(`/api/dashboard/${reviewer.id}`);
    expect(body.attention).toContainEqual(one);

    const token = await createApiToken(api.site, reviewer.id, { scopes: ['read'] });
    const headers = { authorization: `Bearer ${token}` };
    for (const path of [`/api/alerts/inbox/${reviewer.id}`, `/api/dashboard/${reviewer.id}`]) {
      const byToken = await api.visitor().get<Inbox>(path, { headers });
      expect([byToken.status, byToken.text.includes('entry_reports')], 'a token').toEqual([200, false]);
      expect((await admin.get(path)).text, 'an administrator on another’s dashboard').not.toContain('entry_reports');
    }

    await api.site.clock.advance(1000);
    const written = await createEntry(api.site, naomi.id, { libraryKey: null });
    await report(naomi, written);
    expect(await requests(admin)).toMatchObject([
      {
        message: '2 reports of entries are waiting for you.',
        said: { params: { reports: 2, entry: `generated-${written}` } },
      },
    ]);
    await api.site.db.update(api.site.db.tables.entryReports).set({ dealtWithAt: new Date(api.site.clock.now()) });
    expect(await requests(admin)).toEqual([]);
  });
});
