import { getErrorShape, type TRPCError, transformTRPCResponse } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { Context as HonoContext } from 'hono';
import { cloneRawRequest } from 'hono/request';
import { AppError } from '../lib/errors.ts';
import type { Site } from '../lib/site.ts';
import { appRouter } from '../router.ts';
import { createContext } from './context.ts';
import { EVENT_STREAM } from './guard.ts';
import { checkOutputsAtOnce } from './output-checks.ts';
import { answerDirectly, type RpcSite, readRpcRequest } from './rpc-direct.ts';

// A page asks for a handful of things at once; more is somebody looking for a way around the limits.
const MAX_BATCH = 20;

/**
 * Serves `/trpc/…`: what a browser asks for every day directly, anything else by the library's adapter, which answers
 * the same to all and takes thrice the time.
 */
export function createRpc(site: Site): (c: HonoContext) => Promise<Response> {
  checkOutputsAtOnce(appRouter);
  const rpc = rpcSite(site);
  return async (c) => {
    const request = readRpcRequest(c, MAX_BATCH);
    return request ? answerDirectly(rpc, c, request) : answerByAdapter(rpc, c);
  };
}

/** Serves `/trpc/…` by the library's adapter alone. */
export function createRpcAdapter(site: Site): (c: HonoContext) => Promise<Response> {
  const rpc = rpcSite(site);
  return (c) => answerByAdapter(rpc, c);
}

async function answerByAdapter(rpc: RpcSite, c: HonoContext): Promise<Response> {
  const refusals: TRPCError[] = [];
  const response = await fetchRequestHandler({
    endpoint: '/trpc',
    req: readable(await cloneRawRequest(c.req)),
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    createContext: () => rpc.createContext(c),
    onError({ error, path }) {
      refusals.push(error);
      rpc.onError(error, path);
    },
    responseMeta: ({ errors, ctx }) => ({ headers: rpc.headersFor(errors, ctx) }),
  });
  const [refusal] = refusals;
  return refusal && response.headers.get('content-type') === EVENT_STREAM
    ? refuseStream(rpc, response, refusal)
    : response;
}

/**
 * A stream that never began, answered as any call that is refused: the library would open it with a 200 and tell of the
 * error in it, and nothing on the way would know.
 */
async function refuseStream(rpc: RpcSite, opened: Response, error: TRPCError): Promise<Response> {
  await opened.body?.cancel();
  const { _config: config } = appRouter._def;
  const shape = getErrorShape({
    config,
    error,
    type: 'subscription',
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  const headers = rpc.headersFor([error], undefined);
  headers.set('content-type', 'application/json');
  headers.set('vary', 'trpc-accept, accept');
  const answer = transformTRPCResponse(config, { error: shape });
  return new Response(JSON.stringify(answer), { status: getHTTPStatusCode({ error: shape }), headers });
}

/** A path that no decoding makes sense of names no call; the adapter would fail at it instead of saying so. */
function readable(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
    return new Request(url, request);
  }
}

function rpcSite(site: Site): RpcSite {
  return {
    createContext: (c) => createContext(site, c),
    onError(error, path) {
      // Calls log their own failures; this is for what fails before one begins.
      if (error.code === 'INTERNAL_SERVER_ERROR' && !(error.cause instanceof AppError))
        site.log.error({ err: error.cause ?? error, call: path }, 'a call failed');
    },
    headersFor(errors, context) {
      const headers = new Headers(context?.responseHeaders);
      const wait = errors
        .map((error) => (error.cause as { retryAfter?: number } | undefined)?.retryAfter)
        .find(Boolean);
      if (wait) headers.set('retry-after', String(wait));
      return headers;
    },
  };
}
