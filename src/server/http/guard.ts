import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { carriesSession } from '../domains/auth/sessions.ts';
import { AppError, errorBody } from '../lib/errors.ts';
import type { Site } from '../lib/site.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** What a stream of events is sent as. */
export const EVENT_STREAM = 'text/event-stream';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
// A fetch Request gives no access to the body of these.
const BODILESS_METHODS = new Set(['GET', 'HEAD']);

/** Answers an error as decisions.md D32 says. */
export function answerError(c: Context, error: AppError): Response {
  if (error.retryAfter) c.header('Retry-After', String(error.retryAfter));
  return c.json(errorBody(error), error.status as 400);
}

/** Keeps answers about a member out of every cache. */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next();
  // By way of c.header the answer would be copied, its body with it. A stream that a proxy packed would wait there.
  const isStream = c.res.headers.get('content-type')?.startsWith(EVENT_STREAM) ?? false;
  c.res.headers.set('Cache-Control', isStream ? 'no-store, no-transform' : 'no-store');
};

const limitLength = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => answerError(c, new AppError('payload_too_large', 'The request is too large.')),
});

/**
 * Waits until the whole body has come, and keeps it for the handlers. Who is calling is decided after that: a sender who
 * holds the last byte back would otherwise be judged by a session, token or role that may end in the meantime.
 */
export const readBody: MiddlewareHandler = async (c, next) => {
  if (!BODILESS_METHODS.has(c.req.method)) await c.req.text();
  await next();
};

/** Refuses bodies larger than any call needs. */
export const limitBody: MiddlewareHandler = (c, next) =>
  BODILESS_METHODS.has(c.req.method) ? next() : limitLength(c, next);

/**
 * Refuses what could change something for a page of another site: the Origin must be ours, and a missing one passes
 * only without a session cookie (decisions.md D4).
 */
export function requireOwnOrigin(site: Site): MiddlewareHandler {
  const own = new URL(site.env.publicUrl).origin;
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const allowed =
      origin === undefined ? !carriesSession(c.req.header('cookie') ?? null) : origin === own || isOwnHost(origin, c);
    if (allowed) return next();
    return answerError(c, new AppError('forbidden', 'This request came from another site and was refused.'));
  };
}

function isOwnHost(origin: string, c: Context): boolean {
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === c.req.header('host');
}

/** Refuses bodies that are not JSON; no body needs no content type (decisions.md D4). */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const hasBody = c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isJson = type === 'application/json';
  if ((hasBody && !isJson) || (type !== undefined && !isJson && !SAFE_METHODS.has(c.req.method)))
    return answerError(c, new AppError('unsupported_media_type', 'Please send JSON (Content-Type: application/json).'));
  return next();
};
