import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Dashboard, GuidanceEntry } from '../../../shared/guidance.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createEntry } from '../../testing/guidance/entries.ts';
import { WIZARD_ANSWERS } from '../../testing/members/members.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-03T12:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const complete = (id: number, json: object = {}) =>
  ruth.patch<{ success: true; entry: GuidanceEntry; stats: Dashboard['stats'] }>(`/api/guidance/${id}/complete`, json);
const dashboard = async () => (await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`)).body;
const [HOUR, DAY] = [60 * 60, 24 * 60 * 60];
const REFLECTION = 'I was forgiven much, and it changed how I listen.';

test('an entry is completed once, with its time', async () => {
  const id = await createEntry(api.site, ruth.id);
  const { status, body } = await complete(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    entry: { id, isCompleted: true, completedAt: '2027-03-03T12:00:00.000Z' },
  });
  expect((await dashboard()).stats).toMatchObject({ streakDays: 1, completedLessons: 1 });
});

test('the answer contains streak, lessons and week like the dashboard (decisions.md D44)', async () => {
  const { body } = await complete(await createEntry(api.site, ruth.id));
  expect(body.stats).toMatchObject({ streakDays: 1, completedLessons: 1 });
  expect(body.stats).toEqual((await dashboard()).stats);
  const json = { id: await createEntry(api.site, ruth.id) };
  const rpc = await ruth.post<{ result: { data: { json: { stats: Dashboard['stats'] } } } }>(
    '/trpc/guidance.complete',
    {
      json,
    },
  );
  expect(rpc.body.result.data.json.stats).toMatchObject({ streakDays: 1, completedLessons: 2 });
});

describe('a completion that is sent later counts for the day on which it was made (decisions.md D14)', () => {
  const dayOf = async (id: number) => {
    const { guidanceEntries } = api.site.db.tables;
    const [row] = await api.site.db.select().from(guidanceEntries).where(eq(guidanceEntries.id, id));
    return row?.completedLocalDate;
  };

  test('in the member’s zone', async () => {
    await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS, timezone: 'America/New_York' });
    const id = await createEntry(api.site, ruth.id, { availableAt: new Date('2027-03-01T14:00Z') });
    const { body } = await complete(id, { secondsAgo: 32.5 * HOUR });
    expect(body.entry.completedAt).toBe('2027-03-03T12:00:00.000Z');
    expect(await dayOf(id)).toBe('2027-03-01');
    expect(body.stats).toEqual((await dashboard()).stats);
  });

  test.each([
    ['not before its entry', 4 * DAY, '2027-03-01'],
    ['not more than a week back', 7 * DAY + 1, '2027-03-03'],
  ])('but %s', async (_why, secondsAgo, day) => {
    const id = await createEntry(api.site, ruth.id, { availableAt: new Date('2027-03-01T14:00Z') });
    expect((await complete(id, { secondsAgo })).status).toBe(200);
    expect(await dayOf(id)).toBe(day);
  });

  test.each(['yesterday', -1, 1.5])('which %j does not tell', async (secondsAgo) => {
    const id = await createEntry(api.site, ruth.id);
    const { status, text } = await complete(id, { secondsAgo });
    expect([status, text]).toEqual([400, expect.stringContaining('secondsAgo')]);
  });
});

test('a repeated completion returns today’s stats', async () => {
  const id = await createEntry(api.site, ruth.id);
  await complete(id);
  await complete(await createEntry(api.site, ruth.id));
  expect((await complete(id)).body.stats).toMatchObject({ streakDays: 1, completedLessons: 2 });
});

describe('completing an entry twice (decisions.md D13)', () => {
  test('keeps the first reflection, time and date, and counts once', async () => {
    const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
    const first = await complete(id, { userReflection: `  ${REFLECTION}  ` });
    expect(first.body.entry.userReflection).toBe(REFLECTION);
    api.site.clock.jumpTo('2027-03-04T12:00Z');
    const second = await complete(id, { userReflection: 'Something else entirely, much later on.' });
    expect([second.status, second.body.entry]).toEqual([200, first.body.entry]);
    expect((await complete(id, { userReflection: 'short' })).body.entry).toEqual(first.body.entry);
    expect((await dashboard()).stats.completedLessons).toBe(1);
  });

  test('at the same time keeps one, and both answers contain it', async () => {
    await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS });
    const id = await createEntry(api.site, ruth.id, {
      contentType: 'reflection',
      challenges: ['Offering godly counsel'],
    });
    const texts = ['The first of two thoughts at once.', 'The second of two thoughts at once.'];
    const answers = await Promise.all(texts.map((userReflection) => complete(id, { userReflection })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await dashboard()).goals[0]?.progress).toBe(8);
  });
});

test('a prayer or an action needs no text, and keeps a given one', async () => {
  const prayer = await createEntry(api.site, ruth.id);
  const action = await createEntry(api.site, ruth.id, { contentType: 'do' });
  expect((await complete(prayer)).body.entry.userReflection).toBeNull();
  expect((await complete(action, { userReflection: 'short' })).body.entry.userReflection).toBe('short');
});

test.each(['too short', '\u200b'.repeat(25)])(
  'a rejected reflection %j leaves the entry open',
  async (userReflection) => {
    const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
    expect((await complete(id, { userReflection })).status).toBe(400);
    expect((await dashboard()).todaysGuidance).toMatchObject([{ isCompleted: false, userReflection: null }]);
  },
);

test('an unknown, another member’s and a hidden entry get the same 404', async () => {
  const naomi = await api.member();
  const others = await createEntry(api.site, naomi.id);
  const hidden = await createEntry(api.site, ruth.id, { availableAt: new Date('2027-03-03T12:00:00.001Z') });
  const answers = await Promise.all([4711, others, hidden].map((id) => complete(id)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

describe('goals (decisions.md D12)', () => {
  const CHALLENGES = ['Offering godly counsel', 'Forgiving and reconciling', 'Finding trustworthy friends'];
  beforeEach(() => ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS, challenges: CHALLENGES }));

  const completeNew = async (fields: Parameters<typeof createEntry>[2] = {}) =>
    complete(await createEntry(api.site, ruth.id, fields));
  const progress = async () => (await dashboard()).goals.map((goal) => goal.progress);

  test('whose challenge an entry has advance by one in twelve', async () => {
    await completeNew({ challenges: ['Finding trustworthy friends', 'Offering godly counsel'] });
    expect(await progress()).toEqual([8, 0, 8]);
    await completeNew({ challenges: ['Finding trustworthy friends'] });
    expect(await progress()).toEqual([8, 0, 17]);
  });

  test('with the least progress advance when an entry matches none', async () => {
    await completeNew({ challenges: ['Offering godly counsel'] });
    await completeNew({ challenges: [] });
    await completeNew({ challenges: ['Making time for deep relationships'] });
    expect(await progress()).toEqual([8, 8, 8]);
  });

  test('are completed at twelve, and stay complete', async () => {
    const entry = { challenges: ['Offering godly counsel'] };
    for (let time = 0; time < 12; time += 1) await completeNew(entry);
    expect((await dashboard()).goals[0]).toMatchObject({ progress: 100, isCompleted: true });
    expect(await progress()).toEqual([100, 0, 0]);
    await completeNew(entry);
    expect(await progress()).toEqual([100, 8, 0]);
  });

  test('do not advance for a test or another member’s entry', async () => {
    await completeNew({ challenges: CHALLENGES, isDev: true });
    const naomi = await api.member();
    await naomi.patch(
      `/api/guidance/${await createEntry(api.site, naomi.id, { challenges: CHALLENGES })}/complete`,
      {},
    );
    expect(await progress()).toEqual([0, 0, 0]);
  });

  test('that members wrote are advanced only by the member', async () => {
    const { userGoals } = api.site.db.tables;
    await api.site.db.update(userGoals).set({ challenge: null });
    await completeNew({ challenges: CHALLENGES });
    expect(await progress()).toEqual([0, 0, 0]);
  });

  test('are not needed to complete an entry', async () => {
    await api.site.db.delete(api.site.db.tables.userGoals);
    expect((await completeNew()).status).toBe(200);
  });

  test('advance together with the entry, or not at all', async () => {
    const id = await createEntry(api.site, ruth.id, { challenges: CHALLENGES });
    const { client } = api.site.db;
    client.exec("CREATE TRIGGER broken BEFORE UPDATE ON user_goals BEGIN SELECT RAISE(ABORT, 'broken'); END");
    expect((await complete(id)).status).toBe(500);
    client.exec('DROP TRIGGER broken');
    api.site.logged.length = 0;
    const { guidanceEntries } = api.site.db.tables;
    const [row] = await api.site.db.select().from(guidanceEntries).where(eq(guidanceEntries.id, id));
    expect(row).toMatchObject({ isCompleted: false, completedAt: null, completedLocalDate: null });
  });
});

describe('Helpful (decisions.md D16)', () => {
  test('is a stored toggle', async () => {
    const id = await createEntry(api.site, ruth.id);
    const helpful = async () => (await dashboard()).todaysGuidance[0]?.isHelpful;
    expect(await helpful()).toBe(false);
    expect((await ruth.patch(`/api/guidance/${id}/helpful`, { isHelpful: true })).body).toEqual({ success: true });
    expect(await helpful()).toBe(true);
    await ruth.patch(`/api/guidance/${id}/helpful`, { isHelpful: false });
    expect(await helpful()).toBe(false);
  });

  test('completes nothing', async () => {
    const id = await createEntry(api.site, ruth.id);
    await ruth.patch(`/api/guidance/${id}/helpful`, { isHelpful: true });
    expect((await dashboard()).todaysGuidance[0]?.isCompleted).toBe(false);
  });

  test.each([{}, { isHelpful: 'true' }, { isHelpful: null }, { isHelpful: 1 }])(
    'must be true or false: %j',
    async (json) => {
      const id = await createEntry(api.site, ruth.id);
      expect((await ruth.patch(`/api/guidance/${id}/helpful`, json)).status).toBe(400);
    },
  );
});
