import { afterEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
afterEach(() => api.close());

const FORWARDED = { headers: { 'x-forwarded-for': '203.0.113.7' } };

async function factsOf(started: TestApi) {
  const admin = await started.member({ role: 'admin' });
  const { body } = await admin.get<{ result: { data: { json: { untrustedProxy: boolean } } } }>(
    '/trpc/admin.siteFacts',
  );
  return body.result.data.json;
}

test('requests through an untrusted proxy are logged once and shown to administrators', async () => {
  api = createTestApi();
  await api.visitor().get('/healthz');
  expect(await factsOf(api)).toMatchObject({ untrustedProxy: false });
  for (let count = 0; count < 3; count += 1) await api.visitor().get('/healthz', FORWARDED);
  expect(api.site.logged.map(({ msg }) => msg)).toEqual([
    'requests come through a proxy and all limits count its address; set TRUST_PROXY to the number of proxies',
  ]);
  expect(await factsOf(api)).toMatchObject({ untrustedProxy: true });
});

test('requests through a trusted proxy cause no warning', async () => {
  api = createTestApi({ env: { TRUST_PROXY: '1' } });
  await api.visitor().get('/healthz', FORWARDED);
  expect(api.site.logged).toEqual([]);
  expect(await factsOf(api)).toMatchObject({ untrustedProxy: false });
});
