import type { Context } from 'hono';
import { finishConnect } from '../../domains/alerts/slack/connect.ts';
import type { Site } from '../../site/site.ts';
import { createContext } from '../context.ts';

/**
 * Takes the browser that Slack's page sends back, and leads it to Settings, which tells the member how it ended. The
 * session cookie comes along: it is a top-level navigation (SameSite=Lax, decisions.md D4).
 */
export function createSlackOauth(site: Site): (c: Context) => Promise<Response> {
  return async (c) => {
    const { actor, responseHeaders } = await createContext(site, c);
    const { state = null, code = null, error = null } = c.req.query();
    const outcome = await finishConnect(site, actor, { state, code, error });
    for (const cookie of responseHeaders.getSetCookie()) c.header('set-cookie', cookie, { append: true });
    // The address holds a code, so no cache may keep it.
    c.header('cache-control', 'no-store');
    return c.redirect(`${site.env.publicUrl}/settings?slack=${outcome}#alerts`, 303);
  };
}
