import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { recordArrival } from './arrivals.ts';

/** A message that the push service accepted, decrypted with the browser's keys. */
interface TakenPush {
  /** The endpoint of the browser. */
  endpoint: string;
  /** The text as the service worker reads it. */
  text: string;
  /** The length of the encrypted body in bytes. */
  bytes: number;
  headers: IncomingHttpHeaders;
  /** The claims of the token (RFC 8292 §2). */
  token: { aud: string; exp: number; sub: string };
  /** The public key that signed it, in base64url. */
  key: string;
}

/** A failure of the push service. */
export type PushFailure =
  /** Answers with a status, as RFC 8030 §5 and the services' own pages list them. */
  | { does: 'answer'; status: number; body?: string; headers?: Record<string, string> }
  /** Accepts the message and never answers. */
  | { does: 'hang' }
  /** Accepts the message and closes the connection without an answer. */
  | { does: 'drop' }
  /** Answers with bytes that are not HTTP. */
  | { does: 'garbage' }
  /** Accepts the message, begins a body and never ends it. */
  | { does: 'slow_body'; status: number }
  /** Announces a body and breaks off in the middle of it. */
  | { does: 'half_body'; status: number; body: string }
  /** Rejects messages whose body is longer than so many bytes. */
  | { does: 'limit'; bytes: number };

/** A browser's subscription as `PushSubscription.toJSON()` gives it. */
export interface TestSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push service on loopback, with the browsers that subscribed there. */
export interface TestPushService {
  readonly url: string;
  /** The settings of a site that sends by it. */
  readonly env: Record<string, string>;
  /** The accepted messages, in order, including repeats with the same topic. */
  readonly taken: TakenPush[];
  /** The number of requests, whatever their outcome. */
  readonly calls: number;
  /** Returns the messages that wait for an offline browser: of one topic only the newest (RFC 8030 §5.4). */
  waitingFor(endpoint: string): TakenPush[];
  /** Subscribes a browser with the key of a site; without a key the service accepts messages of any site. */
  subscribe(publicKey?: string): TestSubscription;
  /** Ends the subscription of a browser. */
  unsubscribe(endpoint: string): void;
  /** Fails from now on, for everybody or for one browser. */
  fail(failure: PushFailure, endpoint?: string): void;
  heal(): void;
  close(): Promise<void>;
}

interface Browser {
  secret: Uint8Array;
  auth: string;
  siteKey: string | undefined;
  waiting: Map<string, TakenPush>;
}

// The origin that browsers see. A site reaches it by PUSH_API_URL, and signs for this one all the same.
export const PUSH_ORIGIN = 'https://push.parish.example';
const DAY_SECONDS = 86_400;
// RFC 8030 §7.2: a service must take bodies of 4,096 bytes.
const MAX_BYTES = 4_096;
const URGENCIES = ['very-low', 'low', 'normal', 'high'];

/**
 * Starts a {@link TestPushService} on a free port. It takes what the Web Push protocol asks for (RFC 8030), with a VAPID
 * token (RFC 8292) and a body in aes128gcm (RFC 8291), and rejects the rest with the statuses and reasons of
 * https://mozilla-services.github.io/autopush-rs/errors.html.
 */
export async function startPushService(): Promise<TestPushService> {
  const taken: TakenPush[] = [];
  const browsers = new Map<string, Browser>();
  const gone = new Set<string>();
  const failures = new Map<string, PushFailure>();
  let calls = 0;

  /** Accepts a message, or returns the status and reason of its rejection. */
  function take(request: IncomingMessage, endpoint: string, body: Buffer): { status: number; reason?: string } {
    const { headers } = request;
    if (request.method !== 'POST') return { status: 405 };
    if (gone.has(endpoint)) return { status: 410, reason: 'errno 106: the subscription is gone' };
    const browser = browsers.get(endpoint);
    if (!browser) return { status: 404, reason: 'errno 102: there is no such endpoint' };
    const signed = readToken(headers.authorization);
    if (!signed || signed.token.aud !== PUSH_ORIGIN) return { status: 401, reason: 'errno 109: invalid token' };
    const now = Date.now() / 1_000;
    if (signed.token.exp <= now || signed.token.exp > now + DAY_SECONDS)
      return { status: 401, reason: 'errno 109: the token has expired' };
    if (!/^(?:mailto:[^@]+@|https:\/\/)[^@]+\.[^@]+$/.test(signed.token.sub))
      return { status: 403, reason: 'BadJwtToken' };
    if (browser.siteKey !== undefined && browser.siteKey !== signed.key)
      return { status: 401, reason: 'errno 109: Key mismatch' };
    const { ttl, topic, urgency } = headers;
    if (!/^\d+$/.test(String(ttl))) return { status: 400, reason: 'errno 112: invalid TTL' };
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic)))
      return { status: 400, reason: 'errno 113: invalid Topic' };
    if (urgency !== undefined && !URGENCIES.includes(String(urgency))) return { status: 400 };
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 415 };
    if (body.length > MAX_BYTES) return { status: 413, reason: 'errno 104: the payload is too large' };
    const text = readBody(body, browser);
    if (text === null) return { status: 400, reason: 'errno 110: the body cannot be decrypted' };
    const push: TakenPush = { endpoint, text, bytes: body.length, headers, ...signed };
    taken.push(recordArrival(push));
    browser.waiting.set(topic === undefined ? `message-${taken.length}` : String(topic), push);
    return { status: 201 };
  }

  const server = createServer(async (request, response) => {
    calls += 1;
    const endpoint = `${PUSH_ORIGIN}${request.url}`;
    const body = Buffer.concat(await request.toArray());
    const failure = failures.get(endpoint) ?? failures.get('*');
    if (failure?.does === 'answer') return void response.writeHead(failure.status, failure.headers).end(failure.body);
    if (failure?.does === 'garbage') return void request.socket.end('<html>It works!</html>');
    if (failure?.does === 'limit' && body.length > failure.bytes) return reply(response, 413, 'errno 104');
    if (failure?.does === 'half_body') {
      response.writeHead(failure.status, { 'content-length': String(failure.body.length * 2) });
      return void response.write(failure.body, () => request.socket.destroy());
    }
    const { status, reason } = take(request, endpoint, body);
    if (failure?.does === 'hang') return;
    if (failure?.does === 'drop') return void request.socket.destroy();
    if (failure?.does === 'slow_body') return void response.writeHead(failure.status).write(' ');
    reply(response, status, reason);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  return {
    url,
    env: { PUSH_API_URL: url, SUPPORT_EMAIL: 'care@parish.example.org' },
    taken,
    get calls() {
      return calls;
    },
    waitingFor: (endpoint) => [...(browsers.get(endpoint)?.waiting.values() ?? [])],
    subscribe(siteKey) {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const endpoint = `${PUSH_ORIGIN}/wpush/v2/${randomBytes(24).toString('base64url')}`;
      browsers.set(endpoint, { secret: pair.getPrivateKey(), auth, siteKey, waiting: new Map() });
      return { endpoint, keys: { p256dh, auth } };
    },
    unsubscribe(endpoint) {
      browsers.delete(endpoint);
      gone.add(endpoint);
    },
    fail: (failure, endpoint = '*') => void failures.set(endpoint, failure),
    heal: () => failures.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function reply(response: ServerResponse, status: number, reason?: string): void {
  if (status === 201)
    response.writeHead(201, { location: `${PUSH_ORIGIN}/m/${randomBytes(12).toString('hex')}` }).end();
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ reason }));
}

/** Returns the claims of a token if its key signed it with ES256 (RFC 8292 §3), else null. */
function readToken(authorization: string | undefined): Pick<TakenPush, 'token' | 'key'> | null {
  const [, jwt = '', key = ''] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]{87})$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  if (!signature) return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (!isSigned || alg !== 'ES256') return null;
  return { token: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

/**
 * Decrypts a body with a browser's keys (RFC 8291 §3.4, RFC 8188 §2); returns null if that fails. It is written from the RFCs,
 * so that it does not share errors with the library that encrypts.
 */
function readBody(body: Buffer, { secret, auth }: Browser): string | null {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
  if (body[20] !== sender.length) return null;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(secret);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const derive = (key: Buffer, by: Buffer, about: Buffer | string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, by, about, bytes));
    const input = derive(pair.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
    const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
    // The last record ends with 2 and zeros.
    const end = padded.lastIndexOf(2);
    return padded.subarray(end + 1).every((byte) => byte === 0) ? padded.toString('utf8', 0, end) : null;
  } catch {
    return null;
  }
}
