import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TRPCError } from '@trpc/server';
import type { Context as HonoContext } from 'hono';
import { createOpenApiNodeHttpHandler, generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';
import { AppError, internalError } from '../lib/errors.ts';
import type { Site } from '../lib/site.ts';
import { appRouter } from '../router.ts';
import type { Context } from '../trpc/context.ts';
import { toAppError } from '../trpc/errors.ts';
import { lockCoercion } from './coercion.ts';
import { createContext } from './context.ts';
import { answerError } from './guard.ts';

// Calls without a body need no content type; the library asks for one all the same.
const JSON_HEADERS = new Headers({ 'content-type': 'application/json' });

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
    const url = new URL(c.req.url);
    const request = fakeRequest(c.req.raw, url, body);
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
    for (const cookie of exchange.context.responseHeaders.getSetCookie())
      c.header('Set-Cookie', cookie, { append: true });
    if (!exchange.found) return answerError(c, new AppError('not_found', 'There is no such call.'));
    if (exchange.failure) {
      const error = toAppError(exchange.failure);
      if (error.code === 'internal' && !(exchange.failure.cause instanceof AppError)) {
        site.log.error({ err: exchange.failure, path: url.pathname }, 'a call failed');
        return answerError(c, internalError(exchange.failure));
      }
      return answerError(c, error);
    }
    return c.body(exchange.body, exchange.status as 200, { 'content-type': 'application/json; charset=utf-8' });
  };
}

/** The calls as an OpenAPI 3.1 document. */
export function createDocument(site: Site, version: string): OpenAPIObject {
  return generateOpenApiDocument(appRouter, {
    title: `${site.env.APP_NAME} API`,
    version,
    openApiVersion: '3.1.0',
    baseUrl: `${site.env.publicUrl}/api`,
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hesed_session' } },
  });
}

async function readJson(c: HonoContext): Promise<object> {
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

/** The parts of a Node request that the library reads. Being a Request spares it from making one for its signal. */
function fakeRequest(request: Request, { pathname, search, searchParams }: URL, body: unknown): object {
  const own = (value: unknown) => ({ value, writable: true });
  return Object.create(Request.prototype, {
    // A HEAD is answered as the GET it asks about; Hono leaves the body out.
    method: own(request.method === 'HEAD' ? 'GET' : request.method),
    url: own(pathname.slice('/api'.length) + search),
    headers: own(JSON_HEADERS),
    signal: own(request.signal),
    body: own(body),
    query: own(readQuery(searchParams)),
  });
}

/** Every value under each name. The library's own reader breaks on names that any object has, such as `constructor`. */
function readQuery(parameters: URLSearchParams): Record<string, string[]> {
  const query = Object.create(null) as Record<string, string[]>;
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
