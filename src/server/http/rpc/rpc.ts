import type { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { Context as HonoContext } from 'hono';
import { cloneRawRequest } from 'hono/request';
import { AppError } from '../../lib/app-error.ts';
import { appRouter } from '../../router.ts';
import type { Site } from '../../site/site.ts';
import { describeError } from '../../trpc/init.ts';
import { transformer } from '../../trpc/transformer.ts';
import { createContext } from '../context.ts';
import { EVENT_STREAM } from '../guard.ts';

// A page batches only a few calls; a larger batch may be an attempt to evade limits.
const MAX_BATCH = 20;

/** Serves `/trpc/…` by tRPC's fetch adapter. */
export function createRpc(site: Site): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    const errors: TRPCError[] = [];
    const response = await fetchRequestHandler({
      endpoint: '/trpc',
      req: decodable(await requestOf(c)),
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: () => createContext(site, c),
      onError({ error, path }) {
        errors.push(error);
        // Calls log their own errors; this handles errors before a call begins.
        if (error.code === 'INTERNAL_SERVER_ERROR' && !(error.cause instanceof AppError))
          site.log.error({ err: error.cause ?? error, call: path, requestId: c.get('requestId') }, 'a call failed');
      },
      responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
    });
    const [error] = errors;
    return error && response.headers.get('content-type') === EVENT_STREAM ? refuseStream(response, error) : response;
  };
}

/**
 * Returns the request with an unread body. A GET gets the original request: the abort signal of a clone works only until the
 * clone is garbage-collected, but a stream needs it for longer.
 */
async function requestOf({ req }: HonoContext): Promise<Request> {
  return req.method === 'GET' ? req.raw : cloneRawRequest(req);
}

/** Returns the additional headers of an answer: Retry-After after an error that names a wait. */
function headersFor(errors: TRPCError[]): Headers {
  const headers = new Headers();
  const wait = errors.map((error) => (error.cause as { retryAfter?: number } | undefined)?.retryAfter).find(Boolean);
  if (wait) headers.set('retry-after', String(wait));
  return headers;
}

/**
 * Answers a stream that failed to start like any failed call. The adapter would open it with status 200 and send the
 * error inside, where no proxy and no `fetch` would notice it.
 */
async function refuseStream(opened: Response, error: TRPCError): Promise<Response> {
  await opened.body?.cancel();
  const { code, message } = error;
  const data = { code, httpStatus: getHTTPStatusCodeFromError(error) };
  const shape = describeError({ error, shape: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data } });
  const headers = headersFor([error]);
  headers.set('content-type', 'application/json');
  headers.set('vary', 'trpc-accept, accept');
  const body = JSON.stringify({ error: transformer.serialize(shape) });
  return new Response(body, { status: shape.data.httpStatus, headers });
}

/**
 * Escapes percent signs of a path that cannot be decoded, so that the adapter answers "not found" instead of throwing.
 */
function decodable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
    return new Request(url, request);
  }
}
