import type { MiddlewareHandler } from 'hono';
import { NO_TRACING } from '../lib/tracing/tracing.ts';
import type { Site } from '../site/site.ts';
import { loadLabels } from './labels/load-labels.ts';

/** Records a span for each request, with the declared route and without the requested address, which may contain tokens. */
export function traceRequests(site: Site): MiddlewareHandler {
  return async (c, next) => {
    if (site.tracing === NO_TRACING) return next();
    const { labelsOf } = await loadLabels();
    const { method, route } = labelsOf(c.req);
    return site.tracing.inSpan(
      `${method} ${route}`,
      { kind: 'server', attributes: { 'http.request.method': method, 'http.route': route } },
      next,
      () => ({ 'http.response.status_code': c.res.status }),
    );
  };
}
