import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { createMember, everyDay } from '../testing/members/members.ts';

const METRICS_TOKEN = 'a-long-token-of-ours';
const AUTHORIZED = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ env: { METRICS_TOKEN }, now: '2027-03-01T08:00Z' });
});
afterEach(() => api.close());

async function readMetrics(): Promise<string[]> {
  const answer = await api.visitor().get('/metrics', AUTHORIZED);
  expect(answer.status).toBe(200);
  return answer.text.split('\n');
}

test('/metrics does not exist without METRICS_TOKEN', async () => {
  const plain = createTestApi();
  const answer = await plain.visitor().get('/metrics', AUTHORIZED);
  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  plain.close();
});

test.each([undefined, '', 'Bearer', 'Bearer a-long-token-of-our', 'Basic a-long-token-of-ours', METRICS_TOKEN])(
  '/metrics rejects %j',
  async (authorization) => {
    const answer = await api
      .visitor()
      .get('/metrics', authorization === undefined ? {} : { headers: { authorization } });
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.text).not.toContain(METRICS_TOKEN);
  },
);

test('/metrics rejects an administrator’s session', async () => {
  const admin = await api.member({ role: 'admin' });
  expect((await admin.get('/metrics')).status).toBe(401);
});

test('/metrics answers in Prometheus format, with metrics of the process', async () => {
  const answer = await api.visitor().get('/metrics', AUTHORIZED);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.text).toMatch(/^hesed_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(answer.text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
  expect(answer.text).toMatch(/^nodejs_eventloop_lag_seconds [\d.e-]+$/m);
  // Every line is a comment or a sample.
  for (const line of answer.text.trim().split('\n')) expect(line).toMatch(/^$|^# |^[a-z0-9_:]+(\{.*\})? \S+$/);
});

test('the heartbeat’s age is in seconds', async () => {
  expect(await readMetrics()).toContain('hesed_heartbeat_age_seconds 0');
});

test('overdue rows are counted by queue until they are claimed', async () => {
  await createMember(api.site, { confirmed: false });
  expect(await readMetrics()).toEqual(
    expect.arrayContaining(['hesed_due_overdue{line="email"} 1', 'hesed_due_overdue{line="jobs"} 0']),
  );
  api.site.db.client.exec('UPDATE deliveries SET run_at = NULL');
  expect(await readMetrics()).toContain('hesed_due_overdue{line="email"} 0');
});

test('jobs are counted by status for an hour after their slot', async () => {
  const id = await createMember(api.site, { week: everyDay({ hour: 8, minute: 30, type: 'prayer' }) });
  expect(await readMetrics()).toContain('hesed_jobs{status="waiting"} 0');
  api.site.clock.jumpTo('2027-03-01T09:00Z');
  expect(await readMetrics()).toContain('hesed_jobs{status="waiting"} 1');
  api.site.db.client
    .prepare("UPDATE queued_jobs SET status = 'failed' WHERE user_id = ? AND status = 'waiting'")
    .run(id);
  expect(await readMetrics()).toEqual(
    expect.arrayContaining(['hesed_jobs{status="waiting"} 0', 'hesed_jobs{status="failed"} 1']),
  );
  api.site.clock.jumpTo('2027-03-01T09:31Z');
  expect(await readMetrics()).toContain('hesed_jobs{status="failed"} 0');
});

test('no query of /metrics scans a whole table', async () => {
  const asked: string[] = [];
  const { client } = api.site.db;
  const prepare = client.prepare.bind(client);
  client.prepare = ((source: string) => {
    asked.push(source);
    return prepare(source);
  }) as typeof client.prepare;
  await readMetrics();
  expect(new Set(asked).size).toBe(3);
  for (const source of new Set(asked)) {
    const values = Array<null>(source.split('?').length - 1).fill(null);
    const steps = client.prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`).all(...values);
    expect(steps.map(({ detail }) => detail).join()).not.toMatch(/SCAN/);
  }
});
