import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ confirmed: false });
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const used = async (times: number) => {
  for (let count = 0; count < times; count += 1) await api.site.rateLimits.consume('mail_token', 'unknown');
};
const TRIES: [string, () => Promise<{ status: number }>][] = [
  ['verify-email', () => api.visitor().post('/api/auth/verify-email', { token: 'x'.repeat(43) })],
  [
    'reset-password',
    () => api.visitor().post('/api/auth/reset-password', { token: 'x'.repeat(43), password: 'another secret' }),
  ],
  ['a code', () => ruth.post(`/api/alerts/verify/${ruth.id}/confirm`, { channel: 'email', code: 'x' })],
];

test.each(TRIES)('tokens that fail are counted by address, whatever they are for: %s', async (_what, send) => {
  await used(59);
  expect((await send()).status).toBe(400);
  expect((await send()).status).toBe(429);
});

test('successful attempts are not counted', async () => {
  await api.site.db.update(api.site.db.tables.alertAddresses).set({ verifiedAt: new Date() });
  await used(59);
  for (let count = 0; count < 3; count += 1)
    expect((await ruth.post(`/api/alerts/verify/${ruth.id}/confirm`, { channel: 'email', code: 'any' })).status).toBe(
      200,
    );
  expect((await TRIES[0]?.[1]())?.status).toBe(400);
});
