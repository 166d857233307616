import { afterAll, beforeAll, expect, test } from 'vitest';
import { DELIVERY_STATUSES, JOB_STATUSES } from '../../../shared/alerts/queue-states.ts';
import { CHANNELS } from '../../../shared/channels/channels.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { recordStatements } from '../../testing/database/record-statements.ts';

let api: TestApi;
let admin: SignedIn;
let statements: string[];

beforeAll(async () => {
  api = createTestApi();
  admin = await api.member({ role: 'admin' });
  statements = recordStatements(api.site.db.client);
});
afterAll(() => api.close());

/** Returns SQLite's plan for the list itself; names are always looked up by their key. */
async function planOf(path: string): Promise<string[]> {
  statements.length = 0;
  expect((await admin.get(path)).status, path).toBe(200);
  const [source = ''] = statements.filter((each) => /select .* from "(queued_jobs|deliveries)"/s.test(each));
  const values = Array<number>(source.split('?').length - 1).fill(1);
  const explain = api.site.db.client.prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`);
  return explain.all(...values).map(({ detail }) => detail);
}

const IN_ORDER = /^SCAN queued_jobs USING INDEX queued_jobs_age$|^SCAN deliveries$/;
const sorts = (plan: string[]) => plan.some((detail) => /TEMP B-TREE/.test(detail));

test.each(JOB_STATUSES)('jobs that are %s are found by their own index', async (status) => {
  const plan = await planOf(`/api/admin/jobs?status=${status}`);
  expect(plan.filter((detail) => detail.startsWith('SCAN'))).toEqual([]);
  // Only the few jobs in progress are sorted afterwards.
  expect(sorts(plan)).toBe(status === 'processing');
});

test.each(DELIVERY_STATUSES)(
  'deliveries that are %s are found by their own index, or by reading back from the newest',
  async (status) => {
    const plan = await planOf(`/api/admin/deliveries?status=${status}`);
    expect(plan.filter((detail) => detail.startsWith('SCAN') && !IN_ORDER.test(detail))).toEqual([]);
    expect(plan.some((detail) => IN_ORDER.test(detail))).toBe(status === 'sent' || status === 'captured');
  },
);

test('the whole list is read in index order, from the newest on', async () => {
  for (const path of [
    '/api/admin/jobs',
    '/api/admin/deliveries',
    ...Object.keys(CHANNELS).map((name) => `/api/admin/deliveries?channel=${name}`),
  ]) {
    const plan = await planOf(path);
    expect(
      plan.filter((detail) => IN_ORDER.test(detail)),
      path,
    ).toHaveLength(1);
    expect(sorts(plan), path).toBe(false);
  }
});

test.each(['jobs', 'deliveries'])('a search in %s reads only the rows of matching members', async (name) => {
  const plan = await planOf(`/api/admin/${name}?q=${admin.id}`);
  expect(plan.filter((detail) => /^SCAN (?!json_each)/.test(detail))).toEqual([]);
});
