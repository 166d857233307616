import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestResults } from '../../../../shared/alerts.ts';
import { failed, retry, type SendResult } from '../../../channels/send-result.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';

let api: TestApi;
let ruth: SignedIn;
let email: RecordingChannel;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  email = createRecordingChannel();
  api.site.channels.set('email', email);
  ruth = await api.member({ email: 'ruth@parish.example' });
  await choose('email');
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const choose = (...alertMethods: string[]) => ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods });
const ask = (json?: object, by = ruth) => by.post<{ results: TestResults }>(`/api/alerts/test/${ruth.id}`, json);
const results = async (json?: object) => {
  const answer = await ask(json);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results;
};
const deliveries = () => api.site.db.select().from(api.site.db.tables.deliveries);
const address = () => api.site.db.tables.alertAddresses;

describe('a test (decisions.md D3)', () => {
  test('is really sent, at once, and has a row with the outcome and without the text', async () => {
    expect(await results()).toEqual({ success: ['email'], failed: [], errors: {}, said: {} });
    expect(email.sent).toEqual([
      {
        kind: 'test',
        id: expect.any(String),
        to: { name: expect.any(String), address: 'ruth@parish.example', language: 'en', secrets: {} },
        settingsUrl: 'http://hesed.example/settings',
      },
    ]);
    expect(await deliveries()).toMatchObject([
      { kind: 'test', channel: 'email', status: 'sent', attempts: 1, runAt: null, leaseToken: null, jobId: null },
    ]);
  });

  test('under way is ignored by a scheduler that claims due messages', async () => {
    const answer = Promise.withResolvers<void>();
    email.next.push(answer.promise);
    const asked = results();
    await api.site.clock.advance(1);
    await startScheduler(api.site, [email]);
    await api.site.clock.advance(20_000);
    answer.resolve();
    expect((await asked).success).toEqual(['email']);
    await api.site.clock.advance(5 * 60_000);
    expect(email.sent).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  test('C34: without a body goes by every method that is on, and returns what each lacks', async () => {
    await choose('email', 'push', 'slack');
    const { success, failed, errors } = await results();
    expect([success, failed]).toEqual([['email'], ['push', 'slack']]);
    expect(errors.slack).toMatch(/^Slack is not set up on this site/);
    expect(errors.push).toMatch(/^Push is not set up on this site/);
  });

  test('has no result where no method is on or none is named', async () => {
    expect(await results({ alertMethods: [] })).toEqual({ success: [], failed: [], errors: {}, said: {} });
    await choose();
    expect(await results()).toEqual({ success: [], failed: [], errors: {}, said: {} });
    expect(email.sent).toEqual([]);
  });

  test('goes by a method once, however often it is named', async () => {
    expect((await results({ alertMethods: ['email', 'email'] })).success).toEqual(['email']);
    expect(email.sent).toHaveLength(1);
  });

  test('reaches a member who muted every kind of guidance', async () => {
    const mutedMailCategories = ['prayer_reminders', 'reflection_prompts'];
    await api.site.db.update(api.site.db.tables.userProfiles).set({ mutedMailCategories });
    expect((await results()).success).toEqual(['email']);
  });
});

describe('fails with a sentence and without a call (rules.md C34)', () => {
  afterEach(async () => {
    expect(email.sent).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  test('by a method that is off', async () => {
    await choose();
    expect(await results({ alertMethods: ['email'] })).toEqual({
      success: [],
      failed: ['email'],
      errors: { email: 'Email is switched off. Switch it on and save first.' },
      said: { email: { code: 'method_off', params: { method: 'email' } } },
    });
  });

  test('to an address that is not confirmed', async () => {
    await api.site.db.update(address()).set({ verifiedAt: null });
    expect((await results()).errors.email).toBe('Open the link we sent you to confirm your address.');
  });

  test('to an address that refuses', async () => {
    await api.site.db.update(address()).set({ disabledAt: new Date() });
    expect((await results()).errors.email).toMatch(/refused/);
  });

  test('by a method that is not set up', async () => {
    expect((await results({ alertMethods: ['telegram'] })).errors.telegram).toMatch(/^Telegram is not set up/);
  });
});

describe('a test that is refused', () => {
  test('temporarily is not retried, and says so', async () => {
    email.next.push(retry('smtp_421'));
    expect(await results()).toMatchObject({
      failed: ['email'],
      errors: { email: expect.stringContaining('smtp_421') },
    });
    await startScheduler(api.site, [email]);
    await api.site.clock.advance(20 * 60_000);
    expect(email.sent).toEqual([]);
    expect(await deliveries()).toMatchObject([{ status: 'failed', errorCode: 'smtp_421', runAt: null }]);
  });

  test('because the address is refused disables the address as any mail would (C20)', async () => {
    email.next.push(failed('smtp_550', 'disable'));
    expect((await results()).errors.email).toMatch(/refused \(smtp_550\)/);
    expect(await api.site.db.select().from(address())).toMatchObject([{ disabledReason: 'smtp_550' }]);
    expect((await results()).errors.email).not.toContain('smtp_550');
    expect(email.sent).toEqual([]);
  });

  test('by an address that was replaced during the test does not count against the new one', async () => {
    const answer = Promise.withResolvers<SendResult>();
    email.next.push(answer.promise);
    const asked = results();
    await api.site.clock.advance(1);
    await api.site.db.update(address()).set({ address: 'ruth.new@parish.example' });
    answer.resolve(failed('smtp_550', 'disable'));
    expect((await asked).errors.email).toMatch(/refused \(smtp_550\)/);
    expect(await api.site.db.select().from(address())).toMatchObject([{ disabledAt: null }]);
  });

  test('that is under way when the site stops is abandoned, and stays unknown', async () => {
    email.next.push(new Promise<void>(() => {}));
    const asked = results();
    await api.site.clock.advance(1);
    api.site.providerAbort.abort();
    expect((await asked).failed).toEqual(['email']);
    expect(await deliveries()).toMatchObject([{ status: 'unknown', runAt: null }]);
  });

  test('without an answer within half a minute is abandoned: it stays unknown, and is not sent again', async () => {
    const answer = Promise.withResolvers<void>();
    email.next.push(answer.promise);
    const asked = results();
    await api.site.clock.advance(29_999);
    expect(await deliveries()).toMatchObject([{ status: 'sending' }]);
    await api.site.clock.advance(1);
    expect((await asked).errors.email).toBe('There was no reply. The message may still arrive.');
    answer.resolve();
    await startScheduler(api.site, [email]);
    await api.site.clock.advance(20 * 60_000);
    expect(email.sent).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ status: 'unknown', errorCode: 'timed_out' }]);
  });

  test('for an unexpected reason is logged, and the response holds a code and no text', async () => {
    email.next.push(new TypeError("Cannot read 'ruth@parish.example'"));
    expect((await results()).errors.email).toBe('We couldn’t send the message (unexpected). Please try again later.');
    expect(api.site.logged.splice(0).map(({ msg }) => msg)).toEqual(['a send failed']);
  });
});

describe('a request for a test', () => {
  test('is limited to five in an hour for a member, an administrator’s tests included, then gets 429 with Retry-After', async () => {
    const admin = await api.member({ role: 'admin' });
    for (let count = 0; count < 4; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask(undefined, admin)).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(email.sent).toHaveLength(5);
    const naomi = await api.member();
    expect((await naomi.post(`/api/alerts/test/${naomi.id}`)).status).toBe(200);
  });

  test('is for the member and an admin, who is audited', async () => {
    const naomi = await api.member();
    expect((await ask(undefined, naomi)).status).toBe(403);
    expect((await api.visitor().post(`/api/alerts/test/${ruth.id}`)).status).toBe(401);
    const admin = await api.member({ role: 'admin' });
    expect((await ask(undefined, admin)).status).toBe(200);
    const { auditLog } = api.site.db.tables;
    expect(await api.site.db.select().from(auditLog).where(eq(auditLog.actorId, admin.id))).toMatchObject([
      { action: 'alerts.tests.send', targetId: ruth.id },
    ]);
    expect((await admin.post('/api/alerts/test/4711')).status).toBe(404);
  });

  test('needs known methods', async () => {
    const { status, body } = await ruth.post(`/api/alerts/test/${ruth.id}`, { alertMethods: ['pigeon'] });
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect((await ruth.post(`/api/alerts/test/${ruth.id}`, { role: 'admin' })).status).toBe(400);
  });
});
