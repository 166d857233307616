import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unsubscribeUrl } from '../../domains/alerts/unsubscribe/service.ts';
import { type Answer, createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { expectSameRows } from '../../testing/database/contents.ts';
import { everyDay, WIZARD_ANSWERS } from '../../testing/members/members.ts';

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

const tables = () =>
  api.site.db.client
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'rate_limits'`,
    )
    .pluck()
    .all();
const rows = () =>
  Object.fromEntries(tables().map((name) => [name, api.site.db.client.prepare(`SELECT * FROM ${name}`).all()]));
const count = (table: string) => api.site.db.client.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;

const onboard = (different: object = {}) =>
  ruth.post('/api/onboarding', { ...WIZARD_ANSWERS, userId: ruth.id, ...different });
const preferences = (alertMethods: string[]) => ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods });
const pause = (json: object = {}) => ruth.post(`/api/schedule/${ruth.id}/pause`, json);
const resume = () => ruth.send('DELETE', `/api/schedule/${ruth.id}/pause`);
const addGoal = () => ruth.post<{ goal: { id: number } }>('/api/goals', { title: 'Call' });

describe('calls that a member can repeat are limited', () => {
  const CALLS: [string, number, (round: number) => Promise<Answer<object>>][] = [
    ['onboarding', 60, (round) => onboard({ notificationMethod: round % 2 ? ['push'] : ['email'] })],
    ['preferences', 60, (round) => preferences(round % 2 ? ['desktop'] : ['email'])],
    ['pauses', 60, (round) => (round % 2 ? resume() : pause())],
    ['goals', 50, addGoal],
    [
      'the week',
      60,
      (round) =>
        ruth.post(`/api/schedule/${ruth.id}`, { scheduleData: everyDay({ hour: 9, minute: round % 60, type: 'do' }) }),
    ],
  ];

  test.each(CALLS)('%s', async (_what, most, call) => {
    let passed = 0;
    let refusal: Answer<object> | undefined;
    for (let round = 0; round < most + 5; round += 1) {
      const answer = await call(round);
      if (answer.status === 200) passed += 1;
      else refusal ??= answer;
    }
    expect(passed).toBe(most);
    expect([409, 429]).toContain(refusal?.status);
    const before = rows();
    await call(most + 5);
    expectSameRows(rows(), before);
  });

  test('onboarding, preferences and pauses share one limit, and the error says how long to wait', async () => {
    for (let round = 0; round < 20; round += 1) {
      await onboard({ satisfactionRating: 1 + (round % 5) });
      await preferences(round % 2 ? ['desktop'] : ['email']);
      await (round % 2 ? resume() : pause());
    }
    for (const call of [() => onboard({ satisfactionRating: 5 }), () => preferences(['email']), pause, resume]) {
      const { status, body, headers } = await call();
      expect(status).toBe(429);
      expect(body.message).toBe('Too many attempts. Please wait 60 minutes.');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    }
  });

  test('the page behind an unsubscribe link unsubscribes once, and then writes nothing', async () => {
    const token = unsubscribeUrl(api.site, ruth.id).split('/').at(-1) as string;
    const save = () =>
      api.visitor().post('/trpc/alerts.unsubscribe.save', { json: { token, categories: [], pauseTwoWeeks: true } });
    expect((await save()).status).toBe(200);
    const before = rows();
    expect((await save()).status).toBe(200);
    expectSameRows(rows(), before);
  });

  test('adding and deleting goals in turn is limited', async () => {
    for (let round = 0; round < 60; round += 1) {
      const { status, body } = await addGoal();
      expect(status).toBe(200);
      await ruth.send('DELETE', `/api/goals/${body.goal.id}`, { json: {} });
    }
    const { status, headers } = await addGoal();
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('changes that need a password or a code', () => {
  const wrong = { currentPassword: 'not it', newPassword: 'another secret' };
  const CALLS: [string, () => Promise<Answer>][] = [
    ['a new password', () => ruth.post('/api/auth/change-password', wrong)],
    ['a new address', () => ruth.post('/api/auth/change-email', { email: 'new@parish.example', password: 'not it' })],
    ['a second step', () => ruth.post('/api/auth/second-step/start', { password: 'not it' })],
    ['a passkey', () => ruth.post('/api/auth/passkeys/register/start', { password: 'not it' })],
  ];

  test.each(CALLS)('%s is rejected after 30 in an hour, before anything is read', async (_what, call) => {
    for (let each = 0; each < 30; each += 1) await api.site.rateLimits.consume('proved_changes', String(ruth.id));
    const { status, headers } = await call();
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('failed attempts do not count', async () => {
    for (let each = 0; each < 29; each += 1) await api.site.rateLimits.consume('proved_changes', String(ruth.id));
    for (const [what, call] of CALLS) expect((await call()).status, what).toBe(400);
  });
});

describe('stored rows have a maximum', () => {
  test('500 goals, completed ones included', async () => {
    const { userGoals } = api.site.db.tables;
    const done = { userId: ruth.id, title: 'Done', isCompleted: true, createdAt: new Date() };
    await api.site.db.insert(userGoals).values(Array.from({ length: 499 }, () => done));
    expect((await addGoal()).status).toBe(200);
    const { status, body } = await addGoal();
    expect([status, body]).toMatchObject([409, { message: 'You have 500 goals. Please delete one first.' }]);
    expect(count('user_goals')).toBe(500);
  });

  test('500 pauses; the oldest is deleted, and other members keep theirs', async () => {
    const naomi = await api.member();
    const { pauses } = api.site.db.tables;
    const past = (userId: number, day: number) => ({
      userId,
      startsAt: new Date(day * 86_400_000),
      endsAt: new Date(day * 86_400_000 + 1),
      createdAt: new Date(0),
    });
    await api.site.db
      .insert(pauses)
      .values([past(naomi.id, 0), ...Array.from({ length: 500 }, (_, day) => past(ruth.id, day))]);
    expect((await pause()).status).toBe(200);
    expect(count(`pauses WHERE user_id = ${ruth.id}`)).toBe(500);
    expect(count(`pauses WHERE user_id = ${ruth.id} AND starts_at = 0`)).toBe(0);
    expect(count(`pauses WHERE user_id = ${naomi.id}`)).toBe(1);
  });
});

describe('an unchanged value writes nothing', () => {
  test('when onboarding is sent again with the same answers, days later', async () => {
    await onboard({ frequency: 'biweekly', notificationMethod: ['email', 'sms'], phoneNumber: '+1 (234) 567-8901' });
    const before = rows();
    await api.site.clock.advance(86_400_000);
    await onboard({ frequency: 'biweekly', notificationMethod: ['email', 'sms'], phoneNumber: '+12345678901' });
    expectSameRows(rows(), before);
  });

  test('when a pause is set to its current end', async () => {
    await pause({ until: '2027-03-20' });
    const before = rows();
    await api.site.clock.advance(1000);
    expect((await pause({ until: '2027-03-20' })).body).toEqual({ pausedUntil: '2027-03-20T00:00:00.000Z' });
    expectSameRows(rows(), before);
  });

  test('when a pause that does not exist is ended', async () => {
    const before = rows();
    await resume();
    expectSameRows(rows(), before);
  });
});
