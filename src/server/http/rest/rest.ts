import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { message } from '../../../shared/messages/catalogue.ts';
import { AppError, fieldError, internalError } from '../../lib/app-error.ts';
import { limitJson } from '../../lib/json-limits.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { appRouter } from '../../router.ts';
import type { Site } from '../../site/site.ts';
import type { Context } from '../../trpc/context.ts';
import { toAppError } from '../../trpc/to-app-error.ts';
import { createContext } from '../context.ts';
import { answerError } from '../guard.ts';
import { loggedPath } from '../logged-path.ts';
import { readPath } from './rest-routes.ts';

// The library requires a content type even for a call without a body. Bodies are parsed before they reach it.
const JSON_HEADERS = { 'content-type': 'application/json' };
const NO_SUCH_CALL = new AppError('not_found', message('no_such_call'));

/** A Node request whose body and query are already parsed, under the property names of Express and Next.js. */
type ParsedRequest = IncomingMessage & { body: Fields; query: Query };

/** A response without a connection, which keeps the body. */
class BufferedResponse extends ServerResponse {
  body = '';

  override end(body?: unknown): this {
    this.body = String(body ?? '');
    return this;
  }
}

// IncomingMessage requires a socket. Nothing is ever read from this one.
const NO_SOCKET = new Socket();

/** The context of a request and the error of its call, which Node's objects cannot hold. */
interface Exchange {
  context: Context;
  failure: TRPCError | null;
}

const exchanges = new WeakMap<object, Exchange>();
const exchangeOf = (request: object) => exchanges.get(request) as Exchange;

// All sites of a process share one handler, because outside production the library validates the whole router each time it
// creates one. It is loaded at the first call, because it takes start time and a tenth of the memory.
const loadHandler = loadOnce(async () => {
  const { createOpenApiNodeHttpHandler } = await import('trpc-to-openapi');
  return createOpenApiNodeHttpHandler({
    router: appRouter,
    createContext: async ({ req }) => exchangeOf(req).context,
    onError: ({ req, error }) => {
      exchangeOf(req).failure = error;
    },
  });
});

/**
 * Serves `/api/…` by trpc-to-openapi's Node handler; the library's fetch handler rebuilds its route table for every request. A
 * guard before the handler rejects input that the library reads too leniently, and code after it writes errors as in
 * decisions.md D32.
 */
export function createRest(site: Site): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    let body: Fields;
    try {
      body = await readJson(c);
    } catch (error) {
      if (error instanceof AppError) return answerError(c, error);
      throw error;
    }
    const target = targetOf(c.req.url);
    if (!isSpelledLikeCall(c.req.method, target)) return answerError(c, NO_SUCH_CALL);
    const context = await createContext(site, c);
    // A HEAD request is answered like its GET; Hono removes the body.
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const query = readQuery(target.search);
    const conflict = findConflict(method, target, { body, query }, context);
    if (conflict) return answerError(c, conflict);
    const request: ParsedRequest = Object.assign(new IncomingMessage(NO_SOCKET), {
      method,
      url: target.pathname.slice('/api'.length) + target.search,
      headers: JSON_HEADERS,
      body,
      query,
    });
    const response = new BufferedResponse(request);
    const exchange: Exchange = { context, failure: null };
    exchanges.set(request, exchange);
    let found = true;
    const handle = await loadHandler();
    await handle(request, response, () => {
      found = false;
    });
    if (!found) return answerError(c, NO_SUCH_CALL);
    if (exchange.failure) {
      const error = toAppError(exchange.failure);
      if (error.code === 'internal' && !(exchange.failure.cause instanceof AppError)) {
        const { requestId } = exchange.context;
        site.log.error({ err: exchange.failure, path: loggedPath(target.pathname), requestId }, 'a call failed');
        return answerError(c, internalError(exchange.failure));
      }
      return answerError(c, error);
    }
    return c.body(response.body, response.statusCode as 200, { 'content-type': 'application/json; charset=utf-8' });
  };
}

type Fields = Record<string, unknown>;
type Query = Record<string, unknown[]>;

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
  /** Includes the question mark; empty without a query. */
  search: string;
}

/** Returns the path and query of a request, undecoded and not normalised. */
function targetOf(url: string): Target {
  const [from, hash] = [url.indexOf('/', url.indexOf('//') + 2), url.indexOf('#')];
  const target = hash < 0 ? url.slice(from) : url.slice(from, hash);
  const query = target.indexOf('?');
  return query < 0
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}

/**
 * Returns whether a path is spelled like a call. Hono matches decoded paths, so `/%61pi/…` also arrives here. The
 * library ignores a trailing slash and letter case.
 */
function isSpelledLikeCall(method: string, { pathname }: Target): boolean {
  if (!pathname.startsWith('/api/') || pathname.endsWith('/')) return false;
  if (!/[A-Z]/.test(pathname)) return true;
  return readPath(method === 'HEAD' ? 'GET' : method, pathname.slice('/api'.length)) !== null;
}

/**
 * Returns the error of a body field that differs from the same field in the path or the query. The library does not read a
 * DELETE's body, so its fields are added to the query, where the call rejects unknown ones. Visitors are not checked: the
 * call asks them to sign in.
 */
function findConflict(
  method: string,
  { pathname }: Target,
  { body, query }: { body: Fields; query: Query },
  { actor }: Context,
): AppError | null {
  const names = Object.keys(body);
  if (names.length === 0 || !actor) return null;
  const path = readPath(method, pathname.slice('/api'.length));
  for (const name of names) {
    const [value, inPath, inQuery] = [body[name], path?.[name], query[name]];
    if (inPath !== undefined && !isText(value, inPath)) {
      if (name === 'userId' && actor.role !== 'admin') return new AppError('forbidden', message('other_members'));
      return fieldError('bad_request', name, message('not_as_in_path', { field: name }));
    }
    if (method !== 'DELETE' || inPath !== undefined) continue;
    if (inQuery && !inQuery.every((each) => isText(value, String(each))))
      return fieldError('bad_request', name, message('not_as_in_query', { field: name }));
    // Values of a query are lists.
    query[name] = [value];
  }
  return null;
}

function isText(value: unknown, text: string): boolean {
  return (typeof value === 'string' || typeof value === 'number') && String(value) === text;
}

/** Returns every value of each name. The library's own parser breaks on inherited names such as `constructor`. */
function readQuery(search: string): Query {
  const query = Object.create(null) as Query;
  if (search.length < 2) return query;
  const parameters = new URLSearchParams(search);
  for (const name of new Set(parameters.keys())) query[name] = parameters.getAll(name);
  return query;
}
