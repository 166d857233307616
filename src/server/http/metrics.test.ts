import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { failed } from '../channels/send-result.ts';
import { admitCall } from '../domains/guidance/model/usage.ts';
import { readModelConfig } from '../lib/settings/model-settings.ts';
import { makeBackup } from '../site/backup/make-backup.ts';
import { closeSite, openSite } from '../site/open-site.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { createDataFolder } from '../testing/database/data-folder.ts';
import { recordStatements } from '../testing/database/record-statements.ts';
import { modelEnv } from '../testing/guidance/model-env.ts';
import { agree } from '../testing/guidance/model-site.ts';
import { createMember, everyDay } from '../testing/members/members.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { startScheduler } from '../testing/queue/queue.ts';

const METRICS_TOKEN = 'a-long-token-of-ours';
const AUTHORIZED = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };

let api: TestApi;
function open(): void {
  const env = { METRICS_TOKEN, ...modelEnv('http://127.0.0.1:9/v1') };
  api = createTestApi({ env, now: '2027-03-01T08:00Z' });
}

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

describe('/metrics', () => {
  // The process measures itself from then on, for each site anew.
  beforeAll(open);
  afterAll(() => api.close());

  test.each([undefined, '', 'Bearer', 'Bearer a-long-token-of-our', 'Basic a-long-token-of-ours', METRICS_TOKEN])(
    'rejects %j',
    async (authorization) => {
      const answer = await api
        .visitor()
        .get('/metrics', authorization === undefined ? {} : { headers: { authorization } });
      expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.text).not.toContain(METRICS_TOKEN);
    },
  );

  test('rejects an administrator’s session', async () => {
    const admin = await api.member({ role: 'admin' });
    expect((await admin.get('/metrics')).status).toBe(401);
  });

  test('answers in Prometheus format, with metrics of the process', async () => {
    const answer = await api.visitor().get('/metrics', AUTHORIZED);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).toMatch(/^hesed_info\{version="\d+\.\d+\.\d+"\} 1$/m);
    expect(answer.text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
    expect(answer.text).toMatch(/^nodejs_eventloop_lag_seconds [\d.e-]+$/m);
    // Every line is a comment or a sample.
    for (const line of answer.text.trim().split('\n')) expect(line).toMatch(/^$|^# |^[a-z0-9_:]+(\{.*\})? \S+$/);
  });
});

describe('the metrics', () => {
  beforeEach(open);
  afterEach(() => api.close());

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

  test('attempts are counted by channel and outcome, with lateness and the time of the provider', async () => {
    await createMember(api.site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
    const email = createRecordingChannel('email');
    await startScheduler(api.site, [email]);
    await api.site.clock.turnTo('2027-03-01T09:00:30Z');
    const sent = (await readMetrics()).find((line) => line.includes('channel="email",outcome="sent"'));
    expect(sent).toMatch(/^hesed_delivery_attempts_total\{channel="email",outcome="sent"\} [1-9]/);
    email.next.push(failed('smtp_554'));
    await api.site.clock.turnTo('2027-03-02T09:00:30Z');
    const lines = await readMetrics();
    expect(lines).toContain('hesed_delivery_attempts_total{channel="email",outcome="failed"} 1');
    const count = (name: string) => Number(lines.find((line) => line.startsWith(`${name}_count`))?.split(' ')[1]);
    expect(count('hesed_provider_call_seconds')).toBe(count('hesed_delivery_lateness_seconds') + 1);
  });

  test('requests are measured by route, which holds no id and no token, and is bounded', async () => {
    const ruth = await api.member();
    await ruth.get(`/api/dashboard/${ruth.id}`);
    await ruth.get('/trpc/auth.me');
    for (const path of ['/api/made/up', '/trpc/made.up', '/made-up', '/unsubscribe/a-token']) await ruth.get(path);
    const routes = (await readMetrics()).flatMap((line) => /request_seconds_count\{(.*)\} 1$/.exec(line)?.[1] ?? []);
    expect(routes).toEqual([
      'method="GET",route="/api/dashboard/{userId}",status="2xx"',
      'method="GET",route="/trpc/auth.me",status="2xx"',
      'method="GET",route="/api/(unknown)",status="4xx"',
      'method="GET",route="/trpc/(unknown)",status="4xx"',
      'method="GET",route="(other)",status="4xx"',
      'method="GET",route="/unsubscribe/*",status="4xx"',
    ]);
  });

  test('G8: the cost of the model is that of this month', async () => {
    const userId = await createMember(api.site);
    await agree(api.site, userId);
    const config = readModelConfig(api.site.env);
    if (!config) throw new Error('the site has no model');
    await admitCall(api.site, config, { userId, localDate: '2027-03-01', isDev: false }, 1_000_000);
    const cost = (await readMetrics()).find((line) => line.startsWith('hesed_model_cost_dollars '));
    expect(Number(cost?.split(' ')[1])).toBeGreaterThan(1);
    expect(await readMetrics()).toContain('hesed_model_budget_dollars 20');
  });

  test('no query of /metrics scans a whole table', async () => {
    const { client } = api.site.db;
    const recorded = recordStatements(client);
    await readMetrics();
    const statements = new Set(recorded);
    expect(statements.size).toBe(4);
    for (const source of statements) {
      const values = Array<null>(source.split('?').length - 1).fill(null);
      const steps = client.prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`).all(...values);
      expect(steps.map(({ detail }) => detail).join()).not.toMatch(/SCAN/);
    }
  });
});

test('the size of the database, free space and the age of the newest backup are those of the data folder', async () => {
  const folder = createDataFolder(mkdtempSync(join(tmpdir(), 'hesed-metrics-')));
  const site = await openSite({ DATA_DIR: folder, LOG_LEVEL: 'silent', METRICS_TOKEN });
  const app = createApp(site, { lastBeat: () => null });
  const read = async (name: string) => {
    const text = await (await app.request('/metrics', AUTHORIZED)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  expect(await read('hesed_database_bytes')).toBeGreaterThan(100_000);
  expect(await read('hesed_disk_free_bytes')).toBeGreaterThan(0);
  await makeBackup(site.env, 'nightly', undefined, new Date(Date.now() - 3_600_000));
  expect(Math.round((await read('hesed_backup_age_seconds')) / 60)).toBe(60);
  await makeBackup(site.env, 'nightly', undefined, new Date(Date.now() + 24 * 3_600_000));
  expect(Math.round((await read('hesed_backup_age_seconds')) / 60), 'made while the clock was ahead').toBe(60);
  // A site that is copied in another way would alarm for ever.
  site.env.BACKUPS = 'off';
  expect(await read('hesed_backup_age_seconds')).toBeNaN();
  expect(await read('hesed_model_cost_dollars')).toBeNaN();
  await closeSite(site);
  rmSync(folder, { recursive: true });
});
