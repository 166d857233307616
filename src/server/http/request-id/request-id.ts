import type { Context, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Site } from '../../site/site.ts';
import { loggedPath } from '../logged-path.ts';

const HEADER = 'X-Request-Id';

/**
 * Gives each request an id. Its answer and its log lines name the id. Only a proxy that the site trusts may choose it.
 */
export function identifyRequests({ env }: Site): [MiddlewareHandler, MiddlewareHandler] {
  return [
    requestId({ headerName: env.TRUST_PROXY > 0 ? HEADER : '' }),
    async (c, next) => {
      await next();
      // The library sets the header before the handler runs, and the response of a call does not keep it.
      c.res.headers.set(HEADER, c.get('requestId'));
    },
  ];
}

/** Returns the fields of a log line about a request. */
export function aboutRequest(c: Context): { requestId: string; path: string } {
  return { requestId: c.get('requestId'), path: loggedPath(c.req.path) };
}
