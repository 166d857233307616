import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/members/accounts.ts';
import { SYSTEM } from '../../../testing/members/members.ts';
import { tokenIn } from '../../../testing/providers/mails.ts';
import { makeResetLink } from './password-reset.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ username: 'Ruth the Moabite', email: 'ruth.of.moab@parish.example' });
});
afterEach(() => api.close());

const COMMON = 'Many people use this password. Please choose one that only you use.';
const NAME = 'Please choose a password that is not your name, your email or the name of this site.';

// register.test.ts tests joining.
describe.each([
  [
    'resetting',
    'password',
    async (password: string) =>
      api
        .visitor()
        .post('/api/auth/reset-password', { token: tokenIn(await makeResetLink(api.site, SYSTEM, ruth.id)), password }),
  ],
  [
    'changing',
    'newPassword',
    (newPassword: string) => ruth.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }),
  ],
  [
    'setting up the site',
    'password',
    (password: string) =>
      api.visitor().post('/api/auth/setup', {
        token: api.site.setupToken,
        username: 'Ruth-the-Moabite',
        email: 'ruthofmoab@parish.example',
        password,
      }),
  ],
])('J: %s', (_what, field, set) => {
  test.each([
    ['one of the commonest passwords', 'Football', COMMON],
    ['a sequence', '654321', COMMON],
    ['a sequence of letters', 'ABCDEF', COMMON],
    ['one character over and over', '888888', COMMON],
    ['two by turns', '1212121', COMMON],
    ['spaces alone', '      ', COMMON],
    ['the username', 'ruth the moabite', NAME],
    ['what stands before the @ of the email', 'RuthOfMoab', NAME],
  ])('rejects %s at its field, and nothing changes', async (_which, password, message) => {
    const { status, body } = await set(password);
    expect([status, body.issues]).toEqual([400, [{ path: [field], message, said: expect.anything() }]]);
    expect(await api.site.db.select().from(api.site.db.tables.users)).toHaveLength(1);
    const signIn = await api.visitor().post('/api/auth/login', { email: ruth.email, password: PASSWORD });
    expect(signIn.status).toBe(200);
  });
});

test('J: a rejected password does not use up a password link', async () => {
  const token = tokenIn(await makeResetLink(api.site, SYSTEM, ruth.id));
  const reset = (password: string) => api.visitor().post('/api/auth/reset-password', { token, password });
  expect((await reset('123456')).status).toBe(400);
  expect((await reset('thy people shall be my people')).status).toBe(200);
});
