import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { createListener } from '../listen.ts';

// Tests that need a real socket: lengths, chunks, addresses and proxies.

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

async function listen(env: Record<string, string> = {}) {
  const api = createTestApi({ env });
  const server = createServer(createListener(api.app));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    api.close();
  };
  return { api, port };
}

interface Heard {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
}

function send(
  port: number,
  options: { method?: string; path: string; headers?: OutgoingHttpHeaders; chunks?: (string | Buffer)[] },
): Promise<Heard> {
  const { method = 'POST', path, headers = {}, chunks = [] } = options;
  return new Promise((done, fail) => {
    const sending = request(
      { host: '127.0.0.1', port, method, path, headers: { host: 'hesed.example', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), headers: response.headers }),
        );
      },
    );
    sending.on('error', fail);
    for (const chunk of chunks) sending.write(chunk);
    sending.end();
  });
}

const LOGIN = JSON.stringify({ email: 'nobody@parish.example', password: 'x' });
const signIn = (port: number, headers: Record<string, string>) =>
  send(port, { path: '/api/auth/login', headers: { 'content-type': 'application/json', ...headers }, chunks: [LOGIN] });

/** Returns the addresses for which failed sign-ins were counted. */
function countedAddresses({ site }: TestApi): unknown[] {
  return site.db.client
    .prepare("SELECT substr(key, 17) FROM rate_limits WHERE key LIKE 'sign_in_address:%' ORDER BY key")
    .pluck()
    .all();
}

describe('a body on a socket', () => {
  test('in chunks is read completely, and rejected above 256 KB', async () => {
    const { port } = await listen();
    const headers = { 'content-type': 'application/json' };
    const half = Math.floor(LOGIN.length / 2);
    const chunked = { path: '/api/auth/login', headers: { ...headers, 'transfer-encoding': 'chunked' } };
    expect((await send(port, { ...chunked, chunks: [LOGIN.slice(0, half), LOGIN.slice(half)] })).status).toBe(401);
    const over = await send(port, { ...chunked, chunks: Array(5).fill(Buffer.alloc(64 * 1024, 0x20)) });
    expect(over.status).toBe(413);
    expect(JSON.parse(over.text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  test('that declares a too large size is rejected before it is sent', async () => {
    const { port } = await listen();
    const heard = await new Promise<string>((done, fail) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', fail);
      socket.on('data', (part) => {
        done(part.toString());
        socket.destroy();
      });
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nHost: hesed.example\r\nContent-Type: application/json\r\nContent-Length: 300000\r\n\r\n{',
      );
    });
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each([{ 'content-length': String(LOGIN.length) }, { 'transfer-encoding': 'chunked' }])(
    'without a content type is 415: %j',
    async (headers) => {
      const { port } = await listen();
      expect((await send(port, { path: '/api/auth/login', headers: { ...headers }, chunks: [LOGIN] })).status).toBe(
        415,
      );
    },
  );

  test('is optional for a call without one, and so is its content type', async () => {
    const { port } = await listen();
    expect((await send(port, { path: '/api/auth/logout' })).status).toBe(200);
    expect((await send(port, { path: '/api/auth/logout', headers: { 'content-length': '0' } })).status).toBe(200);
    expect(
      (await send(port, { path: '/api/auth/logout', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(200);
  });

  test('in another encoding is invalid JSON, and no internal error', async () => {
    const { api, port } = await listen();
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(
      (await send(port, { path: '/api/auth/login', headers, chunks: [Buffer.from([0x1f, 0x8b, 8, 0])] })).status,
    ).toBe(400);
    expect(api.site.logged).toEqual([]);
  });
});

test('of a HEAD answer is empty, and the connection stays usable', async () => {
  const { port } = await listen();
  const head = await send(port, { method: 'HEAD', path: '/healthz' });
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await send(port, { method: 'GET', path: '/healthz' })).text).toMatch(/^\{"alive":true,/);
});

test('of a long answer is compressed for clients that accept it', async () => {
  const { port } = await listen();
  const { headers } = await send(port, {
    method: 'GET',
    path: '/api/openapi.json',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers.vary).toMatch(/accept-encoding/i);
});

describe('the caller’s address', () => {
  const FORGED = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-forwarded-proto': 'https' };

  test('is the socket’s without a trusted proxy, whatever a header says', async () => {
    const { api, port } = await listen();
    await signIn(port, FORGED);
    expect(countedAddresses(api)).toEqual(['127.0.0.1']);
  });

  test.each([
    ['1', '198.51.100.7'],
    ['2', '203.0.113.9'],
  ])('behind %s trusted proxies is counted from the right', async (hops, address) => {
    const { api, port } = await listen({ TRUST_PROXY: hops });
    await signIn(port, FORGED);
    expect(countedAddresses(api)).toEqual([address]);
  });

  test('is the socket’s when the trusted proxy sends none', async () => {
    const { api, port } = await listen({ TRUST_PROXY: '2' });
    await signIn(port, {});
    await signIn(port, { 'x-forwarded-for': '203.0.113.9' });
    await signIn(port, { 'x-forwarded-for': ' , ' });
    expect(countedAddresses(api)).toEqual(['127.0.0.1']);
  });
});

describe('the cookies of a new member', () => {
  const register = (port: number, headers: Record<string, string> = {}) =>
    send(port, {
      path: '/api/auth/register',
      headers: { 'content-type': 'application/json', ...headers },
      chunks: [JSON.stringify({ username: 'Ruth', email: 'ruth@parish.example', password: 'whither' })],
    });
  const PLAIN = [
    /^hesed_session=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/,
    /^hesed_device=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=\/; SameSite=Lax$/,
  ];
  const SECURE = PLAIN.map((plain) => new RegExp(plain.source.replace('^', '^__Host-').replace('$', '; Secure$')));

  test.each([
    ['plain over HTTP', {}, {}, PLAIN],
    ['Secure where PUBLIC_URL is HTTPS', { PUBLIC_URL: 'HTTPS://Hesed.example/' }, {}, SECURE],
    ['Secure where a trusted proxy says HTTPS', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }, SECURE],
    ['plain where a trusted proxy says HTTP', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'http' }, PLAIN],
    ['plain where nobody trusted says HTTPS', {}, { 'x-forwarded-proto': 'https' }, PLAIN],
  ])('are %s', async (_how, env, headers, expected) => {
    const { port } = await listen(env);
    const answer = await register(port, headers as Record<string, string>);
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toEqual(expected.map((line) => expect.stringMatching(line)));
  });
});
