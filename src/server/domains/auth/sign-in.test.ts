import { createHook } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { createAccount, PASSWORD } from '../../testing/members/accounts.ts';
import { signInKey } from './sign-in-key.ts';

let api: TestApi;

beforeEach(async () => {
  api = createTestApi();
  await createAccount(api.site, { username: 'Ruth', email: 'Ruth@parish.example' });
});
afterEach(() => {
  vi.useRealTimers();
  api.close();
});

const REFUSED = {
  message: 'Please check your email and password.',
  code: 'UNAUTHORIZED',
  error: 'Please check your email and password.',
  said: { code: 'sign_in_failed' },
};
const signIn = (email: string, password: string, by = api.visitor()) => by.post('/api/auth/login', { email, password });
const fail = async (times: number, email = 'ruth@parish.example') => {
  for (let attempt = 0; attempt < times; attempt += 1)
    await api.site.rateLimits.consume('sign_in_account', signInKey(api.site, email));
};

test('the address is matched regardless of case, the password exactly', async () => {
  expect((await signIn(' RUTH@Parish.Example ', PASSWORD)).body).toEqual({
    user: {
      id: 1,
      username: 'Ruth',
      email: 'Ruth@parish.example',
      role: 'member',
      emailVerified: true,
      language: 'en',
      pendingEmail: null,
      hasDevelopmentData: false,
      choosesTranslation: false,
      modelConsent: null,
      memoriesConsent: false,
    },
  });
  expect((await signIn('ruth@parish.example', PASSWORD.toUpperCase())).status).toBe(401);
});

test('an unknown address and a wrong password get the same answer', async () => {
  const unknown = await signIn('nobody@parish.example', PASSWORD);
  const wrong = await signIn('ruth@parish.example', 'wrong');
  expect([unknown.status, unknown.body]).toEqual([401, REFUSED]);
  expect([wrong.status, wrong.body]).toEqual([401, REFUSED]);
  expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
});

test('an unknown address takes as long as a known one: one password is hashed for either', async () => {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  });
  const countHashes = async (email: string) => {
    hashes = 0;
    await signIn(email, 'wrong');
    return hashes;
  };
  hook.enable();
  expect([await countHashes('ruth@parish.example'), await countHashes('nobody@parish.example')]).toEqual([1, 1]);
  hook.disable();
});

describe('ten failures in fifteen minutes for one account (decisions.md D5)', () => {
  test('end in 429, even with the right password, with the time to wait', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(
        (await signIn(attempt % 2 ? 'Ruth@parish.example' : 'ruth@PARISH.example', `wrong ${attempt}`)).status,
      ).toBe(401);
    const { status, body, headers } = await signIn('ruth@parish.example', PASSWORD);
    expect(status).toBe(429);
    expect(body).toEqual({
      message: 'Too many attempts. Please wait 15 minutes.',
      code: 'TOO_MANY_REQUESTS',
      error: 'Too many attempts. Please wait 15 minutes.',
      said: { code: 'too_many_attempts', params: { minutes: 15 } },
    });
    expect(headers.get('retry-after')).toMatch(/^8\d\d$|^900$/);
  });

  test('are limited to ten even when concurrent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, each) => signIn('ruth@parish.example', `wrong ${each}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  test('count for an unknown address as well', async () => {
    await fail(10, 'nobody@parish.example');
    expect((await signIn('nobody@parish.example', 'x')).status).toBe(429);
    expect((await signIn('ruth@parish.example', PASSWORD)).status).toBe(200);
  });

  test('do not include successful sign-ins', async () => {
    await fail(9);
    for (let round = 0; round < 3; round += 1) expect((await signIn('ruth@parish.example', PASSWORD)).status).toBe(200);
  });

  test('are cleared after fifteen minutes, and attempts in that time do not extend the wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await fail(10);
    vi.setSystemTime(Date.now() + 14 * 60_000);
    expect((await signIn('ruth@parish.example', PASSWORD)).headers.get('retry-after')).toBe('60');
    vi.setSystemTime(Date.now() + 60_001);
    expect((await signIn('ruth@parish.example', PASSWORD)).status).toBe(200);
  });
});

describe('a hundred failures from one address', () => {
  const failFromHere = async (times: number) => {
    for (let attempt = 0; attempt < times; attempt += 1)
      await api.site.rateLimits.consume('sign_in_address', 'unknown');
  };

  test('end in 429 for every account there', async () => {
    await failFromHere(100);
    expect((await signIn('ruth@parish.example', PASSWORD)).status).toBe(429);
  });

  test('are only failures: successful sign-ins do not count', async () => {
    await failFromHere(99);
    for (let round = 0; round < 3; round += 1) expect((await signIn('ruth@parish.example', PASSWORD)).status).toBe(200);
  });

  test('do not lock out an account that signs in from elsewhere', async () => {
    await failFromHere(100);
    for (let attempt = 0; attempt < 12; attempt += 1) await signIn('ruth@parish.example', 'wrong');
    await api.site.rateLimits.reset('sign_in_address', 'unknown');
    expect((await signIn('ruth@parish.example', PASSWORD)).status).toBe(200);
  });
});

describe('limits do not reveal who has an account', () => {
  const seen = async (email: string) => {
    const { status, text, headers } = await signIn(email, 'wrong');
    return [status, text, headers.get('retry-after')];
  };
  /** Compares what an attacker sees in twelve attempts at a known and at an unknown address. */
  const compare = async (from = 'nobody@parish.example') => {
    const [known, unknown]: unknown[][] = [[], []];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      known?.push(await seen('ruth@parish.example'));
      unknown?.push(await seen(from));
    }
    expect(known).toEqual(unknown);
    expect(known?.map((answer) => (answer as unknown[])[0])).toEqual([...Array(10).fill(401), 429, 429]);
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

  test('an attacker sees the same at a known and an unknown address', () => compare());

  test('even when the member signed in a moment before', async () => {
    expect((await signIn('ruth@parish.example', PASSWORD)).status).toBe(200);
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await compare();
  });

  test('even when the member signs in between the attempts', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await seen('ruth@parish.example'))[0]).toBe(401);
      expect((await seen('nobody@parish.example'))[0]).toBe(401);
    }
    vi.setSystemTime(Date.now() + 60_000);
    expect((await signIn('ruth@parish.example', PASSWORD)).status).toBe(200);
    const rest = async (email: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 7; attempt += 1) answers.push(await seen(email));
      return answers;
    };
    expect(await rest('ruth@parish.example')).toEqual(await rest('nobody@parish.example'));
  });

  test('when the account’s and the address’s limits are used up, both get the same wait', async () => {
    await fail(10);
    await fail(10, 'nobody@parish.example');
    vi.setSystemTime(Date.now() + 5 * 60_000);
    for (let attempt = 0; attempt < 100; attempt += 1) await api.site.rateLimits.consume('sign_in_address', 'unknown');
    const [known, unknown, other] = await Promise.all(
      ['ruth@parish.example', 'nobody@parish.example', 'other@parish.example'].map(seen),
    );
    expect(known).toEqual([429, expect.any(String), '900']);
    expect([unknown, other]).toEqual([known, known]);
  });
});

test('nothing about a sign-in is logged', async () => {
  await signIn('ruth@parish.example', 'wrong password');
  await signIn('ruth@parish.example', PASSWORD);
  expect(api.site.logged).toEqual([]);
});
