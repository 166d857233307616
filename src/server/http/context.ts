import type { Context as HonoContext } from 'hono';
import { recordRead } from '../domains/audit/service.ts';
import { sessionsOf } from '../domains/auth/sessions/sessions.ts';
import { readToken } from '../domains/auth/tokens/service.ts';
import type { MemberActor } from '../lib/actor.ts';
import type { Site } from '../site/site.ts';
import type { Caller, Context } from '../trpc/context.ts';
import { bearerToken, callerAddress, isSecure } from './caller.ts';
import { setResponseHeaders } from './headers/call-cookies.ts';

/**
 * Identifies the caller, by a Bearer token if there is one, else by the session cookie. The cookie in `responseHeaders`
 * renews a session whose lifetime is half over.
 */
export async function createContext(site: Site, c: HonoContext): Promise<Context> {
  const secure = isSecure(site, c);
  const cookie = c.req.header('cookie') ?? null;
  const address = callerAddress(site, c);
  const responseHeaders = new Headers();
  setResponseHeaders(c, responseHeaders);
  return {
    site,
    requestId: c.get('requestId'),
    actor: await readActor(site, c, { address, secure, cookie, responseHeaders }),
    caller: { address, userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null, secure, cookie },
    responseHeaders,
    recordRead: (actor, act) => recordRead(site, actor, act),
  };
}

async function readActor(
  site: Site,
  c: HonoContext,
  {
    address,
    secure,
    cookie,
    responseHeaders,
  }: Pick<Caller, 'address' | 'secure' | 'cookie'> & { responseHeaders: Headers },
): Promise<MemberActor | null> {
  const authorization = c.req.header('authorization');
  // An invalid token is an error even with a valid cookie, so that the caller notices.
  if (authorization !== undefined) {
    const token = bearerToken(authorization);
    return token ? readToken(site, token, address) : null;
  }
  const session = await sessionsOf(site).read(cookie, secure);
  if (!session) return null;
  if (session.renewed) responseHeaders.append('set-cookie', session.renewed);
  const { userId, role, sessionId, startedAt } = session;
  return { kind: 'member', userId, role, address, credential: { kind: 'session', sessionId, startedAt } };
}
