import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context as HonoContext } from 'hono';
import type { Site } from '../lib/site.ts';
import { appRouter } from '../router.ts';
import type { Context } from '../trpc/context.ts';
import { createContext } from './context.ts';

/** Serves `/trpc/…`. */
export function createRpc(site: Site): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    const context: Context = await createContext(site, c);
    return fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      createContext: () => context,
      responseMeta: ({ errors }) => {
        const headers = new Headers(context.responseHeaders);
        headers.set('cache-control', 'no-store');
        const wait = errors
          .map((error) => (error.cause as { retryAfter?: number } | undefined)?.retryAfter)
          .find(Boolean);
        if (wait) headers.set('retry-after', String(wait));
        return { headers };
      },
    });
  };
}
