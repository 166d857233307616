import type { Context } from 'hono';
import { answerProvider } from '../../domains/alerts/incoming/webhooks.ts';
import type { Site } from '../../site/site.ts';
import { createRedirects } from './oauth-redirects.ts';

/**
 * Passes webhook calls of providers to the alerts domain, with the public URL that the provider called and signed. Also
 * handles OAuth redirects.
 */
export function createWebhooks(site: Site): (c: Context) => Promise<Response> {
  const redirects = createRedirects(site);
  return async (c) => {
    const redirect = c.req.method === 'POST' ? undefined : redirects.get(c.req.path);
    // A HEAD request, as of a program that checks links, must not use up what only works once.
    if (redirect) return c.req.method === 'GET' ? redirect(c) : c.body(null, 204);
    const { pathname, search } = new URL(c.req.url);
    const { type, body } = await answerProvider(site, pathname, {
      method: c.req.method,
      url: `${site.env.publicUrl}${pathname}${search}`,
      headers: c.req.raw.headers,
      body: await c.req.text(),
    });
    return c.body(body, 200, { 'content-type': type });
  };
}
