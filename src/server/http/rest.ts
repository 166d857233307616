import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError, fieldError, internalError } from '../lib/errors.ts';
import { limitJson } from '../lib/json-limits.ts';
import type { Site } from '../lib/site.ts';
import { appRouter } from '../router.ts';
import type { Context } from '../trpc/context.ts';
import { toAppError } from '../trpc/errors.ts';
import { lockCoercion } from './coercion.ts';
import { createContext } from './context.ts';
import { answerError } from './guard.ts';
import { loggedPath } from './logged-path.ts';
import { checkOutputsAtOnce } from './output-checks.ts';
import { readPath } from './rest-routes.ts';

// Calls without a body need no content type; the library asks for one all the same.
const JSON_HEADERS = new Headers({ 'content-type': 'application/json' });
// Only a stream would be called off half-way, and no call of REST is one; a signal for each request is not for free.
const NEVER = new AbortController().signal;
const NO_SUCH_CALL = new AppError('not_found', message('no_such_call'));

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
    let body: Fields;
    try {
      body = await readJson(c);
    } catch (error) {
      if (error instanceof AppError) return answerError(c, error);
      throw error;
    }
    const target = targetOf(c.req.url);
    if (!isSpeltAsCalls(c.req.method, target)) return answerError(c, NO_SUCH_CALL);
    const request = fakeRequest(c.req.method, target, body);
    const context = await createContext(site, c);
    const objection = objectTo(request, target, body, context);
    if (objection) return answerError(c, objection);
    const exchange: Exchange = { context, failure: null, status: 200, body: '', found: true };
    exchanges.set(request, exchange);
    await handle(request as unknown as IncomingMessage, fakeResponse(exchange), () => {
      exchange.found = false;
    });
    const { responseHeaders } = exchange.context;
    for (const cookie of responseHeaders.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
    if (!exchange.found) return answerError(c, NO_SUCH_CALL);
    if (exchange.failure) {
      const error = toAppError(exchange.failure);
      if (error.code === 'internal' && !(exchange.failure.cause instanceof AppError)) {
        site.log.error({ err: exchange.failure, path: loggedPath(target.pathname) }, 'a call failed');
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

type Fields = Record<string, unknown>;

async function readJson(c: HonoContext): Promise<Fields> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return {};
  const text = await c.req.text();
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_request', message('request_not_json'), { cause });
  }
  limitJson(value);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new AppError('bad_request', message('request_not_object'));
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

/**
 * Whether a path is written as paths of calls are. Routes are found by decoded paths, so `/%61pi/…` comes here as well;
 * the library reads on over a slash at the end, and capitals as small letters.
 */
function isSpeltAsCalls(method: string, { pathname }: Target): boolean {
  if (!pathname.startsWith('/api/') || pathname.endsWith('/')) return false;
  return !/[A-Z]/.test(pathname) || readPath(askedMethod(method), pathname.slice('/api'.length)) !== null;
}

/**
 * Looks whether a body says anything against the path or the query it was sent with: where both name a thing, it is the
 * same. Calls that take no body in REST (DELETE) find its fields among those of the query, and refuse what they do not
 * know, so that nothing is done by half of what was said. Visitors are left to the call, which asks them to sign in.
 * @returns what to answer instead of making the call.
 */
function objectTo(request: FakeRequest, { pathname }: Target, body: Fields, { actor }: Context): AppError | null {
  const names = Object.keys(body);
  if (names.length === 0 || !actor) return null;
  const path = readPath(request.method, pathname.slice('/api'.length));
  for (const name of names) {
    const [value, inPath, inQuery] = [body[name], path?.[name], request.query[name]];
    if (inPath !== undefined && !isText(value, inPath)) {
      if (name === 'userId' && actor.role !== 'admin') return new AppError('forbidden', message('other_members'));
      return fieldError('bad_request', name, message('not_as_in_path', { field: name }));
    }
    if (request.method !== 'DELETE' || inPath !== undefined) continue;
    if (inQuery && !inQuery.every((each) => isText(value, String(each))))
      return fieldError('bad_request', name, message('not_as_in_query', { field: name }));
    // In a list, as the query's own values are.
    request.query[name] = [value];
  }
  return null;
}

function isText(value: unknown, text: string): boolean {
  return (typeof value === 'string' || typeof value === 'number') && String(value) === text;
}

/** A HEAD is answered as the GET it asks about; Hono leaves the body out. */
function askedMethod(method: string): string {
  return method === 'HEAD' ? 'GET' : method;
}

/** The parts of a Node request that the library reads. */
class FakeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers = JSON_HEADERS;
  readonly signal = NEVER;
  readonly body: unknown;
  readonly query: Record<string, unknown[]>;

  constructor(method: string, { pathname, search }: Target, body: unknown) {
    this.method = askedMethod(method);
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
