import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ username: 'Ruth' });
});
afterEach(() => api.close());

const rename = (username: string) =>
  ruth.post<{ user: { username: string }; issues?: object[] }>('/api/auth/change-username', { username });
const name = async () => (await ruth.get<{ user: { username: string } }>('/api/auth/me')).body.user.username;

test('a member may change their username, or its letter case', async () => {
  expect((await rename(' Ruth of Moab ')).body.user.username).toBe('Ruth of Moab');
  expect((await rename('RUTH OF MOAB')).status).toBe(200);
  expect(await name()).toBe('RUTH OF MOAB');
});

test('a taken name is rejected at its field, regardless of case', async () => {
  await api.member({ username: 'Naomi' });
  const { status, body } = await rename('NAOMI');
  expect(status).toBe(409);
  expect(body.issues).toEqual([
    {
      path: ['username'],
      message: 'This username is already taken',
      said: { code: 'username_taken' },
      suggestion: expect.stringMatching(/^NAOMI \d+$/),
    },
  ]);
  expect(await name()).toBe('Ruth');
});

test('the previous name is free again', async () => {
  await rename('Orpah');
  const other = await api.member({ username: 'Naomi' });
  expect((await other.post('/api/auth/change-username', { username: 'Ruth' })).status).toBe(200);
});

test('the number of tried names is limited, and then taken and free ones are answered alike', async () => {
  await api.member({ username: 'Naomi' });
  for (let each = 0; each < 60; each += 1) expect((await rename('naomi')).status).toBe(409);
  const [taken, free] = [await rename('naomi'), await rename('Orpah')];
  expect(taken.status).toBe(429);
  expect([free.status, free.text]).toEqual([taken.status, taken.text]);
  expect(await name()).toBe('Ruth');
});

test('free names do not count as attempts', async () => {
  for (let each = 0; each < 70; each += 1) expect((await rename(`Ruth ${each}`)).status).toBe(200);
});
