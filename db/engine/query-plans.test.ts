import { afterAll, beforeAll, expect, test } from 'vitest';
import { retry } from '../../src/server/channels/send-result.ts';
import { extendPlans } from '../../src/server/domains/schedule/plan.ts';
import { cleanUp } from '../../src/server/scheduler/jobs/housekeeping.ts';
import { createTestApi, type TestApi } from '../../src/server/testing/api.ts';
import { CALLS } from '../../src/server/testing/calls/all.ts';
import { routerCalls, sendRpc } from '../../src/server/testing/calls/send-call.ts';
import { recordStatements } from '../../src/server/testing/database/record-statements.ts';
import { createEntry } from '../../src/server/testing/guidance/entries.ts';
import { everyDay, WIZARD_ANSWERS } from '../../src/server/testing/members/members.ts';
import { createRecordingChannel } from '../../src/server/testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../src/server/testing/queue/scheduler.ts';

/** Statements that scan a whole table or index on purpose. */
const ALLOWED: { statement: RegExp; why: string }[] = [
  { statement: /count\(\*\) from "queued_jobs" group by/, why: 'an admin asks for the counts of all jobs' },
  { statement: /where .*"run_at" is not null.* limit \?$/, why: 'the first row of the index of due rows, and no more' },
  {
    statement: /from "invitations" .*order by "invitations"."id" desc limit/,
    why: 'a page of the newest, by their ids, and no more',
  },
  { statement: /(?:from|exists \(select "id" from) "bible_translations"/, why: 'one row for each translation' },
  { statement: /from "channel_rests"/, why: 'at most one row for each channel' },
  { statement: /from "stored_settings"/, why: 'at most one row for each setting' },
  {
    statement: /^select "user_id", "secret" from "totp_secrets"$/,
    why: 'once a night, after a change of the encryption key',
  },
  { statement: /^delete from "api_tokens" where/, why: 'once a night' },
  { statement: /^delete from "care_notices" where \("care_notices"."dismissed_at"/, why: 'once a night' },
  { statement: /^DELETE FROM rate_limits WHERE expire/i, why: 'once a day, in the night' },
];

let api: TestApi;
let statements: string[];

beforeAll(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  statements = recordStatements(api.site.db.client);
  await useEverything();
});
afterAll(() => api.close());

/** Makes every call of the router, and runs a day of the scheduler's work. */
async function useEverything(): Promise<void> {
  const email = createRecordingChannel();
  const scheduler = createTestScheduler(api.site, [email]);
  await scheduler.start();
  const visitor = api.visitor();
  const joined = { username: 'Ruth', email: 'ruth@parish.example', password: 'a long secret' };
  const { body } = await visitor.post<{ user: { id: number } }>('/api/auth/register', joined);
  const userId = body.user.id;
  await visitor.post('/api/auth/resend-verification');
  await api.site.clock.advance(1_000);
  const mail = email.sent.find((message) => message.kind === 'verify_email');
  const token = new URL(mail?.kind === 'verify_email' ? mail.verifyUrl : '').searchParams.get('token');
  await visitor.post('/api/auth/verify-email', { token });
  await visitor.post('/api/onboarding', { ...WIZARD_ANSWERS, userId });
  await visitor.get(`/api/onboarding-status/${userId}`);
  await visitor.post(`/api/schedule/${userId}`, {
    scheduleData: everyDay({ hour: 9, minute: 0, type: 'prayer' }, { hour: 10, minute: 0, type: 'do' }),
    timezone: 'UTC',
  });
  await visitor.get(`/api/schedule/${userId}`);
  await visitor.get(`/api/schedule/${userId}/upcoming`);
  await api.site.clock.turnTo('2027-03-01T09:30Z');
  await scheduler.beat();
  expect(email.sent.filter(({ kind }) => kind === 'guidance')).toHaveLength(1);
  const entryId = await createEntry(api.site, userId);
  await visitor.get(`/api/dashboard/${userId}?is_dev=false`);
  await visitor.get(`/api/guidance/${userId}/history?type=prayer&q=friend`);
  await visitor.get(`/api/guidance/${userId}/history?page=2`);
  await visitor.patch(`/api/guidance/${entryId}/helpful`, { isHelpful: true });
  await visitor.patch(`/api/guidance/${entryId}/complete`, {});
  await visitor.get(`/api/alerts/preferences/${userId}`);
  await visitor.post(`/api/alerts/preferences/${userId}`, { alertMethods: [], smsConsent: false });
  await visitor.post(`/api/alerts/preferences/${userId}`, { alertMethods: ['email'], smsConsent: false });
  const guidance = email.sent.find((message) => message.kind === 'guidance');
  const path = new URL(guidance?.kind === 'guidance' ? guidance.unsubscribeUrl : '').pathname;
  const unsubscribe = path.split('/').at(-1);
  await visitor.get(
    `/trpc/alerts.unsubscribe.view?input=${encodeURIComponent(JSON.stringify({ json: { token: unsubscribe } }))}`,
  );
  const keep = { token: unsubscribe, categories: ['guidance'], pauseTwoWeeks: true };
  await visitor.post('/trpc/alerts.unsubscribe.save', { json: keep });
  await visitor.send('DELETE', `/api/schedule/${userId}/pause`);
  await visitor.post(path);
  await visitor.get('/api/auth/me');
  await visitor.post('/api/auth/logout');
  await visitor.post('/api/auth/login', { email: joined.email, password: joined.password });
  await cleanUp(api.site);
  // After a day the plan is extended, and missed deliveries are caught up after a failed attempt.
  api.site.clock.jumpTo('2027-03-02T10:20Z');
  await extendPlans(api.site);
  await visitor.post(`/api/alerts/preferences/${userId}`, { alertMethods: ['email'], smsConsent: false });
  email.next.push(retry('smtp_450', { address: 'count' }));
  await scheduler.beat();
  await api.site.clock.advance(5 * 60_000);
  expect(email.sent.filter(({ kind }) => kind === 'guidance').length).toBeGreaterThan(1);
  await makeEveryCall();
  await scheduler.stop();
}

/** Makes each call once, as a caller with the right access. */
async function makeEveryCall(): Promise<void> {
  for (const call of routerCalls()) {
    const row = CALLS[call.name];
    const by = await api.member({ role: /^(?:admin|reviewer)/.test(row?.who ?? '') ? 'admin' : 'member' });
    const input = await row?.input(api, by);
    const { status } = await sendRpc(by, call, input);
    expect([call.name, status]).toEqual([call.name, row?.status ?? 200]);
    api.site.db.client.exec('DELETE FROM rate_limits');
  }
}

/** Returns the plan steps that scan a whole table or index, each with its statement. FTS5's `M` is a lookup. */
function findScans(): string[] {
  const asked = [...new Set(statements)].filter((source) => /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(source));
  expect(asked.length).toBeGreaterThan(80);
  return asked.flatMap((source) => {
    if (ALLOWED.some(({ statement }) => statement.test(source))) return [];
    const plan = api.site.db.client.prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`);
    const values = Array<null>(source.split('?').length - 1).fill(null);
    const steps = plan.all(...values).map(({ detail }) => detail);
    return steps
      .filter((detail) => /^SCAN (?!json_each|CONSTANT|\d+-ROW|\(|entry_search VIRTUAL TABLE INDEX 0:M)/.test(detail))
      .map((detail) => `${detail}: ${source}`);
  });
}

test('no call and no job scans a whole table', () => {
  expect(findScans()).toEqual([]);
});

test('a missing index is detected', () => {
  api.site.db.client.exec('DROP INDEX pauses_user; DROP INDEX user_goals_user');
  expect(findScans()).not.toEqual([]);
});
