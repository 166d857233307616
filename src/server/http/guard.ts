import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { inEnglish, message } from '../../shared/messages/catalogue.ts';
import { carriesSession } from '../domains/auth/sessions/sessions.ts';
import { AppError } from '../lib/app-error.ts';
import type { Site } from '../site/site.ts';
import { isSecure } from './caller.ts';
import { errorBody } from './error-body.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** The content type of an event stream. */
export const EVENT_STREAM = 'text/event-stream';

/** The HTTP methods that some route accepts. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
// A fetch Request gives no access to the body of these methods.
const BODILESS_METHODS = new Set(['GET', 'HEAD']);

/** Answers with an error in the form of decisions.md D32. */
export function answerError(c: Context, error: AppError): Response {
  if (error.retryAfter) c.header('Retry-After', String(error.retryAfter));
  return c.json(errorBody(error), error.status as 400);
}

/** Forbids caches to store answers about a member. */
export const forbidCaching: MiddlewareHandler = async (c, next) => {
  await next();
  // `c.header` would copy the answer with its body. A proxy that compresses a stream would hold events back, which
  // `no-transform` prevents.
  const isStream = c.res.headers.get('content-type')?.startsWith(EVENT_STREAM) ?? false;
  c.res.headers.set('Cache-Control', isStream ? 'no-store, no-transform' : 'no-store');
};

const compressed = compress();

/** Compresses long answers for clients that accept it. Other answers skip Hono's middleware, which would copy them. */
export const compressAnswers: MiddlewareHandler = (c, next) =>
  c.req.header('accept-encoding') === undefined ? next() : compressed(c, next);

/**
 * Rejects methods that no route accepts, with 405. A fetch Request cannot have the method TRACE, so this runs before any
 * code that copies the request.
 */
export const requireKnownMethod: MiddlewareHandler = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next();
  c.header('Allow', METHODS.join(', '));
  return answerError(c, new AppError('method_not_allowed', message('method_not_taken')));
};

/**
 * Adds `Connection: close` to an answer that is sent before the whole body was read. The rest of that body still follows on
 * the connection, so it cannot be reused.
 */
export const closeUnread: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  await next();
  // A test that calls the app without a socket has no message.
  const { incoming } = c.env ?? {};
  if (incoming && !incoming.complete && !BODILESS_METHODS.has(c.req.method)) c.res.headers.set('Connection', 'close');
};

const limitLength = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => answerError(c, new AppError('payload_too_large', message('request_too_large'))),
});

/**
 * Reads the whole body before the caller is identified. Otherwise a sender could hold the last byte back and use a session,
 * token or role that ends in the meantime. Handlers read the body from Hono's cache.
 */
export const readBody: MiddlewareHandler = async (c, next) => {
  if (!BODILESS_METHODS.has(c.req.method)) await c.req.text();
  await next();
};

/** Rejects bodies that are larger than any call needs. */
export const limitBody: MiddlewareHandler = (c, next) =>
  BODILESS_METHODS.has(c.req.method) ? next() : limitLength(c, next);

/**
 * Rejects changes that a page of another site requests. The Origin must be ours, including scheme and port. A missing
 * Origin is accepted only without a session cookie (decisions.md D4).
 */
export function requireOwnOrigin(site: Site): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const allowed =
      origin === undefined ? !carriesSession(c.req.header('cookie') ?? null) : origin === ownOrigin(site, c);
    if (allowed) return next();
    return answerError(c, new AppError('forbidden', message(origin === undefined ? 'origin_missing' : 'other_site')));
  };
}

/** Returns the origin of the site's own pages: that of PUBLIC_URL, else the origin the request was sent to. */
function ownOrigin(site: Site, c: Context): string | null {
  return (
    site.env.PUBLIC_URL ?? URL.parse(`${isSecure(site, c) ? 'https' : 'http'}://${requestedHost(c)}`)?.origin ?? null
  );
}

/**
 * Rejects requests for another host than that of PUBLIC_URL, if it is set. This prevents DNS rebinding, in which a stranger
 * points a name of theirs at this server. The log names the first other host, because the cause may be a proxy that does not
 * pass the Host header on.
 */
export function requireOwnHost(site: Site): MiddlewareHandler {
  const { PUBLIC_URL, publicUrl } = site.env;
  if (PUBLIC_URL === undefined) return (_c, next) => next();
  const { host, protocol } = new URL(PUBLIC_URL);
  let isLogged = false;
  return async (c, next) => {
    // Parsing with the scheme drops a default port, as in PUBLIC_URL.
    if (URL.parse(`${protocol}//${requestedHost(c)}`)?.host === host) return next();
    if (!isLogged)
      site.log.warn(
        { host: requestedHost(c).slice(0, 100), publicUrl },
        'refused a request for another host than that of PUBLIC_URL; a proxy in front must pass the Host header on',
      );
    isLogged = true;
    const { path } = c.req;
    const said = message('other_host', { url: publicUrl });
    if (/^\/(?:api|trpc)(?:\/|$)/.test(path)) return answerError(c, new AppError('bad_request', said));
    return c.text(`${inEnglish(said)}\nEste sitio está en ${publicUrl} y no responde con otro nombre.\n`, 400);
  };
}

/** Returns the host that a request names. When a test calls the app without a socket, this is the host of the URL. */
function requestedHost(c: Context): string {
  return c.req.header('host') ?? new URL(c.req.url).host;
}

/** Rejects bodies that are not JSON. A request without a body needs no content type (decisions.md D4). */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const hasBody = c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isJson = type === 'application/json';
  if ((hasBody && !isJson) || (type !== undefined && !isJson && !SAFE_METHODS.has(c.req.method)))
    return answerError(c, new AppError('unsupported_media_type', message('json_needed')));
  return next();
};
