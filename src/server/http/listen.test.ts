import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/api.ts';
import { createHttpServer, createListener, SERVER_LIMITS } from './listen.ts';

let api: TestApi;
let server: Server;

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  api.close();
});

async function listen(limits: Parameters<typeof createHttpServer>[0] = {}): Promise<number> {
  api = createTestApi();
  server = createHttpServer(limits);
  server.on('request', createListener(api.app));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Sends a text, then one byte at a time until the server closes the connection; returns the server's answer. */
function trickle(port: number, beginning: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.write(beginning);
    const drip = setInterval(() => socket.write('a'), 20);
    socket.on('data', (part) => {
      heard += part.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      done(heard);
    });
  });
}

/** Sends a request and ends the sending side; returns everything received until the server closes the connection. */
function say(port: number, request: string): Promise<string> {
  return converse(port, request, (socket) => socket.end());
}

/** Sends a text and keeps the connection open; returns everything received until the server closes it. */
function converse(port: number, request: string, after: (socket: Socket) => void = () => {}): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (part) => {
      heard += part.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => done(heard));
    socket.write(request);
    after(socket);
  });
}

const QUICK = { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 30 };

describe('a request that arrives slowly', () => {
  test('is cut off while its headers are incomplete', async () => {
    const port = await listen({ ...QUICK, requestTimeout: 60_000 });
    const heard = await trickle(port, 'GET /healthz HTTP/1.1\r\nHost: hesed.example\r\nX-Slow: ');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(api.site.logged).toEqual([]);
  });

  test('is cut off while its body is incomplete, and logs no error', async () => {
    const port = await listen({ ...QUICK, headersTimeout: 100 });
    const heard = await trickle(
      port,
      'POST /api/auth/login HTTP/1.1\r\nHost: hesed.example\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"email":"',
    );
    expect(heard).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(api.site.logged).toEqual([]);
  });

  test('does not delay other requests', async () => {
    const port = await listen(QUICK);
    const slow = Array.from({ length: 50 }, () =>
      trickle(port, 'GET /healthz HTTP/1.1\r\nHost: hesed.example\r\nX-Slow: '),
    );
    expect(await say(port, 'GET /healthz HTTP/1.1\r\nHost: hesed.example\r\nConnection: close\r\n\r\n')).toContain(
      '{"alive":true,',
    );
    for (const heard of await Promise.all(slow)) expect(heard).not.toContain('alive');
  });

  test('has seconds, not minutes, under the real limits', () => {
    expect(SERVER_LIMITS.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(SERVER_LIMITS.requestTimeout).toBeLessThanOrEqual(60_000);
    expect(SERVER_LIMITS.connectionsCheckingInterval).toBeLessThan(SERVER_LIMITS.headersTimeout);
  });
});

describe('a request that is too large before its body', () => {
  test.each([
    ['one header of 17 kB', `X-Large: ${'x'.repeat(17_000)}\r\n`],
    ['many that are as much together', Array.from({ length: 90 }, (_, n) => `X-${n}: ${'x'.repeat(200)}\r\n`).join('')],
    ['a cookie', `Cookie: a=${'x'.repeat(17_000)}\r\n`],
  ])('is rejected with %s', async (_how, headers) => {
    const port = await listen();
    expect(
      await say(port, `GET /healthz HTTP/1.1\r\nHost: hesed.example\r\n${headers}Connection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('is rejected for its URL', async () => {
    const port = await listen();
    const heard = await say(
      port,
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: hesed.example\r\nConnection: close\r\n\r\n`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 (414|431) /);
  });

  test('is rejected with more than 100 headers, instead of losing some', async () => {
    const port = await listen();
    const send = (count: number) => {
      const others = Array.from({ length: count - 2 }, (_, n) => `X-${n}: 1\r\n`).join('');
      return say(port, `GET /healthz HTTP/1.1\r\nHost: hesed.example\r\n${others}Connection: close\r\n\r\n`);
    };
    expect(await send(100)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await send(101)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('is accepted up to the limit', async () => {
    const port = await listen();
    const large = `X-Large: ${'x'.repeat(12_000)}\r\n`;
    expect(
      await say(port, `GET /healthz HTTP/1.1\r\nHost: hesed.example\r\n${large}Connection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('an unreadable request is rejected in JSON, and the connection closes', () => {
  const read = (heard: string) => {
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    expect(head).toMatch(/^connection: close$/im);
    expect(head).toMatch(/^content-type: application\/json$/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    return JSON.parse(body) as object;
  };
  const errorBody = (code: string) => ({
    message: expect.any(String),
    code,
    error: expect.stringMatching(/^The .*\.$/),
  });

  test('400', async () => {
    expect(read(await say(await listen(), 'hello\r\n\r\n'))).toEqual(errorBody('BAD_REQUEST'));
  });

  test('408', async () => {
    const port = await listen({ ...QUICK, requestTimeout: 60_000 });
    const heard = await trickle(port, 'GET /healthz HTTP/1.1\r\nHost: hesed.example\r\nX-Slow: ');
    expect(read(heard)).toEqual(errorBody('REQUEST_TIMEOUT'));
  });

  test('431', async () => {
    const heard = await say(
      await listen(),
      `GET / HTTP/1.1\r\nHost: hesed.example\r\nX-Large: ${'x'.repeat(17_000)}\r\n\r\n`,
    );
    expect(read(heard)).toEqual(errorBody('REQUEST_HEADER_FIELDS_TOO_LARGE'));
  });

  test('after a complete answer that the client has read', async () => {
    const port = await listen();
    const heard = await new Promise<string>((done) => {
      let all = '';
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (part) => {
        all += part.toString();
        if (all.endsWith('}') && !all.includes(' 400 ')) socket.write('hello\r\n\r\n');
      });
      socket.on('close', () => done(all));
      socket.write('GET /healthz HTTP/1.1\r\nHost: hesed.example\r\n\r\n');
    });
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
    expect(read(heard.slice(heard.indexOf('HTTP/1.1 400')))).toEqual(errorBody('BAD_REQUEST'));
  });

  test.each([
    ['alone', 'GET /1 HTTP/1.1\r\nHost: a\r\n\r\n', 1],
    ['the second of two', 'GET /0 HTTP/1.1\r\nHost: a\r\n\r\nGET /1 HTTP/1.1\r\nHost: a\r\n\r\n', 2],
  ])('never into an answer that has begun, %s', async (_which, requests, answers) => {
    api = createTestApi();
    server = createHttpServer();
    server.on('request', ({ url }, response) => {
      if (url === '/0') response.end('whole');
      else response.write('begun');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const heard = await new Promise<string>((done) => {
      let all = '';
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (part) => {
        const before = all;
        all += part.toString();
        if (all.includes('begun') && !before.includes('begun')) socket.write('hello\r\n\r\n');
      });
      socket.on('close', () => done(all));
      socket.write(requests);
    });
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(answers).fill('HTTP/1.1 200'));
  });

  test('after a complete answer on the same connection', async () => {
    const heard = await say(await listen(), 'GET /healthz HTTP/1.1\r\nHost: hesed.example\r\n\r\nhello\r\n\r\n');
    expect(heard.match(/HTTP\/1\.1 \d+/g)?.length).toBeLessThanOrEqual(2);
    expect(heard).not.toMatch(/HTTP\/1\.1 [^2][\s\S]*alive/);
  });
});

describe('a method that no route accepts is answered with 405 and the accepted methods', () => {
  const errorBody = { code: 'METHOD_NOT_ALLOWED', message: 'This call does not take that method.' };

  test.each(
    ['TRACE', 'PROPFIND', 'SEARCH', 'QUERY'].flatMap((method) =>
      ['/', '/healthz', '/api', '/api/auth/me', '/trpc/auth.me', '/unsubscribe/x'].map(
        (path) => [method, path] as const,
      ),
    ),
  )('%s %s', async (method, path) => {
    const port = await listen();
    const heard = await say(port, `${method} ${path} HTTP/1.1\r\nHost: hesed.example\r\nConnection: close\r\n\r\n`);
    expect(heard).toMatch(/^HTTP\/1\.1 405 /);
    expect(heard).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im);
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({ ...errorBody, error: errorBody.message });
    expect(api.site.logged).toEqual([]);
  });

  test('CONNECT, which Node never passes on as a request', async () => {
    const port = await listen();
    const heard = await say(port, 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 405 /);
    expect(heard).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im);
    expect(heard).toMatch(/^connection: close\r$/im);
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toEqual({ ...errorBody, error: errorBody.message });
  });

  test('TRACK, which the parser does not know, is a bad request', async () => {
    const heard = await say(await listen(), 'TRACK / HTTP/1.1\r\nHost: hesed.example\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a request that fetch cannot represent is rejected in JSON, and the connection closes', () => {
  test.each([
    ['a backslash in its path', 'GET /a\\b HTTP/1.1\r\nHost: hesed.example\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['a target that is no path', 'OPTIONS * HTTP/1.1\r\nHost: hesed.example\r\n\r\n'],
  ])('%s', async (_what, request) => {
    const heard = await say(await listen(), request);
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).toMatch(/^connection: close\r$/im);
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'BAD_REQUEST' });
    expect(api.site.logged).toEqual([]);
  });
});

describe('an answer before the whole body has arrived', () => {
  // The last byte of each body never comes, so the server cannot reuse the connection.
  const begin = (line: string, headers: string[]) =>
    `${[line, 'Host: hesed.example', ...headers].join('\r\n')}\r\n\r\n{`;
  const JSON_TYPE = 'Content-Type: application/json';
  const LONG = 'Content-Length: 300000';
  const SHORT = 'Content-Length: 3';
  const CHUNKED = `${begin('POST /api/auth/login HTTP/1.1', [JSON_TYPE, 'Transfer-Encoding: chunked']).slice(0, -1)}${'10000\r\n'}${' '.repeat(65_536)}\r\n`;

  test.each([
    [413, 'is too long, by its length', begin('POST /api/auth/login HTTP/1.1', [JSON_TYPE, LONG])],
    [413, 'is too long, by its length', begin('POST /trpc/auth.login HTTP/1.1', [JSON_TYPE, LONG])],
    [413, 'is too long, in chunks', CHUNKED + CHUNKED.slice(CHUNKED.indexOf('10000')).repeat(4)],
    [
      403,
      'is another site’s',
      begin('POST /api/auth/login HTTP/1.1', [JSON_TYPE, SHORT, 'Origin: http://evil.example']),
    ],
    [415, 'is no JSON', begin('POST /api/auth/login HTTP/1.1', ['Content-Type: text/plain', SHORT])],
    [404, 'goes nowhere', begin('POST /nowhere HTTP/1.1', [JSON_TYPE, SHORT])],
    [405, 'has a method that nothing takes', begin('PROPFIND /api/auth/login HTTP/1.1', [JSON_TYPE, SHORT])],
  ])('has status %d and Connection: close when it %s', async (status, _what, request) => {
    const heard = await converse(await listen(), request);
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(heard).toMatch(/^connection: close\r$/im);
  });

  test('has no Connection: close after the body was read', async () => {
    const body = JSON.stringify({ email: 'ruth@parish.example', password: 'x' });
    const heard = await converse(
      await listen(),
      `POST /api/auth/login HTTP/1.1\r\nHost: hesed.example\r\n${JSON_TYPE}\r\nContent-Length: ${body.length}\r\n\r\n${body}GET /healthz HTTP/1.1\r\nHost: hesed.example\r\nConnection: close\r\n\r\n`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 401 [\s\S]*HTTP\/1\.1 200 /);
    expect(heard.slice(0, heard.indexOf('HTTP/1.1 200'))).toMatch(/^connection: keep-alive\r$/im);
  });
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  [
    'two lengths',
    'POST /api/auth/logout HTTP/1.1\r\nHost: hesed.example\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\nhello',
  ],
  [
    'a length and chunks, as smugglers do',
    'POST /api/auth/logout HTTP/1.1\r\nHost: hesed.example\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['a header with a bare line feed in it', 'GET /healthz HTTP/1.1\r\nHost: hesed.example\r\nX-A: b\nX-C: d\r\n\r\n'],
])('%s is a bad request', async (_what, request) => {
  const port = await listen();
  expect(await say(port, request)).toMatch(/^HTTP\/1\.1 400 /);
});
