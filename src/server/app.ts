import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { answerError, keepPrivate, limitBody, requireJson, requireOwnOrigin } from './http/guard.ts';
import { createReadiness } from './http/health.ts';
import { type PageSource, serveBuiltFiles, servePages } from './http/pages.ts';
import { createDocument, createRest } from './http/rest.ts';
import { createRpc } from './http/rpc.ts';
import { createOneClick } from './http/unsubscribe.ts';
import { AppError, internalError } from './lib/errors.ts';
import type { Site } from './lib/site.ts';

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

export interface AppOptions {
  /** When the scheduler last beat, in milliseconds since the epoch. */
  lastBeat: () => number | null;
  /** Where pages come from; none where only the calls are wanted. */
  pages?: { source: PageSource; folder: string | null };
  /** Development serves its own inline scripts, which no policy would let through. */
  contentSecurityPolicy?: boolean;
}

/** Builds everything that answers requests; it listens to nothing. */
export function createApp(site: Site, options: AppOptions): Hono {
  const app = new Hono();
  app.use(logRequests(site), securityHeaders(site, options.contentSecurityPolicy ?? true));
  app.get('/healthz', (c) => c.json({ alive: true }));
  app.get('/readyz', createReadiness(site, options.lastBeat));
  app.post('/unsubscribe/:token', limitBody, createOneClick(site));

  app.use('/trpc/*', keepPrivate, limitBody, requireOwnOrigin(site), requireJson, compress());
  app.all('/trpc/*', createRpc(site));

  let document: object | undefined;
  app.use('/api/*', keepPrivate, limitBody, requireOwnOrigin(site), requireJson, compress());
  app.get('/api/openapi.json', (c) => {
    document ??= createDocument(site, VERSION);
    return c.json(document);
  });
  app.all('/api', (c) => answerError(c, new AppError('not_found', 'There is no such call.')));
  app.all('/api/*', createRest(site));

  if (options.pages) {
    if (options.pages.folder) serveBuiltFiles(app, options.pages.folder);
    servePages(app, site, options.pages.source);
  }
  app.notFound((c) => answerError(c, new AppError('not_found', 'There is nothing at this address.')));
  app.onError((error, c) => {
    if (error instanceof AppError) return answerError(c, error);
    site.log.error({ err: error, path: loggedPath(c.req.path) }, 'a request failed');
    return answerError(c, internalError(error));
  });
  return app;
}

function securityHeaders(site: Site, withPolicy: boolean) {
  const self = ["'self'"];
  return secureHeaders({
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: site.env.publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    ...(withPolicy
      ? {
          contentSecurityPolicy: {
            defaultSrc: self,
            scriptSrc: self,
            styleSrc: [...self, "'unsafe-inline'"],
            imgSrc: [...self, 'data:'],
            fontSrc: self,
            connectSrc: self,
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: self,
            frameAncestors: ["'none'"],
          },
        }
      : {}),
  });
}

/** One line per request, without query strings: they can hold what is nobody's business. */
function logRequests(site: Site) {
  return async (c: { req: { method: string; path: string }; res: Response }, next: () => Promise<void>) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    site.log.debug({ method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, 'request');
  };
}

/** A path without the token that an unsubscribe link ends in. */
function loggedPath(path: string): string {
  return path.replace(/^\/unsubscribe\/.+/, '/unsubscribe/…');
}
