import type { Context, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Site } from '../../site/site.ts';
import { loggedPath } from '../logged-path.ts';

const HEADER = 'X-Request-Id';

/**
 * Gives each request an id, which its answer names, and the lines of the log that are about it. Only a proxy that the site
 * trusts may choose it.
 */
export function identifyRequests({ env }: Site): [MiddlewareHandler, MiddlewareHandler] {
  return [
    requestId({ headerName: env.TRUST_PROXY > 0 ? HEADER : '' }),
    async (c, next) => {
      await next();
      // The library sets the header before the answer, and a finished answer of a call does not take it over.
      c.res.headers.set(HEADER, c.get('requestId'));
    },
  ];
}

/** Returns what a line of the log says of the request that it is about. */
export function aboutRequest(c: Context): { requestId: string; path: string } {
  return { requestId: c.get('requestId'), path: loggedPath(c.req.path) };
}
