import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PasskeyAssertion, PasskeyAttestation } from '../../../../shared/auth/credentials.ts';
import { hashToken } from '../../../lib/secrets.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/members/accounts.ts';
import { type Authenticator, createAuthenticator } from '../../../testing/members/authenticator.ts';
import { turnSecondStepOn } from '../../../testing/members/authenticator-app.ts';
import { memberActor } from '../../../testing/members/members.ts';
import { deleteOldChallenges } from './challenges.ts';
import { finishPasskey } from './service.ts';

const MINUTE_MS = 60_000;
const NOT_ADDED = 'We couldn’t add this passkey. Please try again.';
const NOT_ACCEPTED = 'This passkey was not accepted. Please try again, or sign in with your password.';

let api: TestApi;
let ruth: SignedIn;
let phone: Authenticator;

beforeEach(async () => {
  api = createTestApi({ env: { APP_NAME: 'Grace Friends' } });
  ruth = await api.member({ email: 'ruth@parish.example' });
  phone = createAuthenticator();
});
afterEach(() => api.close());

interface CreationOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string };
  excludeCredentials: { id: string }[];
}
const begin = async (by = ruth) =>
  (await by.post<CreationOptions>('/api/auth/passkeys/register/start', { password: PASSWORD })).body;
const finish = (response: PasskeyAttestation, by = ruth, name = 'My phone') =>
  by.post<{ id: number }>('/api/auth/passkeys/register/finish', { name, response });
const add = async (authenticator = phone, by = ruth) => finish(authenticator.create(await begin(by)), by);
const list = async (by = ruth) =>
  (await by.get<{ passkeys: Record<string, unknown>[] }>('/api/auth/passkeys')).body.passkeys;
const beginSignIn = async () =>
  (await api.visitor().post<{ challenge: string; rpId: string }>('/api/auth/passkeys/sign-in/start')).body;
const finishSignIn = (response: PasskeyAssertion, by = api.visitor()) =>
  by.post('/api/auth/passkeys/sign-in/finish', { response });
const signIn = async (authenticator = phone, by = api.visitor()) =>
  finishSignIn(authenticator.get(await beginSignIn()), by);
const rows = () => api.site.db.select().from(api.site.db.tables.passkeys);
const challenges = () => api.site.db.select().from(api.site.db.tables.passkeyChallenges);
const alerts = async () => (await api.site.db.select().from(api.site.db.tables.securityEvents)).map(({ kind }) => kind);

describe('adding a passkey', () => {
  test('requests a discoverable passkey with user verification by finger, face or PIN', async () => {
    expect(await begin()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'hesed.example', name: 'Grace Friends' },
      user: {
        id: expect.stringMatching(/^[\w-]{43}$/),
        name: 'ruth@parish.example',
        displayName: 'ruth@parish.example',
      },
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: [],
      timeout: 5 * MINUTE_MS,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      extensions: { credProps: true },
      hints: [],
    });
  });

  test('stores its public key and alerts the member', async () => {
    const { status, body } = await add();
    const shown = { id: expect.any(Number), name: 'My phone', backedUp: false, lastUsedAt: null };
    expect([status, body]).toEqual([200, { ...shown, createdAt: '2027-03-01T08:00:00.000Z' }]);
    expect(await list()).toEqual([body]);
    expect(await rows()).toMatchObject([
      { userId: ruth.id, credentialId: phone.credentialId, counter: 1, transports: ['internal', 'hybrid'] },
    ]);
    expect(await alerts()).toEqual(['passkey_added']);
  });

  test('names the member’s existing passkeys, and always the same user handle, which reveals nothing', async () => {
    await add();
    const [one, two] = [await begin(), await begin()];
    expect(one.excludeCredentials).toMatchObject([{ id: phone.credentialId, type: 'public-key' }]);
    expect(two.user.id).toBe(one.user.id);
    expect((await begin(await api.member())).user.id).not.toBe(one.user.id);
  });

  test('needs the password, with at most ten wrong attempts', async () => {
    const wrong = () => ruth.post('/api/auth/passkeys/register/start', { password: 'not mine' });
    const { status, body } = await wrong();
    expect([status, body]).toMatchObject([400, { issues: [{ path: ['password'] }] }]);
    for (let attempt = 1; attempt < 10; attempt += 1) await wrong();
    expect((await wrong()).status).toBe(429);
    expect(await challenges()).toEqual([]);
  });

  test.each([
    ['made for another site', { origin: 'https://hesed.example.evil.example' }],
    ['made for another port', { origin: 'http://hesed.example:8080' }],
    ['bound to another host', { rpId: 'example' }],
    ['without a finger, a face or a PIN', { userVerified: false }],
    ['for a challenge that was never given', { challenge: 'A'.repeat(43) }],
  ])('is rejected: %s', async (_what, deviations) => {
    const { status, body } = await finish(phone.create(await begin(), deviations));
    expect([status, body]).toEqual([
      400,
      { message: NOT_ADDED, code: 'BAD_REQUEST', error: NOT_ADDED, said: expect.anything() },
    ]);
    expect(await rows()).toEqual([]);
    expect(await alerts()).toEqual([]);
  });

  test.each([
    ['apple', new Map()],
    ['android-key', new Map()],
    ['packed', new Map([['x5c', [new Uint8Array([1])]]])],
  ])('parses no certificate and contacts nobody about one: %s', async (format, statement) => {
    const response = phone.create(await begin(), { attestation: { format, statement } });
    const refusal = await finishPasskey(
      api.site,
      await memberActor(api.site, ruth.id),
      { name: 'x', response },
      null,
    ).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'bad_request',
      message: NOT_ADDED,
      cause: { message: `an attestation that was not asked for: ${format}` },
    });
  });

  test('accepts a self attestation of the new key', async () => {
    expect((await finish(phone.create(await begin(), { attestation: 'self' }))).status).toBe(200);
  });

  test.each([
    ['no base64url', { clientDataJSON: 'ä' }],
    ['no JSON', { clientDataJSON: Buffer.from('{').toString('base64url') }],
    ['JSON that is no object', { clientDataJSON: Buffer.from('null').toString('base64url') }],
    ['no CBOR', { attestationObject: 'AAAA' }],
    ['CBOR without end', { attestationObject: Buffer.alloc(20_000, 0x81).toString('base64url') }],
    ['too much', { attestationObject: 'A'.repeat(32_769) }],
  ])('is rejected when the answer is %s', async (_what, different) => {
    const answer = phone.create(await begin());
    const { status } = await finish({ ...answer, response: { ...answer.response, ...different } });
    expect(status).toBe(400);
    expect(api.site.logged).toEqual([]);
  });

  test('rejects the answer of a sign-in', async () => {
    const options = await begin();
    const { clientDataJSON } = phone.get({ challenge: options.challenge, rpId: options.rp.id }).response;
    const answer = phone.create(options);
    expect((await finish({ ...answer, response: { ...answer.response, clientDataJSON } })).status).toBe(400);
  });

  test('accepts each challenge once', async () => {
    const options = await begin();
    expect((await finish(phone.create(options, { userVerified: false }))).status).toBe(400);
    expect((await finish(phone.create(options))).status).toBe(400);
    const again = await begin();
    const answers = await Promise.all([finish(phone.create(again)), finish(createAuthenticator().create(again))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('rejects challenges of another member and of a sign-in', async () => {
    const naomi = await api.member();
    const hers = await begin(naomi);
    expect((await finish(phone.create(hers))).status).toBe(400);
    const { challenge, rpId } = await beginSignIn();
    expect((await finish(phone.create({ challenge, rp: { id: rpId } }))).status).toBe(400);
    expect((await finish(phone.create(hers), naomi)).status).toBe(200);
  });

  test.each([
    [5 * MINUTE_MS - 1, 200],
    [5 * MINUTE_MS, 400],
  ])('must finish within five minutes: %i ms', async (wait, status) => {
    const options = await begin();
    api.site.clock.jumpTo(api.site.clock.now() + wait);
    expect((await finish(phone.create(options))).status).toBe(status);
  });

  test('is rejected for a passkey that another member has', async () => {
    await add();
    const naomi = await api.member();
    expect((await add(phone, naomi)).status).toBe(409);
    expect((await add()).status).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  test('is limited to ten passkeys', async () => {
    for (let made = 0; made < 9; made += 1) await add(createAuthenticator());
    const [one, two] = [await begin(), await begin()];
    const answers = [await finish(phone.create(one)), await finish(createAuthenticator().create(two))];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    const { status } = await ruth.post('/api/auth/passkeys/register/start', { password: PASSWORD });
    expect(status).toBe(409);
  });

  test.each([
    ['', 400],
    ['x'.repeat(61), 400],
    ['two\nlines', 400],
    ['  Kitchen tablet ', 200],
  ])('requires a name: %j', async (name, status) => {
    expect((await finish(phone.create(await begin()), ruth, name)).status).toBe(status);
  });
});

describe('signing in', () => {
  beforeEach(async () => {
    await add();
  });

  test('accepts any passkey of the site, with user verification by finger, face or PIN', async () => {
    expect(await beginSignIn()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'hesed.example',
      timeout: 5 * MINUTE_MS,
      userVerification: 'required',
    });
  });

  test('needs no other input and identifies the member', async () => {
    const visitor = api.visitor();
    const { status, body } = await signIn(phone, visitor);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: ruth.id, email: 'ruth@parish.example', role: 'member' });
    expect((await visitor.get('/api/auth/me')).body).toEqual(body);
    expect(await rows()).toMatchObject([{ counter: 2, lastUsedAt: new Date(api.site.clock.now()) }]);
  });

  test('replaces both steps', async () => {
    await turnSecondStepOn(api, ruth);
    expect((await signIn()).status).toBe(200);
  });

  test('works repeatedly', async () => {
    for (let time = 0; time < 3; time += 1) expect((await signIn()).status).toBe(200);
  });

  test.each([
    ['made for another site', { origin: 'https://hesed.example.evil.example' }],
    ['made for another port', { origin: 'http://hesed.example:8080' }],
    ['bound to another host', { rpId: 'example' }],
    ['without a finger, a face or a PIN', { userVerified: false }],
    ['for a challenge that was never given', { challenge: 'A'.repeat(43) }],
    ['with a counter that stands still', { counter: 1 }],
    ['with a counter that goes back', { counter: 0 }],
  ])('is rejected: %s', async (_what, deviations) => {
    const visitor = api.visitor();
    const { status, body } = await finishSignIn(phone.get(await beginSignIn(), deviations), visitor);
    expect([status, body]).toEqual([
      401,
      { message: NOT_ACCEPTED, code: 'UNAUTHORIZED', error: NOT_ACCEPTED, said: expect.anything() },
    ]);
    expect(visitor.jar.size).toBe(0);
    expect(await rows()).toMatchObject([{ counter: 1, lastUsedAt: null }]);
  });

  test('with an unknown passkey is rejected with the same words', async () => {
    const { status, body } = await signIn(createAuthenticator());
    expect([status, body.message]).toEqual([401, NOT_ACCEPTED]);
  });

  test('with the id of one passkey and the signature of another is rejected', async () => {
    const other = createAuthenticator();
    const { credentialId: id } = phone;
    const { status } = await finishSignIn({ ...other.get(await beginSignIn()), id, rawId: id });
    expect(status).toBe(401);
  });

  test('with a copy that signs at the same moment is rejected', async () => {
    const answers = [phone.get(await beginSignIn(), { counter: 7 }), phone.get(await beginSignIn(), { counter: 7 })];
    const outcomes = await Promise.all(answers.map((answer) => finishSignIn(answer)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('is rejected when the signed data was changed', async () => {
    const answer = phone.get(await beginSignIn(), { userVerified: false });
    const changed = Buffer.from(answer.response.authenticatorData, 'base64url');
    changed.writeUInt8(changed.readUInt8(32) | 0x04, 32);
    const authenticatorData = changed.toString('base64url');
    expect((await finishSignIn({ ...answer, response: { ...answer.response, authenticatorData } })).status).toBe(401);
  });

  test('accepts each challenge once, even when it failed or two answers arrive at once', async () => {
    const options = await beginSignIn();
    expect((await finishSignIn(phone.get(options, { userVerified: false }))).status).toBe(401);
    expect((await finishSignIn(phone.get(options))).status).toBe(401);
    const answer = phone.get(await beginSignIn());
    const answers = await Promise.all([finishSignIn(answer), finishSignIn(answer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('rejects a challenge for adding a passkey', async () => {
    const { challenge, rp } = await begin();
    expect((await finishSignIn(phone.get({ challenge, rpId: rp.id }))).status).toBe(401);
  });

  test.each([
    [5 * MINUTE_MS - 1, 200],
    [5 * MINUTE_MS, 401],
  ])('must finish within five minutes: %i ms', async (wait, status) => {
    const options = await beginSignIn();
    api.site.clock.jumpTo(api.site.clock.now() + wait);
    expect((await finishSignIn(phone.get(options))).status).toBe(status);
  });

  test('works with a passkey without a counter, and with one that stopped counting', async () => {
    const cloud = createAuthenticator({ counts: false });
    await add(cloud);
    expect([(await signIn(cloud)).status, (await signIn(cloud)).status]).toEqual([200, 200]);
    expect((await finishSignIn(cloud.get(await beginSignIn(), { counter: 5 }))).status).toBe(200);
    expect((await signIn(cloud)).status).toBe(401);
  });

  test('ends in 429 after a hundred failures from one address; successful sign-ins do not count', async () => {
    for (let attempt = 0; attempt < 99; attempt += 1) await api.site.rateLimits.consume('sign_in_address', 'unknown');
    for (let time = 0; time < 3; time += 1) expect((await signIn()).status).toBe(200);
    expect((await signIn(createAuthenticator())).status).toBe(401);
    expect((await signIn()).status).toBe(429);
  });

  test('can start six hundred times from one address in a quarter of an hour', async () => {
    for (let attempt = 0; attempt < 600; attempt += 1) await api.site.rateLimits.consume('passkey_start', 'unknown');
    expect((await api.visitor().post('/api/auth/passkeys/sign-in/start')).status).toBe(429);
  });
});

describe('removing a passkey', () => {
  test('ends its use and alerts the member', async () => {
    const { id } = (await add()).body;
    const { status, body } = await ruth.send('DELETE', `/api/auth/passkeys/${id}`);
    expect([status, body]).toEqual([200, { success: true }]);
    expect(await list()).toEqual([]);
    expect((await signIn()).status).toBe(401);
    expect(await alerts()).toEqual(['passkey_added', 'passkey_removed']);
    expect((await ruth.send('DELETE', `/api/auth/passkeys/${id}`)).status).toBe(404);
  });

  test('is possible only for its owner; for others it does not exist', async () => {
    const { id } = (await add()).body;
    for (const other of [await api.member(), await api.member({ role: 'admin' })]) {
      expect((await other.send('DELETE', `/api/auth/passkeys/${id}`)).status).toBe(404);
      expect(await list(other)).toEqual([]);
    }
    expect((await signIn()).status).toBe(200);
  });
});

describe('challenges', () => {
  test('are stored as hashes', async () => {
    const { challenge } = await beginSignIn();
    expect(await challenges()).toMatchObject([{ challengeHash: hashToken(challenge), userId: null }]);
    expect(api.site.db.client.serialize().includes(challenge)).toBe(false);
  });

  test('that expired are deleted with the next one or by the housekeeping', async () => {
    await beginSignIn();
    await begin();
    api.site.clock.jumpTo(api.site.clock.now() + 5 * MINUTE_MS);
    await beginSignIn();
    expect(await challenges()).toHaveLength(1);
    await deleteOldChallenges(api.site);
    expect(await challenges()).toHaveLength(1);
    api.site.clock.jumpTo(api.site.clock.now() + 5 * MINUTE_MS);
    await deleteOldChallenges(api.site);
    expect(await challenges()).toEqual([]);
  });
});

test('a token may do none of this', async () => {
  const { id } = (await add()).body;
  const { body } = await ruth.post('/api/tokens', { name: 'all', scopes: ['read', 'write'] });
  const headers = { authorization: `Bearer ${body.token}` };
  const visitor = api.visitor();
  const response = phone.create(await begin());
  const answers = [
    await visitor.get('/api/auth/passkeys', { headers }),
    await visitor.post('/api/auth/passkeys/register/start', { password: PASSWORD }, { headers }),
    await visitor.post('/api/auth/passkeys/register/finish', { name: 'x', response }, { headers }),
    await visitor.send('DELETE', `/api/auth/passkeys/${id}`, { headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('a site behind a port and TLS has its host as relying party id, and its whole address as origin', async () => {
  api.close();
  api = createTestApi({ env: { PUBLIC_URL: 'https://friends.parish.example:8443' } });
  ruth = await api.member();
  const origin = 'https://friends.parish.example:8443';
  const there = { origin, headers: { host: 'friends.parish.example:8443' } };
  const options = (await ruth.post<CreationOptions>('/api/auth/passkeys/register/start', { password: PASSWORD }, there))
    .body;
  expect(options.rp.id).toBe('friends.parish.example');
  const finished = await ruth.post(
    '/api/auth/passkeys/register/finish',
    { name: 'My phone', response: phone.create(options, { origin }) },
    there,
  );
  expect(finished.status).toBe(200);
});
