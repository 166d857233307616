import type { Context } from 'hono';
import { answerProvider } from '../../domains/alerts/incoming/webhooks.ts';
import type { Site } from '../../site/site.ts';

/** Passes webhook calls of providers to the alerts domain, with the public URL that the provider called and signed. */
export function createWebhooks(site: Site): (c: Context) => Promise<Response> {
  return async (c) => {
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
