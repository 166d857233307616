import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AUDITED_ACTS, type AuditedAct } from '../../../../shared/admin/audited-acts.ts';
import { listCalls } from '../../../http/list-calls.ts';
import type { Act } from '../../../lib/actor.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { recordStatements } from '../../../testing/database/record-statements.ts';
import { router } from '../../../trpc/init.ts';
import { adminProcedure } from '../../../trpc/procedures.ts';
import { atomicAs } from '../../authority/service.ts';

let api: TestApi;
let admin: SignedIn;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  admin = await api.member({ role: 'admin', username: 'Naomi' });
  ruth = await api.member({ username: 'Ruth' });
});
afterEach(() => api.close());

interface Page {
  entries: { id: number; action: string; targetId: number | null; details: Act['details'] }[];
  hasMore: boolean;
}
const list = async (query = '') => (await admin.get<Page>(`/api/admin/audit${query}`)).body;
const operatorDoes = (action: AuditedAct, targetId: number, details: Act['details'] = null) =>
  atomicAs(api.site, { kind: 'system', act: { action, targetId, details } }, function* () {});
const stored = () => api.site.db.select().from(api.site.db.tables.auditLog);

describe('administrators’ actions in the audit log (D2)', () => {
  test('have author, action, target, time and address', async () => {
    api.close();
    api = createTestApi({ now: '2027-03-01T08:00Z', env: { TRUST_PROXY: '1' } });
    admin = await api.member({ role: 'admin', username: 'Naomi' });
    ruth = await api.member({ username: 'Ruth' });
    await admin.post(
      '/api/admin/trigger-queue-notification',
      { userId: ruth.id, contentType: 'prayer' },
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
    );
    expect(await list()).toEqual({
      entries: [
        {
          id: 1,
          actorId: admin.id,
          actorName: 'Naomi',
          action: 'admin.triggerQueueNotification',
          targetId: ruth.id,
          targetName: 'Ruth',
          details: { contentType: 'prayer' },
          address: '203.0.113.7',
          createdAt: '2027-03-01T08:00:00.000Z',
        },
      ],
      hasMore: false,
    });
  });

  test('include every call that changes something, for everybody or one member', async () => {
    await admin.post('/api/admin/trigger-notification', { notificationType: 'do' });
    await admin.post('/api/admin/schedule-delayed-job', { userId: ruth.id, contentType: 'do', delayMinutes: 3 });
    await admin.post('/api/admin/resync-all-schedules');
    await admin.post('/api/admin/resync-user-schedule', { userId: ruth.id });
    await admin.post(`/api/schedule/${ruth.id}`, { scheduleData: [], timezone: 'UTC' });
    expect((await list()).entries.map(({ action, targetId }) => [action, targetId])).toEqual([
      ['schedule.save', ruth.id],
      ['admin.resyncUserSchedule', ruth.id],
      ['admin.resyncAllSchedules', null],
      ['admin.scheduleDelayedJob', ruth.id],
      ['admin.triggerNotification', null],
    ]);
  });

  test('contain few details of the input: plain fields with harmless names, cut short, and no secrets', async () => {
    const acts: (Act | undefined)[] = [];
    const context = { site: api.site, caller: { address: '203.0.113.7', userAgent: null, secure: true, cookie: null } };
    const actor = { kind: 'member', userId: admin.id, role: 'admin', address: '203.0.113.7' } as const;
    const anything = router({
      act: adminProcedure.input(z.looseObject({})).mutation(({ ctx }) => void acts.push(ctx.actor.act)),
    }).createCaller({
      ...context,
      actor: { ...actor, credential: { kind: 'session', sessionId: 'x', startedAt: api.site.clock.now() } },
      requestId: 'of-this-test',
      responseHeaders: new Headers(),
      recordRead: async () => undefined,
    });
    const many = Object.fromEntries(Array.from('abcdefghijklmno', (letter) => [`field${letter}`, true]));
    const secrets = { password: 'a', newPassword: 'b', apiToken: 'c', code: 'd', recoveryCode: 'e' };
    const odd = { 'a b': 1, __proto: 1, ['x'.repeat(41)]: 1, '': 1, 'a\u0000': 1, list: [1], inner: { a: 1 } };
    await anything.act({ userId: ruth.id, ...secrets, ...odd, note: 'n'.repeat(200_000), ...many });
    await anything.act({ userId: ruth.id, password: 'a' });
    expect(acts.map((act) => act?.targetId)).toEqual([ruth.id, ruth.id]);
    expect(Object.keys(acts[0]?.details ?? {})).toEqual(['note', ...Object.keys(many).slice(0, 9)]);
    expect(acts[0]?.details?.note).toBe('n'.repeat(200));
    expect(acts[1]?.details).toBeNull();
  });

  test('never contain unknown fields, because the call rejects them first', async () => {
    for (const path of [`alerts/debug-sms/${ruth.id}`, `alerts/debug-email/${ruth.id}`, 'admin/resync-all-schedules']) {
      const answer = await admin.post(`/api/${path}`, { junk: 'x'.repeat(100_000) });
      expect([answer.status, answer.body.message]).toEqual([400, 'Unknown field: junk']);
    }
    expect(await stored()).toEqual([]);
  });

  test('exclude failed calls, reads of lists, and administrators’ own data', async () => {
    await admin.post('/api/admin/resync-user-schedule', { userId: 9_999 });
    await admin.post('/api/admin/trigger-notification', { notificationType: 'letter' });
    await admin.get('/api/admin/queue-stats');
    await list();
    await admin.post(`/api/schedule/${admin.id}`, { scheduleData: [], timezone: 'UTC' });
    expect(await stored()).toEqual([]);
  });

  test('of an operator at the machine have neither name nor address', async () => {
    await operatorDoes('operator.grant', ruth.id);
    expect((await list()).entries).toMatchObject([
      { actorId: null, actorName: null, action: 'operator.grant', targetName: 'Ruth', details: null, address: null },
    ]);
  });

  test('include reads of another member’s data, which fail when they cannot be logged', async () => {
    expect((await admin.get(`/api/schedule/${ruth.id}`)).status).toBe(200);
    expect((await list()).entries).toMatchObject([{ action: 'schedule.get', targetId: ruth.id }]);
    await admin.get(`/api/admin/members/${admin.id}`);
    expect((await admin.get(`/api/admin/members/${ruth.id}`)).status).toBe(200);
    expect((await list()).entries.map(({ action, targetId }) => [action, targetId])).toEqual([
      ['admin.members.get', ruth.id],
      ['schedule.get', ruth.id],
    ]);
    api.site.db.client.exec('ALTER TABLE audit_log RENAME TO gone');
    const answer = await admin.get(`/api/schedule/${ruth.id}`);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('timeSlots');
    expect(api.site.logged).toMatchObject([{ msg: 'a call failed', call: 'schedule.get' }]);
  });

  test('are permanent: no row can be changed or deleted, and rows outlive the account', async () => {
    await admin.post('/api/admin/resync-user-schedule', { userId: ruth.id });
    const { client } = api.site.db;
    expect(() => client.exec("UPDATE audit_log SET action = 'nothing'")).toThrow('append-only');
    expect(() => client.exec('DELETE FROM audit_log')).toThrow('append-only');
    expect(() => client.exec('REPLACE INTO audit_log (id, action) VALUES (1, 1)')).toThrow('append-only');
    client.exec(`DELETE FROM users WHERE id = ${ruth.id}`);
    expect((await list()).entries).toMatchObject([
      { action: 'admin.resyncUserSchedule', targetId: ruth.id, targetName: null },
    ]);
  });
});

test('every audited call has a text for its action', () => {
  const written = listCalls().filter(({ name, type, meta, input }) => {
    const { userId } = ((input ?? {}) as Partial<z.ZodObject>).shape ?? {};
    const namesMember = userId !== undefined;
    // A list may name a member as a filter.
    const isOfOneMember = userId instanceof z.ZodType && !userId.safeParse(undefined).success;
    if (meta.access?.startsWith('admin')) return type === 'mutation' || isOfOneMember || name === 'admin.outbox.get';
    if (meta.access === 'reviewer_session') return type === 'mutation';
    return namesMember && type !== 'subscription' && (meta.access === 'member' || meta.access === 'session');
  });
  const others = AUDITED_ACTS.filter((act) => !written.some(({ name }) => name === act));
  expect(written.map(({ name }) => name).filter((name) => !AUDITED_ACTS.some((act) => act === name))).toEqual([]);
  expect(others.filter((act) => !act.startsWith('operator.'))).toEqual(['auth.setup', 'auth.reclaim']);
});

describe('the list', () => {
  beforeEach(async () => {
    for (let id = 0; id < 120; id += 1) await operatorDoes('operator.grant', id % 3 === 0 ? ruth.id : admin.id, { id });
  });
  const acts = (page: Page) => page.entries.map(({ details }) => Number(details?.id));

  test('has pages, newest first, and says whether there are more', async () => {
    const pages = [await list('?limit=50'), await list('?limit=50&page=2'), await list('?limit=50&page=3')];
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(pages.flatMap(acts)).toEqual(Array.from({ length: 120 }, (_, index) => 119 - index));
    expect(await list('?limit=60&page=2')).toMatchObject({ hasMore: false });
    expect(await list('?page=9')).toEqual({ entries: [], hasMore: false });
  });

  test('has fifty rows by default, and a hundred at most', async () => {
    expect((await list()).entries).toHaveLength(50);
    expect((await list('?limit=100')).entries).toHaveLength(100);
    for (const query of ['?limit=101', '?limit=0', '?page=0', '?userId=Ruth'])
      expect((await admin.get(`/api/admin/audit${query}`)).status).toBe(400);
  });

  test('shows the actions on one member', async () => {
    const pages = [await list(`?userId=${ruth.id}&limit=30`), await list(`?userId=${ruth.id}&limit=30&page=2`)];
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, false]);
    expect(pages.flatMap(acts)).toEqual(Array.from({ length: 40 }, (_, index) => 117 - 3 * index));
  });

  test('is read from an index, for any member', async () => {
    const { client } = api.site.db;
    const statements = recordStatements(client);
    await list(`?userId=${ruth.id}`);
    const onAuditLog = statements.filter((source) => source.includes('audit_log'));
    const plan = onAuditLog.flatMap((source) =>
      client
        .prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`)
        .all(...Array<null>(source.split('?').length - 1).fill(null))
        .map(({ detail }) => detail),
    );
    expect(plan.some((step) => step.includes('audit_log_target'))).toBe(true);
    expect(plan.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([]);
  });
});

describe('the calls of administrators', () => {
  const calls: [string, string, object?][] = [
    ['GET', '/api/admin/audit'],
    ['GET', '/api/admin/queue-stats'],
    ['POST', '/api/admin/trigger-notification', { notificationType: 'prayer' }],
    ['POST', '/api/admin/trigger-notification', { notificationType: 'prayer', dryRun: true }],
    ['POST', '/api/admin/trigger-queue-notification', { userId: 2, contentType: 'prayer' }],
    ['POST', '/api/admin/schedule-delayed-job', { userId: 2, contentType: 'prayer', delayMinutes: 1 }],
    ['POST', '/api/admin/resync-all-schedules'],
    ['POST', '/api/admin/resync-user-schedule', { userId: 2 }],
  ];

  test.each(calls)('are forbidden for others: %s %s', async (method, path, json) => {
    const reviewer = await api.member({ role: 'reviewer' });
    expect((await api.visitor().send(method, path, { json })).status).toBe(401);
    // Even on themselves.
    for (const who of [ruth, reviewer]) {
      const { status, body } = await who.send(method, path, {
        json: json && 'userId' in json ? { ...json, userId: who.id } : json,
      });
      expect([status, body.message]).toEqual([403, 'This is for administrators.']);
    }
    expect(await stored()).toEqual([]);
    expect(await api.site.db.select().from(api.site.db.tables.queuedJobs)).toEqual([]);
    expect((await admin.send(method, path, { json })).status).toBe(200);
  });
});
