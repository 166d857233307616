import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { inEnglish, message } from '../../shared/messages/catalogue.ts';
import { carriesSession } from '../domains/auth/sessions/sessions.ts';
import { AppError } from '../lib/app-error.ts';
import type { Site } from '../site/site.ts';
import { isSecure } from './caller.ts';
import { errorBody } from './error-body.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** What a stream of events is sent as. */
export const EVENT_STREAM = 'text/event-stream';

/** Every method that something here takes. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
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

/**
 * Refuses methods that nothing here takes, with 405. A fetch Request cannot carry TRACE at all, so this comes before
 * everything that copies the request.
 */
export const refuseMethods: MiddlewareHandler = async (c, next) => {
  if (METHODS.includes(c.req.method)) return next();
  c.header('Allow', METHODS.join(', '));
  return answerError(c, new AppError('method_not_allowed', message('method_not_taken')));
};

/**
 * Says `Connection: close` in an answer that comes before the whole body was read. The connection cannot be used again:
 * what follows on it is the rest of that body.
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
 * Refuses what could change something for a page of another site: the Origin must be ours, scheme and port included, and
 * a missing one passes only without a session cookie (decisions.md D4).
 */
export function requireOwnOrigin(site: Site): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const allowed =
      origin === undefined ? !carriesSession(c.req.header('cookie') ?? null) : origin === ownOrigin(site, c);
    if (allowed) return next();
    return answerError(c, new AppError('forbidden', message('other_site')));
  };
}

/** The origin of the site's own pages: that of PUBLIC_URL, or without one the origin the request was sent to. */
function ownOrigin(site: Site, c: Context): string | null {
  return site.env.PUBLIC_URL ?? URL.parse(`${isSecure(site, c) ? 'https' : 'http'}://${askedHost(c)}`)?.origin ?? null;
}

/**
 * Answers under the host of PUBLIC_URL only, where that is set. A name that a stranger points at this server (DNS
 * rebinding) then shows nothing, and reads nothing. The log names the first other host, for it may be a proxy in front
 * that does not pass the Host header on.
 */
export function requireOwnHost(site: Site): MiddlewareHandler {
  const { PUBLIC_URL, publicUrl } = site.env;
  if (PUBLIC_URL === undefined) return (_c, next) => next();
  const { host, protocol } = new URL(PUBLIC_URL);
  let isLogged = false;
  return async (c, next) => {
    // Parsed with the scheme, which leaves out its usual port as PUBLIC_URL does.
    if (URL.parse(`${protocol}//${askedHost(c)}`)?.host === host) return next();
    if (!isLogged)
      site.log.warn(
        { host: askedHost(c).slice(0, 100), publicUrl },
        'refused a request for another host than that of PUBLIC_URL; a proxy in front must pass the Host header on',
      );
    isLogged = true;
    const { path } = c.req;
    const said = message('other_host', { url: publicUrl });
    if (/^\/(?:api|trpc)(?:\/|$)/.test(path)) return answerError(c, new AppError('bad_request', said));
    return c.text(`${inEnglish(said)}\nEste sitio está en ${publicUrl} y no responde con otro nombre.\n`, 400);
  };
}

/** The host a request names; where a test calls the app without a socket, that of its address. */
function askedHost(c: Context): string {
  return c.req.header('host') ?? new URL(c.req.url).host;
}

/** Refuses bodies that are not JSON; no body needs no content type (decisions.md D4). */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const hasBody = c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isJson = type === 'application/json';
  if ((hasBody && !isJson) || (type !== undefined && !isJson && !SAFE_METHODS.has(c.req.method)))
    return answerError(c, new AppError('unsupported_media_type', message('json_needed')));
  return next();
};
