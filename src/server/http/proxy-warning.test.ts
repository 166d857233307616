import { afterEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
afterEach(() => api.close());

const FORWARDED = { headers: { 'x-forwarded-for': '203.0.113.7' } };

async function factsOf(started: TestApi) {
  const admin = await started.member({ role: 'admin' });
  const { body } = await admin.get<{
    result: { data: { json: { untrustedProxy: boolean; missingProxies: boolean } } };
  }>('/trpc/admin.siteFacts');
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

test('requests that name fewer proxies than TRUST_PROXY are logged once and shown to administrators', async () => {
  api = createTestApi({ env: { TRUST_PROXY: '2' } });
  const two = { headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.2' } };
  await api.visitor().get('/api/alerts/channels', two);
  expect(await factsOf(api)).toMatchObject({ missingProxies: false });
  for (let count = 0; count < 3; count += 1) await api.visitor().get('/api/alerts/channels', FORWARDED);
  expect(api.site.logged.map(({ msg }) => msg)).toEqual([
    'requests name fewer proxies in X-Forwarded-For than TRUST_PROXY says, and all limits count them as one address',
  ]);
  expect(await factsOf(api)).toMatchObject({ missingProxies: true, untrustedProxy: false });
});

test('a stranger who calls the machine by its address causes no such warning', async () => {
  api = createTestApi({ env: { TRUST_PROXY: '2', PUBLIC_URL: 'https://hesed.example' } });
  const stranger = { headers: { ...FORWARDED.headers, host: '198.51.100.9' } };
  expect((await api.visitor().get('/api/alerts/channels', stranger)).status).toBe(400);
  expect(api.site.observed.missingProxies).toBe(false);
});
