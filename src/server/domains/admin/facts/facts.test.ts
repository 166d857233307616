import { expect, test } from 'vitest';
import { createTestApi } from '../../../testing/api.ts';

test('C21: an administrator reads what push needs only where it is not set up', async () => {
  const advice = async (env: Record<string, string>) => {
    const api = createTestApi({ env });
    const admin = await api.member({ role: 'admin' });
    type Facts = { methods: { method: string; missing: string | null; advice: { message: string } | null }[] };
    const { body } = await admin.get<Facts>('/api/admin/site');
    api.close();
    return body.methods.find(({ method }) => method === 'push')?.advice?.message;
  };
  expect(await advice({})).toBe(
    'Push services ask for a contact: set SUPPORT_EMAIL to an address at a public domain, or PUBLIC_URL to an https one.',
  );
  expect(await advice({ SUPPORT_EMAIL: 'care@parish.example.org' })).toBeUndefined();
});
