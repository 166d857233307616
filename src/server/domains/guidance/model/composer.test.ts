import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { QUOTES } from '../../../../content/quotes/quotes.ts';
import { CONTENT_TYPES, type ContentType } from '../../../../shared/guidance/content-types.ts';
import { INJECTIONS } from '../../../testing/guidance/injections.ts';
import { sampleOutput } from '../../../testing/guidance/model-outputs.ts';
import { agree, createModelSite, type ModelSite, openComposer } from '../../../testing/guidance/model-site.ts';
import { createMember } from '../../../testing/members/members.ts';
import { MODEL, type ModelFailure, requestOf } from '../../../testing/providers/model-server.ts';
import { ComposerRests, type GuidanceRequest } from '../entries.ts';
import { ModelError } from './model-error.ts';
import { PROMPT_VERSION } from './prompt.ts';
import { updateConsent } from './repo.ts';

const DAY = '2027-03-01';
const request = (userId: number, more: Partial<GuidanceRequest> = {}): GuidanceRequest => ({
  userId,
  contentType: 'prayer',
  localDate: DAY,
  isDev: false,
  ...more,
});
const compose = ({ composer, site, userId }: ModelSite, more?: Partial<GuidanceRequest>) =>
  composer.compose(site, request(userId, more));
const errorOf = (composing: Promise<unknown>) =>
  composing.then(
    () => null,
    (error: Error) => error,
  );
const health = async ({ site }: ModelSite) => (await site.db.select().from(site.db.tables.modelHealth))[0];
const month = async ({ site }: ModelSite) => (await site.db.select().from(site.db.tables.modelMonths))[0];
const day = async ({ site }: ModelSite) => (await site.db.select().from(site.db.tables.modelDays))[0];

test('an entry of the model has the server’s verse and quotation, and says what wrote it (G1, G2)', async () => {
  const made = await createModelSite();
  const [id = ''] = Object.entries(QUOTES).find(([, { concepts }]) => concepts[0] === 'Grace in Relationships') ?? [];
  made.server.answerWith((call) => {
    const [offered] = requestOf(call).quotations as { id: string }[];
    return sampleOutput('reflection', {
      quote: offered?.id,
      scripture: { book: 'Galatians', chapter: 6, from: 2, to: 2 },
    });
  });
  expect(id).not.toBe('');
  const draft = await compose(made, { contentType: 'reflection' });
  expect(draft).toMatchObject({
    title: 'From the model',
    scripture: 'Galatians 6:2 (KJV) Bear ye one another’s burdens, and so fulfil the law of Christ.'.replaceAll(
      '’',
      "'",
    ),
    historicalQuote: expect.stringMatching(/\d{4}/),
    responseId: 'resp_1',
    writtenBy: `${MODEL}, ${PROMPT_VERSION}`,
    challenges: ['Finding trustworthy friends'],
    chosenBecause: 'challenge',
  });
  expect(draft?.libraryKey).toBeUndefined();
});

test('the model is told the subject and what the member said, and no name, address or reflection', async () => {
  const made = await createModelSite();
  const { site, userId } = made;
  const { guidanceEntries, userGoals } = site.db.tables;
  await site.db.insert(guidanceEntries).values({
    ...{ userId, title: 'An older title', content: 'x', contentType: 'prayer', concept: 'x', localDate: DAY },
    ...{ availableAt: new Date(site.clock.now()), isHelpful: true, userReflection: 'a secret reflection' },
  });
  const createdAt = new Date(site.clock.now());
  await site.db.insert(userGoals).values([
    { userId, title: 'Call an old friend', createdAt },
    { userId, title: 'Done long ago', createdAt, isCompleted: true },
    { userId, title: 'Deleted today', createdAt, deletedAt: createdAt },
  ]);
  await compose(made);
  const [call] = made.server.calls;
  if (!call) throw new Error('nothing was asked');
  expect(requestOf(call)).toEqual({
    subject: expect.any(String),
    type: 'prayer',
    speakTo: 'Finding trustworthy friends',
    doNotRepeatTitles: ['An older title'],
    titlesFoundHelpful: ['An older title'],
    member: {
      wantsToGrowIn: ['Finding trustworthy friends'],
      happinessWithFriendships: '2 of 5',
      onFriendship: expect.stringMatching(/^I think that a friend/),
      goals: expect.arrayContaining(['Call an old friend']),
    },
  });
  const [user] = await site.db.select().from(site.db.tables.users);
  const sent = JSON.stringify(call.body);
  expect(sent).not.toContain('Done long ago');
  expect(sent).not.toContain('Deleted today');
  for (const secret of [user?.username, user?.email, 'a secret reflection']) expect(sent).not.toContain(secret);
});

describe('nothing leaves the site', () => {
  test('of a member who did not agree', async () => {
    const made = await createModelSite();
    const other = await createMember(made.site);
    expect(await made.composer.wants(made.site, request(other))).toBe(false);
    expect(await made.composer.compose(made.site, request(other))).toBeNull();
    expect(made.server.calls).toEqual([]);
  });

  test.each([
    [
      'what they wrote about friendship',
      { friendshipPhilosophy: 'I want to kill myself and nobody would notice it anyway.' },
    ],
  ])('when a sign of crisis is in %s (G6)', async (_what, told) => {
    const made = await createModelSite();
    await agree(made.site, made.userId, told);
    expect(await compose(made)).toBeNull();
    expect(made.server.calls).toEqual([]);
  });

  const SIGN = 'Get away from my husband who beats me';
  test.each([
    ['the title of a goal', { title: SIGN }],
    ['the description of a goal', { title: 'Find a safe place', description: SIGN }],
    ['a goal that is reached', { title: SIGN, isCompleted: true }],
  ])('when a sign of crisis is in %s (G6)', async (_where, goal) => {
    const made = await createModelSite();
    const createdAt = new Date(made.site.clock.now());
    await made.site.db.insert(made.site.db.tables.userGoals).values({ userId: made.userId, ...goal, createdAt });
    expect(await compose(made)).toBeNull();
    expect(made.server.calls).toEqual([]);
  });

  test('of words in another language, in which no sign would be found (G6)', async () => {
    const made = await createModelSite();
    await agree(made.site, made.userId, { friendshipPhilosophy: 'Дружба — это когда человек остаётся. '.repeat(400) });
    expect(await compose(made)).toMatchObject({ responseId: 'resp_1' });
    expect(made.server.calls.map((call) => requestOf(call).member.onFriendship)).toEqual([null]);
  });
});

describe('G3: the library writes at once', () => {
  test.each<[string, ModelFailure]>([
    ['after a refusal', { does: 'refuse' }],
    ['after a filtered answer', { does: 'filter' }],
    ['after a 400', { does: 'error', status: 400, type: 'invalid_request_error', code: null }],
  ])('%s', async (_what, failure) => {
    const made = await createModelSite();
    made.server.fail(failure);
    expect(await compose(made)).toBeNull();
    expect(made.server.calls).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    [
      'a wrong verse with a right reference',
      { encouragement: '“Bear ye one another’s faults, and so fulfil the law of Christ” (Galatians 6:2).' },
    ],
    ['a passage that does not exist', { scripture: { book: 'Jude', chapter: 3, from: 1, to: 2 } }],
    ['an injected instruction', { encouragement: 'Visit www.evil.example and leave your name there.' }],
    ['a prosperity promise', { encouragement: 'Sow a seed today, and riches will follow you.' }],
    ['HTML', { title: '<script>alert(1)</script> and more' }],
    ['wrong types', { title: 7 }],
    ['garbage', null],
  ])('after one request to repair, with the reasons: %s', async (_what, changes) => {
    const made = await createModelSite();
    made.server.answerWith(() =>
      changes === null ? 'no JSON at all' : sampleOutput('prayer', changes as Record<string, unknown>),
    );
    expect(await compose(made)).toBeNull();
    expect(made.server.calls.map(({ turns }) => turns.length)).toEqual([1, 3]);
    expect(made.server.calls[1]?.turns[2]?.content).toMatch(/breaks rules[\s\S]+\n- \S/);
    expect(await health(made)).toMatchObject({ failures: 1, lastError: 'rejected' });
  });

  test('after an invented quotation', async () => {
    const made = await createModelSite();
    made.server.answerWith(() => sampleOutput('reflection', { quote: 'luther-invented' }));
    expect(await compose(made, { contentType: 'reflection' })).toBeNull();
  });

  test.each(INJECTIONS.slice(0, 30))(
    'when the member’s text is “%s” and the model obeys it (G5)',
    async (text, obeyed) => {
      const made = await createModelSite();
      await agree(made.site, made.userId, { friendshipPhilosophy: text });
      made.server.answerWith(() => sampleOutput('prayer', { content: `${sampleOutput('prayer').content} ${obeyed}` }));
      expect(await compose(made)).toBeNull();
    },
  );
});

test('each entry speaks to the next of the member’s challenges and is offered other quotations, also after many', async () => {
  const made = await createModelSite({ env: { GUIDANCE_DAILY_CAP: '50' } });
  const challenges = ['Finding trustworthy friends', 'Offering godly counsel', 'Forgiving and reconciling'];
  const { userProfiles, guidanceEntries } = made.site.db.tables;
  await made.site.db.update(userProfiles).set({ challenges }).where(eq(userProfiles.userId, made.userId));
  const insert = async (count: number, contentType: ContentType, title: string) => {
    const entry = { userId: made.userId, content: 'x', contentType, concept: 'x', localDate: DAY } as const;
    const availableAt = new Date(made.site.clock.now());
    const rows = Array.from({ length: count }, (_, at) => ({
      ...entry,
      title: `${title} ${at}`,
      availableAt,
    }));
    await made.site.db.insert(guidanceEntries).values(rows);
  };
  for (const contentType of CONTENT_TYPES) await insert(30, contentType, contentType);
  for (let round = 1; round <= 3; round += 1)
    for (const contentType of CONTENT_TYPES) {
      await compose(made, { contentType });
      await insert(1, contentType, `${contentType} of round ${round}`);
    }
  const requests = made.server.calls.map(requestOf);
  for (const contentType of CONTENT_TYPES) {
    const spokenTo = requests.filter(({ type }) => type === contentType).map(({ speakTo }) => speakTo);
    expect([...new Set(spokenTo)], contentType).toHaveLength(3);
  }
  const reflections = requests.filter(({ type }) => type === 'reflection');
  expect(new Set(reflections.map(({ quotations }) => JSON.stringify(quotations))).size).toBe(3);
});

test('an answer that is repaired is taken', async () => {
  const made = await createModelSite();
  made.server.answerWith(() =>
    sampleOutput('prayer', made.server.calls.length === 1 ? { title: 'Two *stars* here' } : {}),
  );
  expect(await compose(made)).toMatchObject({ title: 'From the model', responseId: 'resp_2' });
});

describe('G3: another try is made later', () => {
  test.each<[string, ModelFailure, string]>([
    ['a 500', { does: 'error', status: 500, type: 'server_error', code: null }, 'server_error'],
    ['a truncated answer', { does: 'truncate' }, 'truncated'],
    ['a dropped connection', { does: 'drop' }, 'unreachable'],
    ['no answer within the limit', { does: 'hang' }, 'timeout'],
    ['a body that never ends', { does: 'stall' }, 'timeout'],
    ['garbage', { does: 'body', type: 'text/html', text: '<html>' }, 'unreadable'],
  ])('after %s', async (_what, failure, code) => {
    const made = await createModelSite({ timeLimitMs: 200 });
    made.server.fail(failure);
    const error = await errorOf(compose(made));
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ code });
    expect(await health(made)).toMatchObject({ failures: 1, lastError: code, restsUntil: null });
  });

  test('not before the wait that a 429 asks for', async () => {
    const made = await createModelSite();
    made.server.fail({
      ...{ does: 'error', status: 429, type: 'requests', code: 'rate_limit_exceeded' },
      headers: { 'retry-after': '90' },
    });
    await errorOf(compose(made));
    made.server.fail(null);
    expect(await errorOf(compose(made))).toBeInstanceOf(ComposerRests);
    await made.site.clock.advance(90_000);
    expect(await compose(made)).toMatchObject({ responseId: 'resp_2' });
    expect(await health(made)).toMatchObject({ failures: 0, restsUntil: null });
  });
});

describe('the breaker', () => {
  const down: ModelFailure = { does: 'error', status: 503, type: 'server_error', code: null };

  test('opens after five failures in a row, lets one call try after the rest, and doubles the rest', async () => {
    const made = await createModelSite();
    made.server.fail(down);
    for (let count = 0; count < 5; count += 1) await errorOf(compose(made));
    expect(await errorOf(compose(made))).toBeInstanceOf(ComposerRests);
    expect(made.server.calls).toHaveLength(5);
    await made.site.clock.advance(5 * 60_000);
    const tries = await Promise.all([errorOf(compose(made)), errorOf(compose(made)), errorOf(compose(made))]);
    expect(tries.filter((error) => error instanceof ModelError)).toHaveLength(1);
    expect(made.server.calls).toHaveLength(6);
    const rest = Number((await health(made))?.restsUntil) - made.site.clock.now();
    expect(rest).toBe(10 * 60_000);
  });

  test('rests no longer after a full lane that fails at once than after a single call', async () => {
    const made = await createModelSite({ env: { GUIDANCE_DAILY_CAP: '100' } });
    const { server, site } = made;
    server.fail(down);
    server.hold();
    const failing = Array.from({ length: 12 }, () => errorOf(compose(made)));
    await expect.poll(() => server.open.now).toBe(12);
    server.release();
    await Promise.all(failing);
    expect(await health(made)).toMatchObject({ failures: 5, restsUntil: new Date(site.clock.now() + 5 * 60_000) });
    expect(await month(made)).toMatchObject({ calls: 12 });
  });

  test('waits once for calls that a 429 refuses together, and counts one failure', async () => {
    const made = await createModelSite();
    const { server, site } = made;
    server.fail({
      ...{ does: 'error', status: 429, type: 'requests', code: 'rate_limit_exceeded' },
      headers: { 'retry-after': '2' },
    });
    server.hold();
    const refused = Array.from({ length: 8 }, () => errorOf(compose(made)));
    await expect.poll(() => server.open.now).toBe(8);
    server.release();
    await Promise.all(refused);
    expect(await health(made)).toMatchObject({ failures: 1, restsUntil: new Date(site.clock.now() + 2_000) });
  });

  test('closes with the first good entry', async () => {
    const made = await createModelSite();
    made.server.fail(down);
    for (let count = 0; count < 5; count += 1) await errorOf(compose(made));
    made.server.fail(null);
    await made.site.clock.advance(5 * 60_000);
    expect(await compose(made)).not.toBeNull();
    expect(await compose(made, { contentType: 'do' })).not.toBeNull();
  });

  test('lets the call that tries be repaired', async () => {
    const made = await createModelSite();
    made.server.fail(down);
    for (let count = 0; count < 5; count += 1) await errorOf(compose(made));
    made.server.fail(null);
    made.server.answerWith(() => (made.server.calls.length === 6 ? 'no JSON at all' : sampleOutput('prayer')));
    await made.site.clock.advance(5 * 60_000);
    expect(await compose(made)).toMatchObject({ title: 'From the model' });
  });

  test.each<[string, ModelFailure]>([
    ['a key that is refused', { does: 'error', status: 401, type: 'invalid_request_error', code: 'invalid_api_key' }],
    [
      'an account without credit',
      { does: 'error', status: 429, type: 'insufficient_quota', code: 'insufficient_quota' },
    ],
    ['a model that is gone', { does: 'error', status: 404, type: 'invalid_request_error', code: 'model_not_found' }],
  ])('rests for an hour after %s, and not with other settings', async (_what, failure) => {
    const made = await createModelSite();
    made.server.fail(failure);
    await errorOf(compose(made));
    expect(Number((await health(made))?.restsUntil) - made.site.clock.now()).toBe(3_600_000);
    made.server.fail(null);
    expect(await errorOf(compose(made))).toBeInstanceOf(ComposerRests);
    made.site.env = { ...made.site.env, OPENAI_BASE_URL: `${made.server.url}/` };

    const other = openComposer(made.site);
    expect(await other.compose(made.site, request(made.userId))).not.toBeNull();
  });
});

describe('G8: cost', () => {
  test('is stored for the member’s day and the site’s month', async () => {
    const made = await createModelSite();
    await compose(made);
    // 1,000 tokens at 1 dollar and 400 at 10 dollars a million.
    const used = { calls: 1, inputTokens: 1_000, outputTokens: 400, cost: 5_000 };
    expect(await day(made)).toMatchObject({ userId: made.userId, localDate: DAY, ...used });
    expect(await month(made)).toMatchObject({ month: '2027-03', ...used });
  });

  test('counts the call of a repair, and the tokens of a refusal', async () => {
    const made = await createModelSite();
    made.server.answerWith('no JSON');
    await compose(made);
    made.server.fail({ does: 'refuse' });
    await compose(made);
    expect(await month(made)).toMatchObject({ calls: 3, entries: 0, cost: 15_000 });
  });

  const error = (status: number): ModelFailure => ({ does: 'error', status, type: 'an_error', code: null });

  test.each<[string, ModelFailure]>([
    ['without an answer in time', { does: 'hang' }],
    ['whose body never ends', { does: 'stall' }],
    ['whose connection broke', { does: 'drop' }],
    ['whose connection broke in the body', { does: 'stall', drops: true }],
    ['that failed with a 500', error(500)],
    ['that failed with a 502 of a gateway', error(502)],
    ['that failed with a 504 of a gateway', error(504)],
  ])('of a call %s stays at the most it can be, and the call counts', async (_what, failure) => {
    const made = await createModelSite({ timeLimitMs: 200 });
    made.server.fail(failure);
    await errorOf(compose(made));
    for (const used of [await day(made), await month(made)]) {
      expect(used?.calls).toBe(1);
      expect(used?.cost).toBeGreaterThan(40_000);
    }
  });

  test('of a call that the provider refused is nothing, and the call does not count', async () => {
    for (const status of [400, 401, 403, 404, 429]) {
      const made = await createModelSite();
      made.server.fail(error(status));
      await errorOf(compose(made));
      expect(made.server.calls.length, `${status}`).toBeGreaterThan(0);
      for (const used of [await day(made), await month(made)])
        expect(used, `${status}`).toMatchObject({ calls: 0, cost: 0 });
    }
  });

  test('of a call without a connection is nothing, and the call does not count', async () => {
    const made = await createModelSite();
    await made.server.close();
    await errorOf(compose(made));
    expect(await health(made)).toMatchObject({ lastError: 'unreachable' });
    for (const used of [await day(made), await month(made)]) expect(used).toMatchObject({ calls: 0, cost: 0 });
  });

  test('ends at the member’s daily cap, and begins again on their next day', async () => {
    const made = await createModelSite({ env: { GUIDANCE_DAILY_CAP: '2' } });
    for (const contentType of ['prayer', 'do'] as const) expect(await compose(made, { contentType })).not.toBeNull();
    expect(await compose(made, { contentType: 'reflection' })).toBeNull();
    expect(made.server.calls).toHaveLength(2);
    expect(await compose(made, { localDate: '2027-03-02' })).not.toBeNull();
  });

  test('D18: of an administrator’s tests uses the month’s budget and none of the member’s calls', async () => {
    const made = await createModelSite({ env: { GUIDANCE_DAILY_CAP: '1' } });
    for (const contentType of ['prayer', 'do'] as const)
      expect(await compose(made, { contentType, isDev: true })).not.toBeNull();
    expect(await day(made)).toBeUndefined();
    expect(await month(made)).toMatchObject({ calls: 2, cost: 10_000 });
    expect(await compose(made)).not.toBeNull();
    expect(await compose(made, { contentType: 'do' })).toBeNull();
  });

  test('ends at noon when the month’s budget is spent, also for calls at the same time, and begins again next month', async () => {
    const made = await createModelSite({ env: { GUIDANCE_MONTHLY_BUDGET: '0.1', GUIDANCE_DAILY_CAP: '100' } });
    const drafts = await Promise.all(Array.from({ length: 6 }, () => compose(made)));
    // Each call reserves more than 4 cents until it is settled.
    expect(drafts.filter((draft) => draft !== null).length).toBeLessThanOrEqual(2);
    for (let count = 0; count < 30; count += 1) await compose(made);
    expect((await month(made))?.cost).toBeLessThanOrEqual(100_000);
    const before = made.server.calls.length;
    expect(await compose(made)).toBeNull();
    expect(made.server.calls).toHaveLength(before);
    await made.site.clock.jumpTo(Date.parse('2027-04-01T08:00Z'));
    expect(await compose(made, { localDate: '2027-04-01' })).not.toBeNull();
  });

  test('a model of your own that costs nothing has no budget to spend', async () => {
    const free = { OPENAI_INPUT_PRICE: '0', OPENAI_OUTPUT_PRICE: '0', GUIDANCE_MONTHLY_BUDGET: '0' };
    expect(await compose(await createModelSite({ env: free }))).not.toBeNull();
  });
});

test('a server without the Responses API is found out once and remembered over a restart', async () => {
  const made = await createModelSite();
  made.server.offer('chat_completions');
  expect(await compose(made)).toMatchObject({ responseId: 'chatcmpl-1' });
  await expect.poll(async () => (await health(made))?.api).toBe('chat_completions');
  made.server.offer('responses', 'chat_completions');

  const again = openComposer(made.site);
  await again.compose(made.site, request(made.userId, { contentType: 'do' }));
  expect(made.server.calls.map(({ path }) => path)).toEqual(['/v1/chat/completions', '/v1/chat/completions']);
});

describe('a member who withdraws their consent while the model writes', () => {
  const withdraw = ({ site, userId }: ModelSite) =>
    site.db.atomic(function* (q) {
      yield* updateConsent(q, userId, false);
    });

  test('gets the library’s entry, and no request to repair is sent', async () => {
    const made = await createModelSite();
    made.server.answerWith('no JSON at all');
    made.server.hold();
    const composing = compose(made);
    await expect.poll(() => made.server.open.now).toBe(1);
    await withdraw(made);
    made.server.release();
    expect(await composing).toBeNull();
    expect(made.server.calls).toHaveLength(1);
  });

  test('gets the library’s entry in place of a good one', async () => {
    const made = await createModelSite();
    made.server.hold();
    const composing = compose(made);
    await expect.poll(() => made.server.open.now).toBe(1);
    await withdraw(made);
    made.server.release();
    expect(await composing).toBeNull();
  });
});

test('a member who is deleted while the model writes leaves no day behind', async () => {
  const made = await createModelSite();
  made.server.hold();
  const composing = compose(made);
  await expect.poll(() => made.server.open.now).toBe(1);
  await made.site.db.delete(made.site.db.tables.users).where(eq(made.site.db.tables.users.id, made.userId));
  made.server.release();
  await composing;
  expect(await day(made)).toBeUndefined();
  expect(await month(made)).toMatchObject({ calls: 1, cost: 5_000 });
});
