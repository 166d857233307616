import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { createAccount } from '../../testing/members/accounts.ts';

let api: TestApi;

beforeEach(() => {
  api = createTestApi();
});
afterEach(() => api.close());

const RUTH = { username: 'Ruth', email: 'Ruth@Parish.example', password: 'whither' };
const register = (different: object = {}, by = api.visitor()) =>
  by.post('/api/auth/register', { ...RUTH, ...different });
const taken = (field: string, message: string, rest: object = {}) => ({
  message,
  code: 'CONFLICT',
  error: message,
  said: expect.anything(),
  issues: [{ path: [field], message, said: expect.anything(), ...rest }],
});
const USERNAME_TAKEN = taken('username', 'This username is already taken', { suggestion: expect.any(String) });
const EMAIL_TAKEN = taken('email', 'An account with this email already exists');

test('joining signs in, and returns the data that the page needs', async () => {
  const visitor = api.visitor();
  const { status, body } = await register({ username: '  Ruth  ', email: ' Ruth@Parish.example ' }, visitor);
  expect(status).toBe(200);
  expect(body).toEqual({
    user: {
      id: 1,
      username: 'Ruth',
      email: 'Ruth@Parish.example',
      role: 'member',
      emailVerified: false,
      language: 'en',
      pendingEmail: null,
      hasDevelopmentData: false,
      choosesTranslation: false,
      modelConsent: null,
      memoriesConsent: false,
    },
  });
  expect((await visitor.get('/api/auth/me')).body).toEqual(body);
});

test('joining creates an empty profile, an unconfirmed address, a confirmation mail and a row in the ledger', async () => {
  await register();
  const { userProfiles, alertAddresses, deliveries, consentEvents } = api.site.db.tables;
  const { db } = api.site;
  expect(await db.select().from(userProfiles)).toMatchObject([
    { userId: 1, completedOnboarding: false, timezone: 'UTC' },
  ]);
  expect(await db.select().from(alertAddresses)).toMatchObject([
    { userId: 1, channel: 'email', address: 'Ruth@Parish.example', verifiedAt: null },
  ]);
  expect(await db.select().from(deliveries)).toMatchObject([
    { userId: 1, kind: 'verify_email', channel: 'email', status: 'pending' },
  ]);
  expect(await db.select().from(consentEvents)).toMatchObject([
    {
      userId: 1,
      channel: 'email',
      action: 'wording_shown',
      source: 'registration',
      wordingVersion: 'registration-3',
      addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

test('the password is stored only as argon2id', async () => {
  await register();
  const row = api.site.db.client.prepare('SELECT * FROM users').get() as { password: string };
  expect(row.password).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(api.site.db.client.serialize().includes('whither')).toBe(false);
});

describe('a name that is taken (decisions.md D6)', () => {
  beforeEach(() => register());

  test.each([
    ['the username in other letters', { username: 'RUTH', email: 'other@parish.example' }, USERNAME_TAKEN],
    ['the username in full-width letters', { username: 'Ｒuth', email: 'other@parish.example' }, USERNAME_TAKEN],
    [
      'the username with something invisible in it',
      { username: 'Ru\u200bth', email: 'other@parish.example' },
      USERNAME_TAKEN,
    ],
    ['the username with spaces around', { username: ' ruth ', email: 'other@parish.example' }, USERNAME_TAKEN],
    ['the address in other letters', { username: 'Naomi', email: 'rUTH@parish.EXAMPLE' }, EMAIL_TAKEN],
    ['both', {}, USERNAME_TAKEN],
  ])('is 409 at its field: %s', async (_what, different, body) => {
    const visitor = api.visitor();
    const answer = await register(different, visitor);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(body);
    expect(visitor.jar.size).toBe(0);
  });

  test('is answered with a free one, which the same form then accepts', async () => {
    const { body } = await register({ email: 'other@parish.example' });
    const [issue] = body.issues as { suggestion: string }[];
    expect(issue?.suggestion).toMatch(/^Ruth \d{2,3}$/);
    const answer = await register({ username: issue?.suggestion, email: 'other@parish.example' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user: { username: issue?.suggestion } });
  });

  test('is never answered with one that is too long', async () => {
    const longest = '🌿'.repeat(20);
    await register({ username: longest, email: 'leaf@parish.example' });
    const { body } = await register({ username: longest, email: 'other@parish.example' });
    const [issue] = body.issues as { suggestion: string }[];
    expect((await register({ username: issue?.suggestion, email: 'other@parish.example' })).status).toBe(200);
    expect(issue?.suggestion).toMatch(/^🌿+ \d{2,3}$/u);
  });

  test('is never answered with a taken one, nor with the next number in a row', async () => {
    const { site } = api;
    for (let number = 10; number < 999; number += 1) await createAccount(site, { username: `Ruth ${number}` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register({ username: 'ruth', email: 'other@parish.example' })),
    );
    // 989 of the 990 numbers are taken: usually nothing can be suggested, and a taken name never is.
    const offered = answers.map(({ body }) => (body.issues as { suggestion?: string }[])[0]?.suggestion);
    expect(offered.filter((name) => name !== undefined && name !== 'ruth 999')).toEqual([]);
  });

  test('creates no second account', async () => {
    await register({ username: 'Naomi' });
    expect(await api.site.db.select().from(api.site.db.tables.users)).toHaveLength(1);
  });
});

describe('limits reveal no names', () => {
  const seen = ({ status, text, headers }: { status: number; text: string; headers: Headers }) => [
    status,
    text,
    headers.get('retry-after'),
  ];
  const NAOMI = { username: 'Naomi', email: 'naomi@parish.example' };
  const spend = async (rule: 'taken_address' | 'registration') => {
    for (let each = 0; each < 60; each += 1) await api.site.rateLimits.consume(rule, 'unknown');
  };
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await register();
    await api.site.rateLimits.reset('registration', 'unknown');
  });
  afterEach(() => vi.useRealTimers());

  test('after sixty answers in an hour that a name is taken, every name is answered alike', async () => {
    for (let each = 0; each < 59; each += 1) await api.site.rateLimits.consume('taken_address', 'unknown');
    expect((await register()).status).toBe(409);
    const [taken, free] = [await register(), await register(NAOMI)];
    expect(taken.status).toBe(429);
    expect(seen(free)).toEqual(seen(taken));
  });

  test.each([
    ['taken names first', ['taken_address', 'registration']],
    ['accounts first', ['registration', 'taken_address']],
  ] as const)('with both limits used up a taken and a free name are answered alike: %s', async (_which, rules) => {
    for (const rule of rules) {
      await spend(rule);
      vi.setSystemTime(Date.now() + 10 * 60_000);
    }
    const [taken, free] = [await register(), await register(NAOMI)];
    expect(taken.status).toBe(429);
    expect(seen(free)).toEqual(seen(taken));
  });

  test('a free name does not count as an answer, and a taken one does not count as an account', async () => {
    await register(NAOMI);
    await register();
    const points = (rule: string) =>
      api.site.db.client.prepare('SELECT points FROM rate_limits WHERE key = ?').pluck().get(`${rule}:unknown`);
    expect([points('registration'), points('taken_address')]).toEqual([1, 1]);
  });
});

test('an address that strangers had mailed can be used to join; at most ten mails an hour go out', async () => {
  for (let each = 0; each < 11; each += 1) {
    const visitor = api.visitor();
    const { status, body } = await register({}, visitor);
    expect(status).toBe(200);
    const { id } = body.user as { id: number };
    const { deliveries } = api.site.db.tables;
    expect(await api.site.db.select().from(deliveries)).toHaveLength(each < 10 ? 1 : 0);
    expect((await visitor.send('DELETE', `/api/account/${id}`)).status).toBe(200);
  }
});

describe('J: a password that attackers try first is rejected at its field', () => {
  const COMMON = 'Many people use this password. Please choose one that only you use.';
  const NAME = 'Please choose a password that is not your name, your email or the name of this site.';

  test.each(['123456', 'password', 'PassWord', 'iloveyou', 'jesus123', 'qwerty123', '１２３４５６'])(
    'one of the most common: %s',
    async (password) => {
      const { status, body } = await register({ password });
      expect([status, body.issues]).toEqual([400, [{ path: ['password'], message: COMMON, said: expect.anything() }]]);
      expect(await api.site.db.select().from(api.site.db.tables.users)).toEqual([]);
    },
  );

  test.each([
    ['the site’s name', { password: 'grace-friends' }],
    ['the site’s name in capitals', { password: 'GRACE FRIENDS' }],
    ['the username', { username: 'Ruth the Moabite', password: 'ruth_the_moabite' }],
    ['the email', { password: 'Ruth@Parish.example' }],
    ['what stands before the @', { email: 'ruth.of.moab@parish.example', password: 'ruthofmoab' }],
  ])('a public name: %s', async (_which, different) => {
    api.close();
    api = createTestApi({ env: { APP_NAME: 'Grace Friends' } });
    const { status, body } = await register(different);
    expect([status, body.issues]).toEqual([400, [{ path: ['password'], message: NAME, said: expect.anything() }]]);
  });

  test.each(['whither', 'ruth goes', '?!,;:.', '🕊️🌿🌊🌱🌾'])(
    'other passwords may be as short as six characters: %s',
    async (password) => {
      expect((await register({ password })).status).toBe(200);
    },
  );
});

test('of two concurrent requests for one name, one gets it and the other 409', async () => {
  const answers = await Promise.all([
    register({ email: 'one@parish.example' }),
    register({ username: 'RUTH', email: 'two@parish.example' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual(USERNAME_TAKEN);
  const other = await Promise.all([
    register({ username: 'Naomi', email: 'same@parish.example' }),
    register({ username: 'Orpah', email: 'Same@parish.example' }),
  ]);
  expect(other.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(other.find(({ status }) => status === 409)?.body).toEqual(EMAIL_TAKEN);
  const { users, userProfiles, deliveries, consentEvents } = api.site.db.tables;
  for (const table of [users, userProfiles, deliveries, consentEvents])
    expect(await api.site.db.select().from(table)).toHaveLength(2);
  expect(api.site.logged).toEqual([]);
});

describe('registrations from one address (decisions.md D6)', () => {
  const address = 'unknown';
  const consumeMany = async (count: number) => {
    for (let each = 0; each < count; each += 1) await api.site.rateLimits.consume('registration', address);
  };

  test('are limited to sixty in an hour', async () => {
    await consumeMany(59);
    expect((await register()).status).toBe(200);
    const { status, body, headers } = await register({ username: 'Naomi', email: 'naomi@parish.example' });
    expect(status).toBe(429);
    expect(body).toEqual({
      message: 'Too many attempts. Please wait 60 minutes.',
      code: 'TOO_MANY_REQUESTS',
      error: 'Too many attempts. Please wait 60 minutes.',
      said: { code: 'too_many_attempts', params: { minutes: 60 } },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3590);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  });

  test('that are rejected do not count', async () => {
    await register();
    await consumeMany(58);
    await register({ email: 'no address' });
    await register({ password: 'short' });
    await register({ username: 'Naomi' });
    await register({ email: 'naomi@parish.example' });
    expect((await register({ username: 'Naomi', email: 'naomi@parish.example' })).status).toBe(200);
  });

  test('that lose against a concurrent one do not count', async () => {
    await consumeMany(58);
    await Promise.all([register(), register({ email: 'other@parish.example' })]);
    expect((await register({ username: 'Naomi', email: 'naomi@parish.example' })).status).toBe(200);
  });

  test('are limited also when they are concurrent', async () => {
    await consumeMany(58);
    const names = ['Ruth', 'Naomi', 'Orpah', 'Mahlon'];
    const answers = await Promise.all(
      names.map((username) => register({ username, email: `${username}@parish.example` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  });
});

test('a site with closed registration says so and checks nothing else', async () => {
  api.close();
  api = createTestApi({ env: { REGISTRATION: 'closed' } });
  const { status, body } = await register();
  expect(status).toBe(403);
  expect(body).toEqual({
    message: 'This site isn’t taking new members right now. Please ask your church.',
    code: 'FORBIDDEN',
    error: 'This site isn’t taking new members right now. Please ask your church.',
    said: { code: 'registration_closed' },
  });
  expect(await api.site.db.select().from(api.site.db.tables.users)).toEqual([]);
});

test.each([
  ['a\u0000b', 'Username must be plain text on one line'],
  ['Ruth\nNaomi', 'Username must be plain text on one line'],
  ['\u202Ehtur', 'Username must be plain text on one line'],
  ['\u200b\u200b\u200b', 'Username must be at least 2 characters'],
  ['x'.repeat(41), 'Username must be at most 40 characters'],
])('a username cannot be %j', async (username, message) => {
  const { status, body } = await register({ username });
  expect([status, body.issues]).toEqual([400, [{ path: ['username'], message, said: expect.anything() }]]);
});

test.each(['Ruth & Naomi', '<b>', 'Ἰησοῦς', 'روت', 'می\u200cخواهم', '👩\u200d👧', "O'Brien; --"])(
  'a username may be %s, and is stored unchanged',
  async (username) => {
    expect((await register({ username })).body.user).toMatchObject({ username });
  },
);

test('nobody can register as an admin', async () => {
  expect((await register({ role: 'admin' })).status).toBe(400);
  await register();
  expect(await api.site.db.select().from(api.site.db.tables.users)).toMatchObject([{ role: 'member' }]);
});
