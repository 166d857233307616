import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi';
import { AppError, internalError } from '../lib/errors.ts';
import type { Site } from '../lib/site.ts';
import { appRouter } from '../router.ts';
import type { Context } from '../trpc/context.ts';
import { toAppError } from '../trpc/errors.ts';
import { lockCoercion } from './coercion.ts';
import { createContext } from './context.ts';
import { answerError } from './guard.ts';
import { checkOutputsAtOnce } from './output-checks.ts';

// Calls without a body need no content type; the library asks for one all the same.
const JSON_HEADERS = new Headers({ 'content-type': 'application/json' });
// Only a stream would be called off half-way, and no call of REST is one; a signal for each request is not for free.
const NEVER = new AbortController().signal;

/** What the library reads of a request and writes of a response; nothing else of Node's objects is touched. */
interface Exchange {
  context: Context;
  failure: TRPCError | null;
  status: number;
  body: string;
  found: boolean;
}

/**
 * Serves `/api/…`: the library's Node handler is built once and fed from the fetch request, which is faster than its
 * fetch handler and lets this file put empty bodies and errors right.
 */
export function createRest(site: Site): (c: HonoContext) => Promise<Response> {
  lockCoercion(appRouter);
  checkOutputsAtOnce(appRouter);
  const exchanges = new WeakMap<object, Exchange>();
  const exchangeOf = (request: object) => exchanges.get(request) as Exchange;
  const handle = createOpenApiNodeHttpHandler({
    router: appRouter,
    createContext: async ({ req }) => exchangeOf(req).context,
    onError: ({ req, error }) => {
      exchangeOf(req).failure = error;
    },
  });

  return async (c) => {
    let body: unknown;
    try {
      body = await readJson(c);
    } catch (error) {
      if (error instanceof AppError) return answerError(c, error);
      throw error;
    }
    const target = targetOf(c.req.url);
    // Routes are found by decoded paths, so `/%61pi/…` comes here as well; a call has one spelling.
    if (!target.pathname.startsWith('/api/'))
      return answerError(c, new AppError('not_found', 'There is no such call.'));
    const request = fakeRequest(c.req.method, target, body);
    const exchange: Exchange = {
      context: await createContext(site, c),
      failure: null,
      status: 200,
      body: '',
      found: true,
    };
    exchanges.set(request, exchange);
    await handle(request as unknown as IncomingMessage, fakeResponse(exchange), () => {
      exchange.found = false;
    });
    const { responseHeaders } = exchange.context;
    for (const cookie of responseHeaders.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
    if (!exchange.found) return answerError(c, new AppError('not_found', 'There is no such call.'));
    if (exchange.failure) {
      const error = toAppError(exchange.failure);
      if (error.code === 'internal' && !(exchange.failure.cause instanceof AppError)) {
        site.log.error({ err: exchange.failure, path: target.pathname }, 'a call failed');
        return answerError(c, internalError(exchange.failure));
      }
      return answerError(c, error);
    }
    return c.body(exchange.body, exchange.status as 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(exchange.body)),
      // What compressing would add; then it leaves answers alone that need none of it.
      vary: 'Accept-Encoding',
    });
  };
}

async function readJson(c: HonoContext): Promise<object> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return {};
  const text = await c.req.text();
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_request', 'The request is not valid JSON.', { cause });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new AppError('bad_request', 'The request must be a JSON object.');
}

interface Target {
  pathname: string;
  /** With its question mark; empty where there is none. */
  search: string;
}

/** The path and query of a request, as they came: nothing is decoded or put in order. */
function targetOf(url: string): Target {
  const [from, hash] = [url.indexOf('/', url.indexOf('//') + 2), url.indexOf('#')];
  const target = hash < 0 ? url.slice(from) : url.slice(from, hash);
  const query = target.indexOf('?');
  return query < 0
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}

/** The parts of a Node request that the library reads. */
class FakeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers = JSON_HEADERS;
  readonly signal = NEVER;
  readonly body: unknown;
  readonly query: Record<string, string[]>;

  constructor(method: string, { pathname, search }: Target, body: unknown) {
    // A HEAD is answered as the GET it asks about; Hono leaves the body out.
    this.method = method === 'HEAD' ? 'GET' : method;
    this.url = pathname.slice('/api'.length) + search;
    this.body = body;
    this.query = readQuery(search);
  }
}

/** Makes one that is a Request, which spares the library from making a true one for its signal. */
function fakeRequest(method: string, target: Target, body: unknown): FakeRequest {
  // The server puts a Request of its own in the place of Node's once it listens.
  if (!(FakeRequest.prototype instanceof Request)) Object.setPrototypeOf(FakeRequest.prototype, Request.prototype);
  return new FakeRequest(method, target, body);
}

/** Every value under each name. The library's own reader breaks on names that any object has, such as `constructor`. */
function readQuery(search: string): Record<string, string[]> {
  const query = Object.create(null) as Record<string, string[]>;
  if (search.length < 2) return query;
  const parameters = new URLSearchParams(search);
  for (const name of new Set(parameters.keys())) query[name] = parameters.getAll(name);
  return query;
}

function fakeResponse(exchange: Exchange): ServerResponse {
  return {
    set statusCode(status: number) {
      exchange.status = status;
    },
    setHeader() {},
    end(body: string) {
      exchange.body = body;
    },
  } as unknown as ServerResponse;
}
