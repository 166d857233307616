import type { MiddlewareHandler } from 'hono';
import type { Site } from '../site/site.ts';

/**
 * Detects requests through a proxy while TRUST_PROXY is 0. The rate limits then count all members as one, by the proxy's
 * address. The warning is logged once per start and shown to administrators.
 */
export function detectUntrustedProxy(site: Site): MiddlewareHandler {
  return async (c, next) => {
    if (!site.observed.untrustedProxy && site.env.TRUST_PROXY === 0 && c.req.header('x-forwarded-for') !== undefined) {
      site.observed.untrustedProxy = true;
      site.log.warn(
        'requests come through a proxy and all limits count its address; set TRUST_PROXY to the number of proxies',
      );
    }
    return next();
  };
}

/**
 * Detects requests that name fewer proxies than TRUST_PROXY says. The rate limits then count them as one, by the address
 * of the last proxy. The warning is logged once per start and shown to administrators.
 */
export function detectMissingProxies(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const named = c.req.header('x-forwarded-for')?.split(',').length ?? 0;
    if (!site.observed.missingProxies && named > 0 && named < site.env.TRUST_PROXY) {
      site.observed.missingProxies = true;
      site.log.warn(
        'requests name fewer proxies in X-Forwarded-For than TRUST_PROXY says, and all limits count them as one address',
      );
    }
    return next();
  };
}
