import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, OWN_ORIGIN, type SignedIn, type TestApi } from '../testing/api.ts';
import { createApiToken } from '../testing/members/tokens.ts';
import { createHttpServer, createListener } from './listen.ts';

// Tests the stream on a real socket; domains/alerts/live tests its content.

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let api: TestApi;
let http: Server;
let url: string;
let ruth: SignedIn;

beforeEach(async () => {
  // The test uses an IP address and a port, so the site has no configured name.
  api = createTestApi({ now: '2027-03-01T08:00Z', env: { PUBLIC_URL: '' } });
  ruth = await api.member();
  http = createHttpServer();
  http.on('request', createListener(api.app));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  api.site.live.close();
  http.closeAllConnections();
  await new Promise((done) => http.close(done));
  api.close();
});

const cookieOf = ({ jar }: SignedIn) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Opens the stream as a browser does; `next` returns the data of the next event and the text before it. */
async function openStream(headers: Record<string, string> = {}, input: object = {}) {
  const leaving = new AbortController();
  const query = encodeURIComponent(JSON.stringify({ json: input }));
  const response = await fetch(`${url}/trpc/alerts.live?input=${query}`, {
    signal: leaving.signal,
    headers: { cookie: cookieOf(ruth), accept: 'text/event-stream', 'accept-encoding': 'gzip, br', ...headers },
  });
  let reader: ReadableStreamDefaultReader<string> | undefined;
  let text = '';
  return {
    response,
    close: () => leaving.abort(),
    /** Returns the text up to and including a match. */
    async until(pattern: RegExp): Promise<string> {
      reader ??= response.body?.pipeThrough(new TextDecoderStream()).getReader();
      while (!pattern.test(text)) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
        if (done) return text;
        text += value;
      }
      return text;
    },
  };
}

test('no proxy may compress, cache or buffer the stream', async () => {
  const stream = await openStream();
  const { headers, status } = stream.response;
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
  expect(await stream.until(/"kind":"ready"[\s\S]*\nid: /)).toContain('"reconnectAfterInactivityMs":50000');
  stream.close();
});

test('an event arrives at once, and Last-Event-ID continues the stream after it', async () => {
  const stream = await openStream();
  const opening = await stream.until(/^id: .*\n\n/m);
  const [, id = ''] = /^id: (.*)$/m.exec(opening) ?? [];
  const { deliveries } = api.site.db.tables;
  const now = new Date(api.site.clock.now());
  await api.site.db.insert(deliveries).values({
    userId: ruth.id,
    kind: 'test',
    channel: 'email',
    status: 'sent',
    dueAt: now,
    createdAt: now,
    finishedAt: now,
  });
  api.site.live.announce(ruth.id);
  expect(await stream.until(/"kind":"delivery"/)).toContain('"channel":"email"');
  stream.close();
  const again = await openStream({ 'last-event-id': id });
  expect(await again.until(/"kind":"delivery"[\s\S]*\nid: /)).toContain('"resumed":true');
  again.close();
});

test('a tab that closes is removed at once', async () => {
  const stream = await openStream({}, { desktop: true });
  await stream.until(/ready/);
  expect(api.site.live.hasNotifyingTab(ruth.id)).toBe(true);
  // A stream lives long, so its request must still be there after memory was freed.
  collectGarbage();
  stream.close();
  await expect.poll(() => api.site.live.count()).toBe(0);
});

test.each([
  ['somebody signed out', () => ({ cookie: '' }), 401],
  [
    'a token',
    async () => ({
      cookie: '',
      authorization: `Bearer ${await createApiToken(api.site, ruth.id, { scopes: ['read', 'write'] })}`,
    }),
    403,
  ],
] as const)('%s is refused as by any other call', async (_who, headers, status) => {
  const { response } = await openStream(await headers());
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toMatchObject({ error: { json: { message: expect.stringMatching(/\.$/) } } });
});

test('invalid input and other methods are rejected', async () => {
  expect((await openStream({}, { desktop: 'yes' })).response.status).toBe(400);
  expect((await openStream({}, { userId: 4711 })).response.status).toBe(400);
  const { status } = await ruth.post('/trpc/alerts.live', {}, { origin: OWN_ORIGIN });
  expect(status).toBe(405);
  expect(api.site.live.count()).toBe(0);
});

test('one tab too many is told to retry in a minute', async () => {
  const streams = await Promise.all(Array.from({ length: 12 }, () => openStream()));
  await Promise.all(streams.map((stream) => stream.until(/ready/)));
  const { response } = await openStream();
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  for (const stream of streams) stream.close();
});

test('signing out ends the stream with an event that browsers understand', async () => {
  const stream = await openStream();
  await stream.until(/ready/);
  await ruth.post('/api/auth/logout');
  expect(await stream.until(/event: return/)).toContain('event: return');
  await expect.poll(() => api.site.live.count()).toBe(0);
});

test('the stream is not logged', async () => {
  const stream = await openStream();
  await stream.until(/ready/);
  stream.close();
  await expect.poll(() => api.site.live.count()).toBe(0);
  expect(api.site.logged).toEqual([]);
});
