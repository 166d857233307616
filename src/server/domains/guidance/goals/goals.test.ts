import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GoalDetail } from '../../../../shared/goals.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { cleanUp } from '../../../scheduler/jobs/housekeeping.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { memberActor, WIZARD_ANSWERS } from '../../../testing/members/members.ts';
import { changeGoal } from './service.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T22:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

interface GoalBody extends Record<string, unknown> {
  goal: GoalDetail;
  issues: unknown;
  error: string;
}
const post = (json: object, by = ruth) => by.post<GoalBody>('/api/goals', json);
const add = async (json: object = {}, by = ruth) => {
  const answer = await post({ title: 'Write to Naomi', ...json }, by);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.goal;
};
const change = (id: number, json: object, by = ruth) => by.patch<GoalBody>(`/api/goals/${id}`, json);
const changed = async (id: number, json: object) => {
  const answer = await change(id, json);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.goal;
};
const list = async (by = ruth) => (await by.get<{ goals: GoalDetail[] }>('/api/goals')).body.goals;
const remove = (id: number, by = ruth) => by.send('DELETE', `/api/goals/${id}`);
const restore = (id: number, by = ruth) => by.post<GoalBody>(`/api/goals/${id}/restore`, {});

describe('a goal the member wrote (decisions.md D12)', () => {
  test('is added once, however often its request is sent, with the words of the last one', async () => {
    const requestKey = 'b'.repeat(32);
    const first = await add({ requestKey });
    expect(await add({ requestKey })).toEqual(first);
    await change(first.id, { completions: 3 });
    const again = await add({ title: 'Write to Orpah', target: 4, requestKey });
    expect(again).toEqual({ ...first, title: 'Write to Orpah', target: 4, completions: 3, progress: 75 });
    expect(await list()).toEqual([again]);
    const other = await api.member();
    expect((await add({ requestKey }, other)).id).not.toBe(first.id);
    expect((await post({ title: 'Write to Naomi', requestKey: 'short' })).status).toBe(400);
  });

  test('is added again with its key once it was deleted', async () => {
    const requestKey = 'c'.repeat(32);
    const first = await add({ requestKey });
    await remove(first.id);
    expect((await add({ requestKey })).id).not.toBe(first.id);
  });

  test('needs only a title, with twelve completions to go', async () => {
    const goal = await add({ title: '  Write to Naomi ' });
    expect(goal).toEqual({
      id: expect.any(Number),
      title: 'Write to Naomi',
      description: null,
      language: null,
      progress: 0,
      targetDate: null,
      isCompleted: false,
      target: 12,
      completions: 0,
    });
    expect(await list()).toEqual([goal]);
    expect((await ruth.get(`/api/goals/${goal.id}`)).body).toEqual({ goal });
  });

  test('stores all its fields, and is on the dashboard', async () => {
    const said = { title: 'Call', description: 'Each Sunday.', targetDate: '2027-03-01', target: 4 };
    expect(await add(said)).toMatchObject(said);
    const { goals } = (await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`)).body;
    expect(goals).toMatchObject([
      { title: 'Call', description: 'Each Sunday.', progress: 0, targetDate: '2027-03-01' },
    ]);
  });

  test.each([
    ['title', { title: '   ' }],
    ['title', {}],
    ['title', { title: 'x'.repeat(121) }],
    ['description', { title: 'Call', description: 'x'.repeat(1001) }],
    ['target', { title: 'Call', target: 0 }],
    ['target', { title: 'Call', target: 366 }],
    ['target', { title: 'Call', target: 1.5 }],
    ['targetDate', { title: 'Call', targetDate: '2027-02-29' }],
    ['targetDate', { title: 'Call', targetDate: '1 March 2027' }],
    ['targetDate', { title: 'Call', targetDate: '2027-02-28' }],
  ])('is rejected at the field %s of %j', async (field, json) => {
    const { status, body } = await post(json);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: [field] }]);
    expect(await list()).toEqual([]);
  });

  test.each(['progress', 'isCompleted', 'completions', 'userId', 'challenge'])(
    'cannot be created with %s',
    async (field) => {
      expect((await post({ title: 'Call', [field]: 1 })).status).toBe(400);
    },
  );

  test('may be due today, in the member’s own zone', async () => {
    await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS, timezone: 'Asia/Tokyo' });
    expect((await post({ title: 'Call', targetDate: '2027-03-01' })).status, 'yesterday in Tokyo').toBe(400);
    expect((await post({ title: 'Call', targetDate: '2027-03-02' })).status).toBe(200);
  });

  test('is limited to fifty open ones; completing one makes room', async () => {
    const first = await add();
    for (let count = 1; count < 50; count += 1) await add();
    const refused = await post({ title: 'One more' });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'You have 50 open goals. Complete or delete one first.',
    ]);
    await changed(first.id, { isCompleted: true });
    await add();
    expect((await change(first.id, { isCompleted: false })).status, 'nor by reopening one').toBe(409);
    expect((await change(first.id, { completions: 3 })).status).toBe(409);
    expect((await list()).filter(({ isCompleted }) => !isCompleted)).toHaveLength(50);
  });
});

describe('changing a goal', () => {
  test('leaves absent fields unchanged, and null deletes a value', async () => {
    const { id } = await add({ description: 'Each Sunday.', targetDate: '2027-06-01' });
    expect(await changed(id, { title: 'Call' })).toMatchObject({
      title: 'Call',
      description: 'Each Sunday.',
      targetDate: '2027-06-01',
    });
    const before = await changed(id, { description: null, targetDate: null });
    expect(before).toMatchObject({ title: 'Call', description: null, targetDate: null });
    expect(await changed(id, {})).toEqual(before);
  });

  test('of the completions updates the progress, and completes at the target', async () => {
    const { id } = await add({ target: 8 });
    expect(await changed(id, { completions: 3 })).toMatchObject({ completions: 3, progress: 38, isCompleted: false });
    expect(await changed(id, { completions: 8 })).toMatchObject({ progress: 100, isCompleted: true });
    expect(await changed(id, { completions: 7 })).toMatchObject({ progress: 88, isCompleted: false });
  });

  test('never shows 100 before completion, nor more', async () => {
    const { id } = await add({ target: 365 });
    expect(await changed(id, { completions: 364 })).toMatchObject({ progress: 99, isCompleted: false });
    const { status, body } = await change(id, { completions: 366 });
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: ['completions'] }]);
    const past = await change(id, { target: 10, completions: 11 });
    expect([past.status, past.body.issues]).toEqual([
      400,
      [{ path: ['completions'], message: 'completions must be at most 10', said: expect.anything() }],
    ]);
    expect(await list()).toMatchObject([{ target: 365, completions: 364 }]);
  });

  test('of the target recalculates the progress', async () => {
    const { id } = await add({ target: 12 });
    await changed(id, { completions: 6 });
    expect(await changed(id, { target: 24 })).toMatchObject({ progress: 25, completions: 6, isCompleted: false });
    expect(await changed(id, { target: 5 })).toMatchObject({ progress: 100, completions: 5, isCompleted: true });
    expect(await changed(id, { target: 50 }), 'what is done stays done').toMatchObject({
      progress: 100,
      isCompleted: true,
    });
  });

  test('completes at once, and reopens with the counted completions', async () => {
    const { id } = await add();
    await changed(id, { completions: 3 });
    expect(await changed(id, { isCompleted: true })).toMatchObject({
      isCompleted: true,
      progress: 100,
      completions: 3,
    });
    expect(await changed(id, { title: 'Call' })).toMatchObject({ isCompleted: true, progress: 100 });
    expect(await changed(id, { isCompleted: false })).toMatchObject({ isCompleted: false, progress: 25 });
  });

  test('of the date is rejected for a past date, unless it was stored before', async () => {
    const { id } = await add({ targetDate: '2027-03-02' });
    api.site.clock.jumpTo('2027-03-10T12:00Z');
    expect(await changed(id, { title: 'Call', targetDate: '2027-03-02' })).toMatchObject({ title: 'Call' });
    const { status, body } = await change(id, { targetDate: '2027-03-09' });
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: ['targetDate'] }]);
  });

  test.each(['progress', 'userId', 'challenge'])('of %s is rejected', async (field) => {
    const { id } = await add();
    expect((await change(id, { [field]: 50 })).status).toBe(400);
  });
});

describe('concurrent changes by guidance and the member', () => {
  test('lose no count', async () => {
    await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS, challenges: ['Offering godly counsel'] });
    const [goal] = await list();
    const id = goal?.id as number;
    const entries = await Promise.all(
      [1, 2, 3].map(() => createEntry(api.site, ruth.id, { challenges: ['Offering godly counsel'] })),
    );
    const answers = await Promise.all([
      ...entries.map((entry) => ruth.patch(`/api/guidance/${entry}/complete`, {})),
      ...['a', 'b', 'c'].map((title) => change(id, { title })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await list()).toMatchObject([{ id, completions: 3, progress: 25 }]);
  });

  test('read and write the goal in one transaction', async () => {
    const { id } = await add({ targetDate: '2027-06-01' });
    const actor = await memberActor(api.site, ruth.id);
    const { atomic } = api.site.db;
    let pieces = 0;
    api.site.db.atomic = (work) => {
      pieces += 1;
      return atomic(work);
    };
    await changeGoal(api.site, actor, id, { completions: 3, targetDate: '2027-07-01' });
    expect(pieces).toBe(1);
  });

  test('only the member advances a goal they wrote', async () => {
    await add();
    const entry = await createEntry(api.site, ruth.id, { challenges: ['Offering godly counsel'] });
    await ruth.patch(`/api/guidance/${entry}/complete`, {});
    expect(await list()).toMatchObject([{ completions: 0, progress: 0 }]);
  });

  test('a goal that was reopened at its target is completed by the next completion', async () => {
    await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS, challenges: ['Offering godly counsel'] });
    const id = (await list())[0]?.id as number;
    await changed(id, { completions: 12 });
    expect(await changed(id, { isCompleted: false })).toMatchObject({ isCompleted: false, progress: 100 });
    const entry = await createEntry(api.site, ruth.id, { challenges: ['Offering godly counsel'] });
    await ruth.patch(`/api/guidance/${entry}/complete`, {});
    expect(await list()).toMatchObject([{ isCompleted: true, completions: 12 }]);
  });
});

describe('another member’s goal', () => {
  test('cannot be read, changed or deleted, not even by an admin (decisions.md D1)', async () => {
    const goal = await add();
    for (const other of [await api.member(), await api.member({ role: 'admin' })]) {
      expect((await other.get(`/api/goals/${goal.id}`)).status).toBe(404);
      expect((await change(goal.id, { title: 'Mine' }, other)).status).toBe(404);
      expect((await remove(goal.id, other)).status).toBe(404);
      expect((await restore(goal.id, other)).status).toBe(404);
      expect(await list(other)).toEqual([]);
    }
    expect(await list()).toEqual([goal]);
  });

  test('cannot be read when signed out', async () => {
    expect((await api.visitor().get('/api/goals')).status).toBe(401);
    expect((await api.visitor().post('/api/goals', { title: 'Call' })).status).toBe(401);
  });
});

test('a goal is deleted once; after that it does not exist', async () => {
  const { id } = await add();
  const kept = await add({ title: 'Call' });
  const answer = await remove(id);
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect((await remove(id)).status).toBe(404);
  expect(await list()).toEqual([kept]);
});

describe('a deleted goal', () => {
  test('is restored as it was, once or several times', async () => {
    const { id } = await add({ description: 'Each Sunday.', target: 8 });
    const before = await changed(id, { completions: 3 });
    await add({ title: 'Call' });
    await remove(id);
    for (let each = 0; each < 2; each += 1)
      expect(await restore(id)).toMatchObject({ status: 200, body: { goal: before } });
    expect((await list())[0]).toEqual(before);
    expect((await restore(id + 2)).status, 'an unknown goal').toBe(404);
  });

  test('is in no answer and in no export, cannot be changed, and does not advance', async () => {
    await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS, challenges: ['Offering godly counsel'] });
    const goal = (await list())[0] as GoalDetail;
    await remove(goal.id);
    const entry = await createEntry(api.site, ruth.id, { challenges: ['Offering godly counsel'] });
    await ruth.patch(`/api/guidance/${entry}/complete`, {});
    expect((await ruth.get(`/api/goals/${goal.id}`)).status).toBe(404);
    expect((await change(goal.id, { title: 'Call' })).status).toBe(404);
    expect((await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`)).body.goals).toEqual([]);
    expect((await ruth.get(`/api/account/${ruth.id}/export`)).text).not.toContain(goal.title);
    expect((await restore(goal.id)).body.goal).toEqual(goal);
  });

  test('D12: is not restored beside a new goal for its challenge', async () => {
    const { userGoals } = api.site.db.tables;
    const made = { userId: ruth.id, challenge: 'Finding trustworthy friends', title: 'Trust', target: 12 } as const;
    const createdAt = new Date(api.site.clock.now());
    const rows = [{ ...made, deletedAt: createdAt }, made].map((row) => ({ ...row, createdAt }));
    const [deleted] = await api.site.db.insert(userGoals).values(rows).returning();
    expect(await restore(deleted?.id ?? 0)).toMatchObject({
      status: 409,
      body: { error: 'You already have a new goal for this challenge.' },
    });
    await api.site.db
      .update(userGoals)
      .set({ challenge: 'Offering godly counsel' })
      .where(eq(userGoals.id, (deleted?.id ?? 0) + 1));
    expect((await restore(deleted?.id ?? 0)).status).toBe(200);
  });

  test('makes room for another, and is not restored past the limit', async () => {
    const first = await add();
    for (let count = 1; count < 50; count += 1) await add();
    await remove(first.id);
    await add();
    expect(await restore(first.id)).toMatchObject({
      status: 409,
      body: { error: 'You have 50 open goals. Complete or delete one first.' },
    });
    expect(await list()).toHaveLength(50);
  });

  test('can be restored for a day, and the next clean-up deletes its row', async () => {
    const { userGoals } = api.site.db.tables;
    const { id } = await add();
    await remove(id);
    const deletedAt = api.site.clock.now();
    api.site.clock.jumpTo(deletedAt + RETENTION_MS.deletedGoals);
    await cleanUp(api.site);
    expect((await restore(id)).status).toBe(200);
    await remove(id);
    api.site.clock.jumpTo(api.site.clock.now() + RETENTION_MS.deletedGoals + 1);
    expect((await restore(id)).status, 'too late, although the row is there').toBe(404);
    expect(await api.site.db.select().from(userGoals)).toHaveLength(1);
    await cleanUp(api.site);
    expect(await api.site.db.select().from(userGoals)).toEqual([]);
  });
});

describe('a goal that was changed elsewhere (decisions.md D40)', () => {
  type Refusal = { present: GoalDetail; issues: { path: string[] }[] };
  const TITLE = 'Write to Anna';
  async function ownGoal(): Promise<GoalDetail> {
    return (await ruth.post<{ goal: GoalDetail }>('/api/goals', { title: TITLE, target: 12 })).body.goal;
  }
  const change = (id: number, json: object) => ruth.patch<{ goal: GoalDetail } & Refusal>(`/api/goals/${id}`, json);

  test('keeps the other screen’s values: the answer is 409 with the stored goal', async () => {
    const { id } = await ownGoal();
    await change(id, { title: 'Write to Naomi' });
    const { status, body } = await change(id, { title: 'Write to Orpah', from: { title: TITLE } });
    expect([status, body.issues.map(({ path: [field] }) => field)]).toEqual([409, ['title']]);
    expect(body.present).toMatchObject({ id, title: 'Write to Naomi' });
  });

  test('accepts changes to different fields from two screens', async () => {
    const { id } = await ownGoal();
    await change(id, { title: 'Write to Naomi', from: { title: TITLE } });
    const { body } = await change(id, { target: 6, from: { target: 12 } });
    expect(body.goal).toMatchObject({ title: 'Write to Naomi', target: 6 });
  });

  test.each(['isCompleted', 'progress', 'id', 'tilte'])(
    'compares only the fields of the form: %s in from is rejected',
    async (field) => {
      const { id } = await ownGoal();
      const { status, body } = await change(id, { title: 'Write to Orpah', from: { title: TITLE, [field]: 1 } });
      expect([status, body.issues.map(({ path }) => path)]).toEqual([400, [['from', field]]]);
      expect(await list()).toMatchObject([{ id, title: TITLE }]);
    },
  );

  test('counts one completion when two screens counted from the same number', async () => {
    const { id } = await ownGoal();
    const answers = await Promise.all(
      [1, 2].map((completions) => change(id, { completions, from: { completions: 0 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
