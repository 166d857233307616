import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context as HonoContext } from 'hono';
import { AppError } from '../lib/errors.ts';
import type { Site } from '../lib/site.ts';
import { appRouter } from '../router.ts';
import { createContext } from './context.ts';

// A page asks for a handful of things at once; more is somebody looking for a way around the limits.
const MAX_BATCH = 20;

/** Serves `/trpc/…`. */
export function createRpc(site: Site): (c: HonoContext) => Promise<Response> {
  return async (c) =>
    fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: () => createContext(site, c),
      onError: ({ error, path }) => {
        // Calls log their own failures; this is for what fails before one begins.
        if (error.code === 'INTERNAL_SERVER_ERROR' && !(error.cause instanceof AppError))
          site.log.error({ err: error.cause ?? error, call: path }, 'a call failed');
      },
      responseMeta: ({ errors, ctx }) => {
        const headers = new Headers(ctx?.responseHeaders);
        const wait = errors
          .map((error) => (error.cause as { retryAfter?: number } | undefined)?.retryAfter)
          .find(Boolean);
        if (wait) headers.set('retry-after', String(wait));
        return { headers };
      },
    });
}
