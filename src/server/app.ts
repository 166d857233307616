import { type Context, Hono } from 'hono';
import { message } from '../shared/messages/catalogue.ts';
import {
  answerError,
  closeUnread,
  compressAnswers,
  forbidCaching,
  limitBody,
  readBody,
  requireJson,
  requireKnownMethod,
  requireOwnHost,
  requireOwnOrigin,
} from './http/guard.ts';
import type { Handlers } from './http/handlers.ts';
import { appendCookies } from './http/headers/call-cookies.ts';
import { securityHeaders } from './http/headers/security-headers.ts';
import { createReadiness } from './http/health.ts';
import { createMetrics } from './http/metrics.ts';
import { serveDocs } from './http/openapi/docs-page.ts';
import { serveAppFiles } from './http/pages/app-files.ts';
import type { PageSource } from './http/pages/built-pages.ts';
import { serveBuiltFiles, servePages } from './http/pages/pages.ts';
import { detectMissingProxies, detectUntrustedProxy } from './http/proxy-warning.ts';
import { aboutRequest, identifyRequests } from './http/request-id/request-id.ts';
import { traceRequests } from './http/trace-requests.ts';
import { AppError, internalError } from './lib/app-error.ts';
import { loadOnce } from './lib/load-once.ts';
import type { ProgramFiles } from './lib/program/program-files.ts';
import { VERSION } from './lib/program/version.ts';
import type { Site } from './site/site.ts';

export interface AppOptions {
  /** Returns the time of the scheduler's last heartbeat, in milliseconds since the epoch. */
  lastBeat: () => number | null;
  /**
   * Returns whether another process on the same database does the scheduling; absent when there is no other process.
   */
  isStandby?: () => boolean;
  /** The source of pages; absent when the app serves only the API. */
  pages?: { source: PageSource; files: ProgramFiles | null };
  /** False in development, whose inline scripts any policy would block. */
  contentSecurityPolicy?: boolean;
}

/** Builds the app that answers requests. It does not listen on a port. */
export function createApp(site: Site, options: AppOptions): Hono {
  const app = new Hono();
  const metrics = createMetrics(site, { lastBeat: options.lastBeat, version: VERSION });
  const handlers = loadOnce(async () => (await import('./http/handlers.ts')).createHandlers(site));
  const answerBy = (name: Exclude<keyof Handlers, 'firstData'>) => async (c: Context) => (await handlers())[name](c);
  const policy = { withPolicy: options.contentSecurityPolicy ?? true };
  app.use(
    ...identifyRequests(site),
    traceRequests(site),
    metrics.measure,
    logRequests(site),
    closeUnread,
    appendCookies,
    securityHeaders(site, policy),
    requireKnownMethod,
    detectUntrustedProxy(site),
  );
  app.get('/healthz', (c) => c.json({ alive: true, version: VERSION }));
  app.get('/readyz', createReadiness(site, { isStandby: () => false, ...options }));
  app.get('/metrics', metrics.answer);
  app.post('/unsubscribe/:token', limitBody, answerBy('oneClick'));
  app.on(['GET', 'POST'], '/webhooks/*', limitBody, answerBy('webhooks'));

  // Health probes, mail programs and other services may call the routes above under any host name.
  app.use(requireOwnHost(site));
  // Strangers who call the machine by its address pass by a proxy, so only calls under the site's name count.
  app.use(detectMissingProxies(site));

  app.use('/trpc/*', forbidCaching, limitBody, requireOwnOrigin(site), requireJson, readBody, compressAnswers);
  app.all('/trpc/*', answerBy('rpc'));

  serveDocs(app, site, VERSION);
  app.use('/api/*', forbidCaching, limitBody, requireOwnOrigin(site), requireJson, readBody, compressAnswers);
  app.all('/api', (c) => answerError(c, new AppError('not_found', message('no_such_call'))));
  app.get('/api/account/:userId/export', answerBy('accountExport'));
  app.get('/api/guidance/:userId/journal', answerBy('journalFile'));
  app.all('/api/*', answerBy('rest'));

  if (options.pages) {
    if (options.pages.files) {
      serveAppFiles(app, site, options.pages.files);
      serveBuiltFiles(app, options.pages.files);
    }
    servePages(app, site, options.pages.source, async (c) => (await handlers()).firstData(c));
  }
  app.notFound((c) => answerError(c, new AppError('not_found', message('no_such_address'))));
  app.onError((error, c) => {
    if (error instanceof AppError) return answerError(c, error);
    if (isHangUp(error)) return answerError(c, new AppError('bad_request', message('request_not_whole')));
    site.log.error({ err: error, ...aboutRequest(c) }, 'a request failed');
    return answerError(c, internalError(error));
  });
  return app;
}

/** Returns whether a client disconnected, or was cut off, in the middle of a body: no response can reach it. */
function isHangUp(error: Error & { code?: string }): boolean {
  return error.code === 'ECONNRESET' && error.message === 'aborted';
}

/** Logs one line per request, without the query string, because a query string can hold private data. */
function logRequests(site: Site) {
  return async (c: Context, next: () => Promise<void>) => {
    const start = performance.now();
    await next();
    if (!site.log.isLevelEnabled('debug')) return;
    const ms = Math.round(performance.now() - start);
    site.log.debug({ method: c.req.method, ...aboutRequest(c), status: c.res.status, ms }, 'request');
  };
}
