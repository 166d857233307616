import type { MiddlewareHandler } from 'hono';
import type { Site } from '../site/site.ts';

/**
 * Detects requests through a proxy while TRUST_PROXY is 0. The rate limits then count all members as one, by the proxy's
 * address. The warning is logged once per start and shown to administrators.
 */
export function detectUntrustedProxy(site: Site): MiddlewareHandler {
  return async (c, next) => {
    if (!site.facts.untrustedProxy && site.env.TRUST_PROXY === 0 && c.req.header('x-forwarded-for') !== undefined) {
      site.facts.untrustedProxy = true;
      site.log.warn(
        'requests come through a proxy and all limits count its address; set TRUST_PROXY to the number of proxies',
      );
    }
    return next();
  };
}
