import type { Context, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Site } from '../../site/site.ts';
import { loggedPath } from '../logged-path.ts';

const HEADER = 'X-Request-Id';

/**
 * Gives each request an id, which its answer and its log lines contain. Only a trusted proxy may choose the id.
 */
export function identifyRequests({ env }: Site): [MiddlewareHandler, MiddlewareHandler] {
  return [
    requestId({ headerName: env.TRUST_PROXY > 0 ? HEADER : '' }),
    async (c, next) => {
      await next();
      // Hono sets the header before the handler runs, but the handlers of calls create a new response.
      c.res.headers.set(HEADER, c.get('requestId'));
    },
  ];
}

/** Returns the fields of a log line about a request. */
export function aboutRequest(c: Context): { requestId: string; path: string } {
  return { requestId: c.get('requestId'), path: loggedPath(c.req.path) };
}
