import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import twilio from 'twilio';
import { recordArrival } from './arrivals.ts';
import { INBOUND, readTwilio, type TwilioResources } from './twilio-resources.ts';
import { createTwilioVerify, type TwilioCode } from './twilio-verify.ts';

/** A requested message: the fields of the form, by Twilio's names. */
type TwilioRequest = Readonly<Record<string, string>>;

/** A failure of calls. */
export type TwilioFailure =
  /** An error with Twilio's code, as https://www.twilio.com/docs/usage/twilios-response#response-formats-exceptions. */
  | { does: 'refuse'; status: number; code: number; headers?: Record<string, string> }
  /** An answer of any kind. */
  | { does: 'answer'; status: number; body: string; headers?: Record<string, string> }
  /** Accepts the message and never answers. */
  | { does: 'hang' }
  /** Accepts the message and sends half of the answer. */
  | { does: 'drop' }
  /** Accepts the message, begins an answer and never ends it. */
  | { does: 'slow_body' };

/** Twilio's Messages and Verify on loopback, for one account. */
export interface TestTwilio {
  readonly url: string;
  /** The settings of a site that sends by it. */
  readonly env: Record<string, string>;
  /** The accepted messages, in order. */
  readonly taken: TwilioRequest[];
  /** The settings of a site that sends its codes by Verify, besides {@link env}. */
  readonly verifyEnv: Record<string, string>;
  /** The codes that Verify sent, in order. */
  readonly codes: readonly TwilioCode[];
  /** Forgets the codes that were sent, as Twilio does after ten minutes. */
  expireCodes(): void;
  /** The number of calls, whatever their outcome. */
  readonly calls: number;
  /** Fails from now on, for everybody or for one recipient. */
  fail(failure: TwilioFailure, to?: string): void;
  heal(): void;
  /** Changes the resources of the account; by default it has all that {@link env} names. */
  change(resources: Partial<TwilioResources>): void;
  /** The headers and the body of a webhook call to a URL, signed as Twilio does. */
  sign(url: string, fields: Record<string, string | string[]>): { headers: Record<string, string>; body: string };
  close(): Promise<void>;
}

const ACCOUNT = `AC${'0123456789abcdef'.repeat(2)}`;
const TOKEN = 'fedcba9876543210'.repeat(2);
const VERIFY_SERVICE = `VA${'0123456789abcdef'.repeat(2)}`;
const MESSAGES_PATH = `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`;
export const MESSAGING_SERVICE = `MG${'0123456789abcdef'.repeat(2)}`;
export const TEMPLATE = `HX${'c'.repeat(32)}`;
export const TWILIO_NUMBER = '+12025550100';

/**
 * Starts a {@link TestTwilio} on a free port. Like Twilio, it requires Basic auth with the account, a form, a recipient,
 * exactly one sender, and a body or a template (https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource).
 */
export async function startTwilio(): Promise<TestTwilio> {
  const taken: TwilioRequest[] = [];
  const failures = new Map<string, TwilioFailure>();
  let calls = 0;
  let resources: Partial<TwilioResources> = {};
  const verify = createTwilioVerify(ACCOUNT, VERIFY_SERVICE);

  const server = createServer(async (request, response) => {
    calls += 1;
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
    if (request.method === 'GET') return answerRead(request, response);
    const refusal = refusalOf(request, fields);
    if (refusal) return refuse(response, refusal);
    const failure = failures.get(fields.To ?? '') ?? failures.get('*');
    if (failure?.does === 'refuse') return refuse(response, failure);
    if (failure?.does === 'answer') return void response.writeHead(failure.status, failure.headers).end(failure.body);
    const isVerify = request.url !== MESSAGES_PATH;
    const verified = isVerify ? verify.answer(request.url ?? '', fields) : null;
    if (verified && 'code' in verified) return refuse(response, verified);
    if (!isVerify) taken.push(recordArrival(fields));
    if (failure?.does === 'hang') return;
    const body = JSON.stringify(verified?.body ?? messageOf(fields, taken.length));
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) });
    if (failure?.does === 'slow_body') return void response.write(body.slice(0, 20));
    if (failure?.does === 'drop') return void response.write(body.slice(0, 20), () => response.destroy());
    response.end(body);
  });
  function answerRead(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://twilio.example');
    const failure = failures.get('*');
    const found = readTwilio(pathname, searchParams, { ...twilioResources(), ...resources });
    const refusal = !hasAccount(request) ? { status: 401, code: 20003 } : found ? null : { status: 404, code: 20404 };
    const body = JSON.stringify(found);
    if (failure?.does === 'refuse') refuse(response, failure);
    else if (failure?.does === 'answer') response.writeHead(failure.status, failure.headers).end(failure.body);
    else if (refusal) refuse(response, refusal);
    else if (failure?.does === 'hang') return;
    else {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      });
      if (failure?.does === 'drop') response.write(body.slice(0, 20), () => response.destroy());
      else response.end(body);
    }
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  return {
    url,
    env: {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_PHONE_NUMBER: TWILIO_NUMBER,
      TWILIO_API_URL: url,
    },
    expireCodes: verify.expire,
    verifyEnv: { TWILIO_VERIFY_SERVICE_SID: VERIFY_SERVICE },
    codes: verify.codes,
    taken,
    get calls() {
      return calls;
    },
    fail: (failure, to = '*') => void failures.set(to, failure),
    heal: () => failures.clear(),
    change(changed) {
      resources = changed;
    },
    sign(calledUrl, fields) {
      return {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': twilio.getExpectedTwilioSignature(TOKEN, calledUrl, fields),
        },
        body: new URLSearchParams(
          Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
        ).toString(),
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Returns the status and code with which Twilio rejects a call, or null. */
function refusalOf(
  { method, url, headers }: IncomingMessage,
  { To, From, MessagingServiceSid, Body, ContentSid }: Record<string, string | undefined>,
): { status: number; code: number } | null {
  const isVerify = url?.startsWith('/v2/Services/');
  if (method !== 'POST' || (url !== MESSAGES_PATH && !isVerify)) return { status: 404, code: 20404 };
  if (!hasAccount({ headers })) return { status: 401, code: 20003 };
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return { status: 415, code: 20415 };
  if (isVerify) return null;
  if (!To) return { status: 400, code: 21604 };
  if (!From === !MessagingServiceSid) return { status: 400, code: 21603 };
  if (!Body === !ContentSid) return { status: 400, code: 21602 };
  if ((Body ?? '').length > 1_600) return { status: 400, code: 21617 };
  return null;
}

function hasAccount({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.authorization === `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`;
}

/** Returns the initial resources of the account. */
function twilioResources(): TwilioResources {
  return {
    account: { status: 'active', type: 'Full' },
    numbers: [{ number: TWILIO_NUMBER, sms: true }],
    application: null,
    messagingService: MESSAGING_SERVICE,
    serviceInbound: INBOUND,
    verifyService: VERIFY_SERVICE,
    template: { sid: TEMPLATE, status: 'approved' },
    accountSid: ACCOUNT,
  };
}

function refuse(
  response: ServerResponse,
  { status, code, headers = {} }: { status: number; code: number; headers?: Record<string, string> },
): void {
  const error = { code, message: 'as the test asked', more_info: `https://www.twilio.com/docs/errors/${code}`, status };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(error));
}

function messageOf(fields: TwilioRequest, count: number) {
  return {
    sid: `SM${String(count).padStart(32, '0')}`,
    account_sid: ACCOUNT,
    api_version: '2010-04-01',
    body: fields.Body ?? '',
    date_created: 'Mon, 01 Mar 2027 08:00:00 +0000',
    date_sent: null,
    date_updated: 'Mon, 01 Mar 2027 08:00:00 +0000',
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: fields.From ?? null,
    messaging_service_sid: fields.MessagingServiceSid ?? null,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: null,
    status: 'queued',
    subresource_uris: {},
    to: fields.To,
    uri: `/2010-04-01/Accounts/${ACCOUNT}/Messages/SM${count}.json`,
  };
}
