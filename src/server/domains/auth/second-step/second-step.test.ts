import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createSampleKeys } from '../../../testing/keys.ts';
import { PASSWORD } from '../../../testing/members/accounts.ts';
import { appCode, turnSecondStepOn } from '../../../testing/members/authenticator-app.ts';
import { mailsOf } from '../../../testing/providers/mails.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { findStep } from './totp.ts';

const STEP_MS = 30_000;
const WRONG_CODE = {
  issues: [
    { path: ['code'], message: 'That code isn’t right. Please try again.', said: { code: 'second_step_code_wrong' } },
  ],
};
const WRONG_PASSWORD = {
  issues: [
    { path: ['password'], message: 'That’s not your password. Please try again.', said: { code: 'password_wrong' } },
  ],
};

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ env: { APP_NAME: 'Grace Friends' } });
  ruth = await api.member({ email: 'ruth@parish.example' });
});
afterEach(() => api.close());

interface Codes {
  recoveryCodes: string[];
}
const start = (password = PASSWORD, by = ruth) =>
  by.post<{ secret: string; uri: string }>('/api/auth/second-step/start', { password });
const confirm = (code: string) => ruth.post<Codes>('/api/auth/second-step/confirm', { code });
const disable = (code: string, password = PASSWORD) => ruth.post('/api/auth/second-step/disable', { password, code });
const renew = (code: string, password = PASSWORD) =>
  ruth.post<Codes>('/api/auth/second-step/recovery-codes', { password, code });
const state = async (by = ruth) => (await by.get('/api/auth/second-step')).body;
const signIn = (code?: string, password = PASSWORD) =>
  api.visitor().post('/api/auth/login', { email: ruth.email, password, ...(code === undefined ? {} : { code }) });
const alerts = async () => (await api.site.db.select().from(api.site.db.tables.securityEvents)).map(({ kind }) => kind);
const later = (steps = 1) => api.site.clock.jumpTo(api.site.clock.now() + steps * STEP_MS);

describe('switching it on', () => {
  test('returns a secret for an app, as text and as a URL', async () => {
    const { status, body } = await start();
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Grace Friends:ruth@parish.example',
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Grace Friends',
      secret: body.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  test('needs no code at sign-in until a first code was confirmed', async () => {
    expect(await state()).toEqual({ enabled: false, pending: false, recoveryCodesLeft: 0, addressIsOwn: true });
    await start();
    expect(await state()).toEqual({ enabled: false, pending: true, recoveryCodesLeft: 0, addressIsOwn: true });
    expect((await signIn()).status).toBe(200);
  });

  test('is confirmed by a first code, which returns ten recovery codes', async () => {
    const { secret } = (await start()).body;
    const { status, body } = await confirm(appCode(api, secret));
    expect(status).toBe(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(await state()).toEqual({ enabled: true, pending: false, recoveryCodesLeft: 10, addressIsOwn: true });
    expect(await alerts()).toEqual(['second_step_on']);
  });

  test('is not confirmed by a wrong code', async () => {
    const { secret } = (await start()).body;
    const wrong = appCode(api, secret, 50);
    const { status, body } = await confirm(wrong);
    expect([status, body]).toMatchObject([400, WRONG_CODE]);
    expect(await state()).toMatchObject({ enabled: false, pending: true });
  });

  test('needs the password', async () => {
    const { status, body } = await start('not mine');
    expect([status, body]).toMatchObject([400, WRONG_PASSWORD]);
    expect(await state()).toMatchObject({ pending: false });
  });

  test('can be started again: only the last secret is valid', async () => {
    const first = (await start()).body.secret;
    const second = (await start()).body.secret;
    expect((await confirm(appCode(api, first))).status).toBe(400);
    expect((await confirm(appCode(api, second))).status).toBe(200);
  });

  test('happens only once', async () => {
    const { secret } = await turnSecondStepOn(api, ruth);
    expect((await start()).status).toBe(409);
    expect((await confirm(appCode(api, secret))).status).toBe(409);
    expect((await signIn(appCode(api, secret))).status).toBe(200);
  });

  test('cannot be confirmed before it was started', async () => {
    expect((await confirm('123456')).status).toBe(409);
  });

  test('leaves other sessions signed in', async () => {
    const other = api.visitor();
    await other.post('/api/auth/login', { email: ruth.email, password: PASSWORD });
    await turnSecondStepOn(api, ruth);
    expect((await other.get('/api/auth/me')).status).toBe(200);
  });

  test('affects no other member', async () => {
    const naomi = await api.member();
    await turnSecondStepOn(api, ruth);
    expect(await state(naomi)).toEqual({ enabled: false, pending: false, recoveryCodesLeft: 0, addressIsOwn: true });
    expect((await start(PASSWORD, naomi)).status).toBe(200);
  });
});

describe('signing in', () => {
  let secret: string;
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ secret, recoveryCodes } = await turnSecondStepOn(api, ruth));
  });

  test('requires a code after the correct password', async () => {
    const sentence = 'Please enter the code from your authenticator app.';
    for (const code of [undefined, '', '  ']) {
      const { status, body, headers } = await signIn(code);
      expect([status, body]).toEqual([
        401,
        { message: sentence, code: 'SECOND_STEP_REQUIRED', error: sentence, said: expect.anything() },
      ]);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect((await signIn(appCode(api, secret), 'wrong')).body).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('counts no failure when a code is missing', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await signIn()).status).toBe(401);
    expect((await signIn(appCode(api, secret))).status).toBe(200);
  });

  test.each([
    ['as it is', (code: string) => code],
    ['with the space that apps show', (code: string) => `${code.slice(0, 3)} ${code.slice(3)} `],
  ])('accepts the code %s', async (_how, typed) => {
    expect((await signIn(typed(appCode(api, secret)))).status).toBe(200);
  });

  test.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('accepts a code of the step before or after, no other: %i', async (steps, status) => {
    later(10);
    expect((await signIn(appCode(api, secret, steps))).status).toBe(status);
  });

  test('accepts a code once, even when two requests arrive at the same moment', async () => {
    const code = appCode(api, secret);
    const answers = await Promise.all([signIn(code), signIn(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    later();
    expect((await signIn(code)).status).toBe(400);
  });

  test('accepts no code older than the last one, and not the one that switched it on', async () => {
    expect((await signIn(appCode(api, secret, -1))).status).toBe(400);
    later(10);
    expect((await signIn(appCode(api, secret, 1))).status).toBe(200);
    expect((await signIn(appCode(api, secret, 0))).status).toBe(400);
    later();
    expect((await signIn(appCode(api, secret, 1))).status).toBe(200);
  });

  test.each(['000000', '12345', '1234567', 'abcdef', '１２３４５６', 'aaaaa-aaaaa', "' OR 1=1"])(
    'rejects everything else: %s',
    async (code) => {
      const { status, body } = await signIn(code);
      expect([status, body]).toMatchObject([400, WRONG_CODE]);
    },
  );

  test('accepts each recovery code once, and alerts the member', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(first)).status).toBe(200);
    expect((await signIn(first)).status).toBe(400);
    expect(await state()).toMatchObject({ recoveryCodesLeft: 9, addressIsOwn: true });
    expect((await signIn(second.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await alerts()).filter((kind) => kind === 'recovery_code_used')).toHaveLength(2);
  });

  test('alerts the member about a right password with a wrong code, by one mail an hour', async () => {
    const email = createRecordingChannel();
    const scheduler = createTestScheduler(api.site, [email]);
    await scheduler.beat();
    const told = () => mailsOf(email, 'security_alert').filter(({ event }) => event === 'second_step_failed').length;
    await signIn('aaaaa-aaaaa', 'wrong');
    await signIn();
    await scheduler.beat();
    expect(told()).toBe(0);
    for (const wait of [0, 59 * 60_000, 60_000]) {
      api.site.clock.jumpTo(api.site.clock.now() + wait);
      expect((await signIn('aaaaa-aaaaa')).status).toBe(400);
      await scheduler.beat();
    }
    expect(told()).toBe(2);
    expect((await alerts()).filter((kind) => kind === 'second_step_failed')).toHaveLength(3);
  });

  test('rejects another member’s recovery code', async () => {
    const naomi = await api.member();
    const hers = await turnSecondStepOn(api, naomi);
    expect((await signIn(hers.recoveryCodes[0])).status).toBe(400);
    expect((await signIn(appCode(api, hers.secret))).status).toBe(400);
  });

  test('limits guessed codes like guessed passwords', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn('000000')).status).toBe(400);
    expect((await signIn(appCode(api, secret))).status).toBe(429);
  });

  test('says so where the site cannot read the secret, counts no failure, and takes a recovery code', async () => {
    const { totpSecrets: t } = api.site.db.tables;
    await api.site.db.update(t).set({ secret: createSampleKeys(9).encrypt('totp', secret) });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { status, body } = await signIn(appCode(api, secret));
      expect([status, body.said]).toEqual([409, { code: 'second_step_unreadable' }]);
    }
    expect((await signIn(recoveryCodes[0])).status).toBe(200);
  });
});

describe('the stored secret', () => {
  test('reveals neither the secret nor a recovery code', async () => {
    const { secret, recoveryCodes } = await turnSecondStepOn(api, ruth);
    const stored = api.site.db.client.serialize();
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored.includes(text)).toBe(false);
    expect(api.site.logged).toEqual([]);
  });

  test('is deleted with its member', async () => {
    await turnSecondStepOn(api, ruth);
    const { users, totpSecrets, recoveryCodes } = api.site.db.tables;
    await api.site.db.delete(users);
    expect(await api.site.db.select().from(totpSecrets)).toEqual([]);
    expect(await api.site.db.select().from(recoveryCodes)).toEqual([]);
  });
});

describe.each([
  ['switching it off', (code: string, password?: string) => disable(code, password)],
  ['new recovery codes', (code: string, password?: string) => renew(code, password)],
] as const)('%s', (_what, change) => {
  let secret: string;
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ secret, recoveryCodes } = await turnSecondStepOn(api, ruth));
  });

  test('needs the password and a code', async () => {
    expect(await change(appCode(api, secret), 'not mine')).toMatchObject({ status: 400, body: WRONG_PASSWORD });
    expect(await change('000000')).toMatchObject({ status: 400, body: WRONG_CODE });
    expect((await change('')).status).toBe(400);
    expect((await change(appCode(api, secret))).status).toBe(200);
  });

  test('works with a recovery code', async () => {
    expect((await change(recoveryCodes[3] ?? '')).status).toBe(200);
    expect(await alerts()).toContain('recovery_code_used');
  });

  test('is rejected after ten failures in a quarter of an hour, right or not', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await (attempt % 2 ? change('000000') : change('123456', 'not mine'))).status).toBe(400);
    const { status, headers } = await change(appCode(api, secret));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
  });
});

test('switching it off deletes the secret and the codes, and the password is enough', async () => {
  const { secret } = await turnSecondStepOn(api, ruth);
  await disable(appCode(api, secret));
  expect(await state()).toEqual({ enabled: false, pending: false, recoveryCodesLeft: 0, addressIsOwn: true });
  expect(await alerts()).toEqual(['second_step_on', 'second_step_off']);
  expect((await signIn()).status).toBe(200);
  expect((await disable(appCode(api, secret))).status).toBe(409);
  const { totpSecrets, recoveryCodes } = api.site.db.tables;
  expect(await api.site.db.select().from(totpSecrets)).toEqual([]);
  expect(await api.site.db.select().from(recoveryCodes)).toEqual([]);
});

test('new recovery codes invalidate the old ones', async () => {
  const { secret, recoveryCodes } = await turnSecondStepOn(api, ruth);
  await signIn(recoveryCodes[0]);
  const fresh = (await renew(appCode(api, secret))).body.recoveryCodes;
  expect(await state()).toMatchObject({ recoveryCodesLeft: 10, addressIsOwn: true });
  expect((await signIn(recoveryCodes[1])).status).toBe(400);
  expect((await signIn(fresh[0])).status).toBe(200);
});

test('a right password does not count as an attempt', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) expect((await start()).status).toBe(200);
});

test('a token may do none of this', async () => {
  const { body } = await ruth.post('/api/tokens', { name: 'all', scopes: ['read', 'write'] });
  const headers = { authorization: `Bearer ${body.token}` };
  const visitor = api.visitor();
  const answers = [
    await visitor.get('/api/auth/second-step', { headers }),
    await visitor.post('/api/auth/second-step/start', { password: PASSWORD }, { headers }),
    await visitor.post('/api/auth/second-step/confirm', { code: '123456' }, { headers }),
    await visitor.post('/api/auth/second-step/disable', { password: PASSWORD, code: '123456' }, { headers }),
    await visitor.post('/api/auth/second-step/recovery-codes', { password: PASSWORD, code: '123456' }, { headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

describe('codes match RFC 6238', () => {
  // The vectors of its appendix B, of which apps show the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %i seconds', (seconds, code, step) => {
    expect(findStep(secret, code, seconds * 1000)).toBe(step);
    expect(findStep(secret, code, seconds * 1000 + 90_000)).toBeNull();
  });
});
