import type { Context, MiddlewareHandler } from 'hono';

const NAME = 'responseHeaders';

/** Stores the headers that a call fills for the answer of its request. */
export function setResponseHeaders(c: Context, headers: Headers): void {
  c.set(NAME, headers);
}

/**
 * Adds the cookies of a call to the answer, also to an error: the cookie that renews a session is made only once. Handlers
 * cannot do it, because a response that is already built ignores later headers of Hono's context.
 */
export const appendCookies: MiddlewareHandler = async (c, next) => {
  await next();
  const headers: Headers | undefined = c.get(NAME);
  for (const cookie of headers?.getSetCookie() ?? []) c.res.headers.append('Set-Cookie', cookie);
};
