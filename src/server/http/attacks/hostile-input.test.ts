import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';

// B: one small anonymous request must not keep the process busy for seconds or minutes.

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const NOT_PLAIN = 'The request may only contain plain JSON and dates.';
const TYPED_ARRAY = { json: { email: 2e9 }, meta: { values: { email: [['typed-array', 'Float64Array']] } } };
const REGEXP = { json: { email: `/${'(a*)*'.repeat(900)}$/` }, meta: { values: { email: ['regexp'] } } };
/** Sends a batch whose answer is streamed in lines instead of one JSON document. */
async function sendStreamed(batch: unknown) {
  const response = await api.app.request('http://hesed.example/trpc/auth.login?batch=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify(batch),
  });
  return { status: response.status, text: await response.text() };
}

const query = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe.each([
  ['typed arrays of billions', TYPED_ARRAY],
  ['regular expressions', REGEXP],
])('B: an input that asks for %s is rejected before anything is built', (_what, input) => {
  const calls: [way: string, ask: () => Promise<{ status: number; text: string }>][] = [
    ['in a body', () => api.visitor().post('/trpc/auth.login', input)],
    ['in a batch', () => api.visitor().post('/trpc/auth.login?batch=1', { 0: input })],
    ['in a streamed batch', () => sendStreamed({ 0: input })],
    ['in a query', () => ruth.get(`/trpc/guidance.dashboard?input=${query(input)}`)],
    ['in a stream', () => ruth.get(`/trpc/alerts.live?input=${query(input)}`)],
  ];
  test.each(calls)('%s', async (_way, ask) => {
    const { text } = await ask();
    expect(text).toContain(NOT_PLAIN);
  });
});

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const many = (values: number) => JSON.stringify({ email: Array(values).fill(0) });

describe.each<[way: string, path: string, wrap: (json: string) => string]>([
  ['REST', '/api/auth/login', (json) => json],
  ['tRPC', '/trpc/auth.login', (json) => `{"json":${json}}`],
])('B: a body over %s', (_way, path, wrap) => {
  const send = (json: string) =>
    api.visitor().send('POST', path, { body: wrap(json), headers: { 'content-type': 'application/json' } });

  test.each([
    ['that is nested 40,000 times', nested(40_000), 'The request is nested too deeply: 16 levels at most.'],
    ['of 120,000 values', many(120_000), 'The request has too many values: 1000 at most.'],
  ])('%s is refused with 400', async (_what, json, sentence) => {
    const { status, text } = await send(json);
    expect(status).toBe(400);
    expect(text).toContain(sentence);
  });

  test('cannot set a field through a prototype', async () => {
    const { status, text } = await send('{"__proto__":{"password":"x"},"email":"ruth@parish.example","password":"x"}');
    expect(status).toBe(400);
    expect(text).toContain('Unknown field: __proto__');
  });

  test('with many wrong fields gets an answer with twenty', async () => {
    const fields = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}-${'x'.repeat(1_000)}`, at]));
    const { status, text } = await send(JSON.stringify(fields));
    expect(status).toBe(400);
    expect(text.match(/Unknown field/g)?.length).toBeLessThanOrEqual(21);
    expect(text.length).toBeLessThan(10_000);
  });
});
