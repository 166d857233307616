import type { Context } from 'hono';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { finishConnect, listRedirects } from '../../domains/alerts/workspaces/finish-connect.ts';
import type { Site } from '../../site/site.ts';
import { createContext } from '../context.ts';

type Handler = (c: Context) => Promise<Response>;

/**
 * Returns the handlers of OAuth redirects, by path. A provider redirects the browser there after a member has allowed or
 * refused to connect a workspace.
 */
export function createRedirects(site: Site): ReadonlyMap<string, Handler> {
  return new Map(listRedirects().map(({ channel, path }) => [path, createRedirect(site, channel)]));
}

/**
 * Handles the redirect of a channel and redirects to Settings with the outcome in the query. The request has the session
 * cookie, because it is a top-level navigation (SameSite=Lax, decisions.md D4).
 */
function createRedirect(site: Site, channel: AlertMethod): Handler {
  return async (c) => {
    const { actor } = await createContext(site, c);
    const { state = null, code = null, error = null } = c.req.query();
    const outcome = await finishConnect(site, actor, channel, { state, code, error });
    // The address contains a code, so no cache may store it.
    c.header('cache-control', 'no-store');
    return c.redirect(`${site.env.publicUrl}/settings?${channel}=${outcome}#alerts`, 303);
  };
}
